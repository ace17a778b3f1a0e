import type { TreeElement } from '../tree'

/** The value of a property in an element's own style, in lower case; empty if it has none. */
export function styleOf({ attributes: { style = '' } }: TreeElement, property: string): string {
  const own = style.split(';').findLast((one) => one.slice(0, one.indexOf(':')).trim().toLowerCase() === property)
  return own
    ? own
        .slice(own.indexOf(':') + 1)
        .replace(/!\s*important/i, '')
        .trim()
        .toLowerCase()
    : ''
}
