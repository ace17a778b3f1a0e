import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The HTML part of a mail. What people typed is escaped by React. */
export function renderMail(template: ReactElement): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(template)}`
}
