import type { BucketRule } from './buckets'

export interface MemoryRule extends BucketRule {
  allTogether?: boolean
}

export interface StoredRule {
  limit: number
  windowMs: number
  /** Only responses with this status count, besides rejections by the limit itself. If absent, all requests count. */
  refusal?: number
  whileDown: 'pass' | 'refuse'
}

/** What one address may do in a period. The store counts for all web processes together. */
export const storedRules = {
  /**
   * About one lead or message per second. A hospital, a conference, or a carrier can have hundreds of people behind one
   * address; a flood is still stopped long before it strains the database. Counted only for valid answers.
   */
  submissions: { limit: 600, windowMs: 10 * 60_000, whileDown: 'pass' },
  /**
   * Wrong passwords, checked directly before the password, so nothing else counts. It is the only limit on signing in:
   * attempts from other addresses never block anyone.
   */
  signIn: { limit: 10, windowMs: 15 * 60_000, refusal: 401, whileDown: 'refuse' },
  /**
   * Requests for request pages that do not exist. Nobody guesses 192 bits, but guessing must not cost a lookup each
   * time. If the store is down, visitors still get their pages.
   */
  requestLinks: { limit: 30, windowMs: 15 * 60_000, refusal: 404, whileDown: 'pass' },
} satisfies Record<string, StoredRule>

/** What one address may request from one process. Counted in memory, so rejecting costs nothing. */
export const memoryRules = {
  /** Match results as JSON, each some tens of milliseconds of work. A person who tries every box stays far below. */
  match: { burst: 120, perSecond: 1 },
  /** Match results as pages. A crawler that follows each of their links gets through. */
  matchPages: { burst: 600, perSecond: 5 },
  /** Workbooks of match results: each some tens of milliseconds of work, and linked from every result page. */
  workbooks: { burst: 600, perSecond: 1 },
  /** Several people reading fast behind one address. Above it, page views are not counted. */
  pageViews: { burst: 3_000, perSecond: 5 },
  /** Forms posted to the admin pages without a session. One without a password is answered with the sign-in page. */
  unsignedForms: { burst: 60, perSecond: 0.2 },
  /** Calls with a token, valid or not, counted before it is looked up. A program that copies all leads stays below. */
  tokenCalls: { burst: 600, perSecond: 5 },
  /** Passkey challenges, each a row that is kept for five minutes. */
  passkeyChallenges: { burst: 60, perSecond: 0.2 },
  /** Steps of signing in through the provider. There is nothing to guess, so they do not count against other ways. */
  providerSignIns: { burst: 60, perSecond: 0.2 },
  /** Searches are the most expensive requests: each new word is a pass over all articles. */
  searches: { burst: 120, perSecond: 1 },
  /** Browser reports. Rejected before the body is read, so a flood of them costs nothing. */
  reports: { burst: 60, perSecond: 1 },
  /** Browser reports from all addresses together: above this, their number says nothing more. */
  reportsOfAll: { burst: 600, perSecond: 20, allTogether: true },
} satisfies Record<string, MemoryRule>

/** Every request except built files and cached pages. High enough for many people behind one address for hours. */
export const everything: BucketRule = { burst: 3_000, perSecond: 10 }

/** How many times the limit of one address an IPv6 network (/48) has, of which some connections get a whole one. */
export const networkFactor = 5
