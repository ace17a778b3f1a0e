import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The HTML part of an email. What people typed is escaped by React. */
export function renderEmail(template: ReactElement): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(template)}`
}
