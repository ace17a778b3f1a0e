import { Idiomorph } from 'idiomorph'

/**
 * The only Trusted Types policy of form pages: it turns the site's own answers into elements, and nothing else is
 * passed to it.
 */
const policy = window.trustedTypes?.createPolicy('enhance', { createHTML: (html) => html })

/** Parses an answer of the site as a document. */
export function parseAnswer(html: string): Document {
  return new DOMParser().parseFromString((policy?.createHTML(html) ?? html) as string, 'text/html')
}

/**
 * Morphs this page's main part into another document's. Elements that both have stay, and with them focus, caret,
 * scroll positions, and live regions. `keeps` decides whether a control keeps the visitor's value.
 */
export function swapMain(next: Document, keeps: (control: Element) => boolean): void {
  const main = document.querySelector('main')
  const nextMain = next.querySelector('main')
  if (!(main && nextMain)) return
  // Structured data is for programs that read the address themselves. Left in, each block would be checked as a script.
  for (const data of nextMain.querySelectorAll('script')) data.remove()
  void Idiomorph.morph(main, nextMain, {
    callbacks: { beforeAttributeUpdated: (name, element, change) => !isVisitors(name, element, change, keeps) },
  })
  // The focused element may have been removed, such as a link that undid a choice.
  if (document.activeElement === document.body) main.focus({ preventScroll: true })
  document.title = next.title
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  const nextCanonical = next.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical && nextCanonical) canonical.href = nextCanonical.href
}

const valueAttributes = ['value', 'checked', 'selected']

/** Whether an attribute reflects what the visitor entered or opened. */
function isVisitors(
  name: string,
  element: Element,
  change: 'update' | 'remove',
  keeps: (control: Element) => boolean,
): boolean {
  if (name === 'open') return change === 'remove' && element.closest('form, .fold') !== null
  return valueAttributes.includes(name) && keeps(element)
}

interface TrustedPolicy {
  createHTML(html: string): unknown
}

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    trustedTypes?: { createPolicy(name: string, rules: { createHTML: (html: string) => string }): TrustedPolicy }
  }
}
