import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'

interface IslandProps<Props extends object> {
  /** The file `client/islands/NAME.island.tsx`, whose `Component` this is. */
  name: string
  component: ComponentType<Props>
  /** What the island is rendered with, on the server and in the browser; they travel as JSON. */
  props: Props
  /** Tells islands of one name on one page apart; ids that React makes begin with it. */
  id?: string
}

/**
 * A tool with live controls within a page that is a document otherwise: React takes it over in the visitor's browser, and it alone.
 * The page's row in `routes.tsx` is then a `tool`. It is rendered as a root of its own, as the browser hydrates it. Without
 * scripts it stays as it is rendered, so it has to say something, or be a form, by itself.
 */
export function Island<Props extends object>({ name, component: Component, props, id = name }: IslandProps<Props>) {
  const html = renderToString(<Component {...props} />, { identifierPrefix: id })
  return (
    <div
      id={id}
      data-island={name}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just made it.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
