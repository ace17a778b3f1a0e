import { loadScript, undisturbed } from './script'

/**
 * Loads Google's tag without automatic page views. Storage is denied, so it sets no cookie and stores nothing in the
 * browser.
 */
export function startGoogleAnalytics(measurementId: string): void {
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
export function reportToGoogle(address: string, referrer: string): void {
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

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}
