/**
 * With a configured tracker, this runs before `visit.ts`. Trackers are loaded when the first view is counted, so never
 * while the page is prerendered.
 */

import { reportToGoogle, startGoogleAnalytics } from './google-analytics'
import { startAffiliateTracker } from './tapfiliate'
import { thirdPartyAddress } from './third-party-address'

const [gaMeasurementId, tapfiliateAccountId] = ['google-analytics', 'tapfiliate'].map(
  (name) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content,
)

function start(): void {
  if (tapfiliateAccountId) startAffiliateTracker(tapfiliateAccountId)
  if (gaMeasurementId) startGoogleAnalytics(gaMeasurementId)
}

document.addEventListener('page-view', start, { once: true })
if (gaMeasurementId) {
  document.addEventListener('page-view', ({ detail: { address, referrer } }) =>
    reportToGoogle(thirdPartyAddress(address), thirdPartyAddress(referrer)),
  )
}
