import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite } from '../components/site-context'
import { startAffiliateTracker } from './trackers/affiliate'
import { reportToGoogle, startGoogleAnalytics } from './trackers/google-analytics'
import { thirdPartyAddress } from './trackers/third-party-address'

/** Counts the first page and each change of path or query: in the site's own counter, and in trackers that are configured. */
export function usePageViews(): void {
  const { gaMeasurementId, tapfiliateAccountId } = useSite()
  const { pathname, search } = useLocation()
  const last = useRef<string | null>(null)

  useEffect(() => {
    if (tapfiliateAccountId) startAffiliateTracker(tapfiliateAccountId)
    if (gaMeasurementId) startGoogleAnalytics(gaMeasurementId)
  }, [tapfiliateAccountId, gaMeasurementId])

  useEffect(() => {
    const address = window.location.origin + pathname + search
    if (last.current === address) return
    const referrer = last.current ?? document.referrer
    last.current = address
    countView(pathname, search)
    if (gaMeasurementId) reportToGoogle(thirdPartyAddress(address), thirdPartyAddress(referrer))
  }, [pathname, search, gaMeasurementId])
}

/** `keepalive` lets the call outlive a page that is left at once. A view that is not counted is no loss to the visitor. */
function countView(path: string, search: string): void {
  const query = new URLSearchParams(search)
  query.delete('search')
  fetch('/api/page-views', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path, query: query.toString() }),
    keepalive: true,
  }).catch(() => undefined)
}
