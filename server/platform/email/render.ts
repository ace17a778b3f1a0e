import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Renders the HTML part of an email. React escapes what people typed. */
export function renderEmail(template: ReactElement): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(template)}`
}
