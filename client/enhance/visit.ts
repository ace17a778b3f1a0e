/** The only script on most pages: it counts the view, and shows when an article is slow to load. */
import { tellLoading } from './loading'
import { keepVisit } from './visit-path'

// From here, so that it stands in the file of this script, whatever other script uses it.
export { followedLink } from './click'

/** The address that was counted last, without what was searched for; null before the first. */
let counted: string | null = null

/**
 * Counts a view of the current address, unless it was the last one counted: in the site's own counter, and in this
 * page's trackers, which listen for the event. Typing in a search is not a new view and is not reported. Neither is a
 * page that sends no referrer, because its address is a secret.
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

/** The site that led here, without the page on it; empty where none did, undefined where it is this one. */
function siteBefore(): string | undefined {
  const site = document.referrer && new URL(document.referrer).origin
  return site === location.origin ? undefined : site
}

function withoutSearch(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('search')
  return String(query)
}

/** A page from the back-forward cache comes as it was left: with its menu open, and viewed once more. */
function showAgain({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) panel.hidePopover?.()
  counted = ''
  countView()
}

// A page that is fetched ahead of need is viewed when it is shown, if ever.
if (document.prerendering) document.addEventListener('prerenderingchange', countView, { once: true })
else countView()
addEventListener('pageshow', showAgain)
tellLoading()

declare global {
  interface Document {
    /** Whether the page is being made ready for a visitor who has not asked for it yet; absent where browsers do not do that. */
    readonly prerendering?: boolean
  }
  interface DocumentEventMap {
    'page-view': CustomEvent<{ address: string; referrer: string }>
  }
}
