import { campaignKeys, pagesReadMax } from '../../shared/leads/arrival'

/** The key in `sessionStorage`, which is cleared when the tab is closed. */
const key = 'visit'
/** After this time without a page view, a tab begins a new visit. */
const pauseMs = 1_800_000

interface KeptVisit {
  landingPage: string
  referrer: string
  campaign: string
  pagesRead: string[]
  /** When the last page was opened, in milliseconds since the epoch. */
  at: number
}

/**
 * Remembers how this visit arrived and the pages read last, for the recommendation form. Does nothing if the browser
 * sends Global Privacy Control or blocks storage.
 * @param site the site the visit came from, for its first page
 */
export function keepVisit(site = ''): void {
  if (navigator.globalPrivacyControl) return
  try {
    const now = Date.now()
    const visit = read(now) ?? {
      landingPage: location.pathname,
      referrer: site,
      campaign: campaign(),
      pagesRead: [],
      at: 0,
    }
    if (visit.pagesRead.at(-1) !== location.pathname)
      visit.pagesRead = [...visit.pagesRead, location.pathname].slice(-pagesReadMax - 1)
    sessionStorage.setItem(key, JSON.stringify({ ...visit, at: now }))
  } catch {}
}

function read(now: number): KeptVisit | undefined {
  const visit: KeptVisit | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
  return visit && now - visit.at < pauseMs ? visit : undefined
}

function campaign(): string {
  const query = new URLSearchParams(location.search)
  return campaignKeys
    .map((name) => query.get(name)?.slice(0, 60))
    .filter(Boolean)
    .join(' / ')
}

declare global {
  interface Navigator {
    /** Whether the browser sends Global Privacy Control; absent in browsers without it. */
    readonly globalPrivacyControl?: boolean
  }
}
