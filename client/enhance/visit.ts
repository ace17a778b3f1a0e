/** The only script on most pages: it counts the view, announces slow-loading articles, copies letters, closes panels, and leads on from a form. */
import { enhanceCopying } from './copy'
import { announceLoading } from './loading'
import { showOwnPage } from './own-page'
import { enhancePanels } from './panels'
import { keepVisit } from './visit-path'

// Exported from here, so that the build keeps it in this file whichever other script uses it.
export { followedLink } from './click'

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
