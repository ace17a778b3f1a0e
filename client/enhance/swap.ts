import { Idiomorph } from 'idiomorph'

/** The one way in which text becomes elements on a form page; only the site's own answers are given to it. */
const policy = window.trustedTypes?.createPolicy('enhance', { createHTML: (html) => html })

/** A document that the site answered. */
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
  // Data for machines that read the address itself; as scripts they would be looked at once more.
  for (const data of nextMain.querySelectorAll('script')) data.remove()
  void Idiomorph.morph(main, nextMain, {
    callbacks: { beforeAttributeUpdated: (name, element, change) => !isVisitors(name, element, change, keeps) },
  })
  // The focused element may be gone, such as a link that undid the choice.
  if (document.activeElement === document.body) main.focus({ preventScroll: true })
  document.title = next.title
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  const nextCanonical = next.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical && nextCanonical) canonical.href = nextCanonical.href
}

const valueAttributes = ['value', 'checked', 'selected']

/** Whether an attribute stands for what the visitor entered or opened. */
function isVisitors(
  name: string,
  element: Element,
  change: 'update' | 'remove',
  keeps: (control: Element) => boolean,
): boolean {
  if (name === 'open') return change === 'remove' && element.closest('form') !== null
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
