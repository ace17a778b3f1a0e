import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'

interface IslandProps<Props extends object> {
  /** The NAME in the file `client/islands/NAME.island.tsx`, whose `Component` this is. */
  name: string
  component: ComponentType<Props>
  /** The island's props on the server and in the browser; they are sent as JSON. */
  props: Props
  /** Distinguishes islands of the same name on one page; the ids that React generates begin with it. */
  id?: string
}

/**
 * A tool with live controls within a plain document: React hydrates only this part in the visitor's browser. The page's
 * row in `routes.tsx` must then be `tool`. The server renders the island as its own root, because the browser hydrates
 * it as one. Without scripts it stays as rendered, so it has to show something, or be a form, by itself.
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
