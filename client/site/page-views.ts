import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite } from '../components/site-context'
import { startAffiliateTracker } from './trackers/affiliate'
import { reportToGoogle, startGoogleAnalytics } from './trackers/google-analytics'
import { thirdPartyAddress } from './trackers/third-party-address'

/**
 * Counts the first page and each change of path or query: in the site's own counter, and in trackers that are
 * configured. What a visitor types into a search is nobody's business and no other page.
 */
export function usePageViews(): void {
  const { gaMeasurementId, tapfiliateAccountId } = useSite()
  const { pathname, search } = useLocation()
  const last = useRef<string | null>(null)

  useEffect(() => {
    if (tapfiliateAccountId) startAffiliateTracker(tapfiliateAccountId)
    if (gaMeasurementId) startGoogleAnalytics(gaMeasurementId)
  }, [tapfiliateAccountId, gaMeasurementId])

  useEffect(() => {
    const query = withoutSearch(search)
    const address = window.location.origin + pathname + query
    if (last.current === address) return
    const referrer = last.current ?? document.referrer
    countView(pathname, query, last.current === null ? siteBefore() : undefined)
    last.current = address
    if (gaMeasurementId) reportToGoogle(thirdPartyAddress(address), thirdPartyAddress(referrer))
  }, [pathname, search, gaMeasurementId])
}

/** The site that led to the first page, without the page on it; empty where none did, undefined where it is this one. */
function siteBefore(): string | undefined {
  const site = document.referrer && new URL(document.referrer).origin
  return site === window.location.origin ? undefined : site
}

/** `keepalive` lets the call outlive a page that is left at once. A view that is not counted is no loss to the visitor. */
function countView(path: string, query: string, referrer: string | undefined): void {
  fetch('/api/page-views', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path, query: query.slice(1), referrer }),
    keepalive: true,
  }).catch(() => undefined)
}

function withoutSearch(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('search')
  const text = query.toString()
  return text && `?${text}`
}
