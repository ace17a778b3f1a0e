import { loadScript, undisturbed } from './script'

/** Loads the tracker; until its script has loaded, calls wait in its queue. */
export function startAffiliateTracker(accountId: string): void {
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

declare global {
  interface Window {
    tap?: (...call: unknown[]) => void
    TapfiliateObject?: string
  }
}
