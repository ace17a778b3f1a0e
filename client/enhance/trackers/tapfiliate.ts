import { loadScript, undisturbed } from './script'

/** Loads the tracker; until its script is there, calls wait in its queue. */
export function startAffiliateTracker(accountId: string): void {
  undisturbed(() => {
    window.TapfiliateObject = 'tap'
    window.tap ??= waiting
    window.tap('create', accountId)
    window.tap('detect')
    loadScript('https://script.tapfiliate.com/tapfiliate.js')
  })
}

/** What stands in for the tracker until it has loaded and takes over the calls that wait in `q`, as Tapfiliate wants them. */
function waiting(..._call: unknown[]): void {
  waiting.q ??= []
  // biome-ignore lint/complexity/noArguments: the tracker expects `arguments` objects.
  waiting.q.push(arguments)
}
waiting.q = undefined as IArguments[] | undefined

declare global {
  interface Window {
    tap?: (...call: unknown[]) => void
    TapfiliateObject?: string
  }
}
