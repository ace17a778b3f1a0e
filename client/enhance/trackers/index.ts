/**
 * With a configured tracker, this runs before `visit.ts`. Trackers are loaded when the first view is counted, so never
 * while the page is prerendered.
 */

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

/**
 * Loads Google's tag without automatic page views. Storage is denied, so it sets no cookie and stores nothing in the
 * browser.
 */
function startGoogleAnalytics(measurementId: string): void {
  undisturbed(() => {
    if (window.dataLayer) return
    window.dataLayer = []
    const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
    tag('consent', 'default', { ...denied, analytics_storage: 'denied' })
    tag('js', new Date())
    tag('config', measurementId, { send_page_view: false })
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${measurementId}`)
  })
}

/** Reports one page view. `set` makes later events of the tag use the same addresses instead of the browser's. */
function reportToGoogle(address: string, referrer: string): void {
  undisturbed(() => {
    const addresses = { page_location: address, page_referrer: referrer }
    tag('set', addresses)
    tag('event', 'page_view', { ...addresses, page_title: document.title })
  })
}

/** Google's tag reads `arguments` objects from the layer and ignores arrays. */
function tag(..._call: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer?.push(arguments)
}

/** Loads the tracker; until its script has loaded, calls wait in its queue. */
function startAffiliateTracker(accountId: string): void {
  undisturbed(() => {
    window.TapfiliateObject = 'tap'
    window.tap ??= waiting
    window.tap('create', accountId)
    window.tap('detect')
    loadScript('https://script.tapfiliate.com/tapfiliate.js')
  })
}

/** Replaces Tapfiliate's tracker until that has loaded and replays the calls queued in `q`, as Tapfiliate expects. */
function waiting(..._call: unknown[]): void {
  waiting.q ??= []
  // biome-ignore lint/complexity/noArguments: the tracker expects `arguments` objects.
  waiting.q.push(arguments)
}
waiting.q = undefined as IArguments[] | undefined

/** Loads a tracker's script in the background, once per visit. Whether it loads makes no difference to the visitor. */
function loadScript(source: string): void {
  if (document.querySelector(`script[src="${source}"]`)) return
  const script = document.createElement('script')
  script.src = source
  script.async = true
  document.head.append(script)
}

/** Calls third-party code and ignores its errors. */
function undisturbed(call: () => void): void {
  try {
    call()
  } catch {
    // Ignored, because a failing tracker must not disturb the visitor, not even with a message.
  }
}

declare global {
  interface Window {
    dataLayer?: unknown[]
    tap?: (...call: unknown[]) => void
    TapfiliateObject?: string
  }
}
