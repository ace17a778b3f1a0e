/** The only script on most pages: it counts the view, announces slow-loading articles, copies letters, closes panels, and leads on from a form. */

import { ownPageKey } from '../../shared/forms/enhanced'
import { keepVisit } from './visit-path'

/** Closes a source panel by Escape and by a click outside it, as menus close. Without the script its mark closes it. */
function enhancePanels(): void {
  document.addEventListener('click', ({ target }) => {
    for (const panel of openPanels()) if (!panel.contains(target as Node)) panel.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const panel of openPanels()) {
      // The focus would be lost with what is hidden.
      if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus()
      panel.open = false
    }
  })
}

const openPanels = () => document.querySelectorAll<HTMLDetailsElement>('[name=basis][open]')

/** Shows the link to the page that this tab got with the answer to its form, if the page has a place for it. */
function showOwnPage(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-own-page] a')
  if (!link) return
  try {
    const address = sessionStorage.getItem(ownPageKey)
    if (!address) return
    link.href = address
    link.closest<HTMLElement>('[data-own-page]')?.removeAttribute('hidden')
  } catch {}
}

/** How long a page of the blog may take before a status message says that it is loading. */
const patienceMs = 200

/** Announces that articles are loading after a visitor has followed a link into the blog and still sees this page. */
function announceLoading(): void {
  const region = document.getElementById('loading')
  if (!region) return
  let waiting: ReturnType<typeof setTimeout>
  document.addEventListener('click', (event) => {
    if (!opensBlogHere(event)) return
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      region.textContent = 'Loading articles...'
    }, patienceMs)
  })
  addEventListener('pageshow', () => {
    clearTimeout(waiting)
    region.textContent = ''
  })
}

function opensBlogHere(event: MouseEvent): boolean {
  const link = followedLink(event)
  if (!link || link.origin !== location.origin) return false
  return /^\/blog(\/|$)/.test(link.pathname) && link.pathname !== location.pathname
}

/** Shows the button that copies the page's letter. */
function enhanceCopying(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = false
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (button) void copyLetter(button)
  })
}

/** Where the browser forbids copying, the letter is selected instead, so that the reader can copy it. */
async function copyLetter(button: HTMLElement): Promise<void> {
  const letter = document.querySelector('#letter')
  if (!letter) return
  let number = 0
  const parts = [...letter.querySelectorAll('p, li')].map(
    ({ localName, textContent }) => (localName === 'li' ? `${++number}. ` : '') + textContent,
  )
  try {
    await navigator.clipboard.writeText(parts.join('\r\n\r\n'))
    button.textContent = 'Copied'
  } catch {
    getSelection()?.selectAllChildren(letter)
    button.textContent = 'Selected, ready to copy'
  }
}

/** The link that a plain click follows in this tab; null if the click asks for something else, such as a new tab. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest('a') : null
  return !link || link.target || button || metaKey || ctrlKey || shiftKey || altKey ? null : link
}

/** The address counted last, without search text; null before the first. */
let counted: string | null = null

/**
 * Counts a view of the current address unless it was counted last: in the site's own counter, and in this page's
 * trackers, which listen for the event. Typing in a search is not a new view and is not reported. A page with the
 * referrer policy no-referrer is not counted either, because its address is a secret.
 */
export function countView(): void {
  if (document.querySelector('meta[name=referrer]')) return
  const query = withoutSearch(location.search)
  const address = location.origin + location.pathname + (query && `?${query}`)
  if (address === counted) return
  const referrer = counted ?? document.referrer
  const site = counted === null ? siteBefore() : undefined
  report(location.pathname, query, site)
  keepVisit(site)
  counted = address
  document.dispatchEvent(new CustomEvent('page-view', { detail: { address, referrer } }))
}

/** `keepalive` lets the call outlive a page that is left at once. A lost view does not affect the visitor. */
function report(path: string, query: string, referrer: string | undefined): void {
  fetch('/api/page-views', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path, query, referrer }),
    keepalive: true,
  }).catch(() => undefined)
}

/** The site or app that linked here, without its path; empty if there was none, undefined if it was this site. */
function siteBefore(): string | undefined {
  if (!document.referrer) return ''
  // Of an app's address, the origin is `null`.
  const { origin, protocol, host } = new URL(document.referrer)
  return origin === location.origin ? undefined : `${protocol}//${host}`
}

function withoutSearch(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('search')
  return String(query)
}

/**
 * A page restored from the back-forward cache is as it was left, so its menus are closed, and it counts as viewed
 * again.
 */
function showAgain({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover?.()
  counted = ''
  countView()
}

// A prerendered page counts as viewed only when it is shown.
if (document.prerendering) document.addEventListener('prerenderingchange', countView, { once: true })
else countView()
addEventListener('pageshow', showAgain)
announceLoading()
enhanceCopying()
enhancePanels()
showOwnPage()

declare global {
  interface Document {
    /** Whether the page is being prerendered; absent in browsers without prerendering. */
    readonly prerendering?: boolean
  }
  interface DocumentEventMap {
    'page-view': CustomEvent<{ address: string; referrer: string }>
  }
}
