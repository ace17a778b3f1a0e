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
 * A tool with live controls within a plain document: React takes over only this part in the visitor's browser. The
 * page's row in `routes.tsx` must then be `tool`. The server renders the island as its own root, as the browser
 * hydrates it. Without scripts it stays as rendered, so it has to show something, or be a form, on its own.
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
