import type { Request, RequestHandler, Response } from 'express'
import { type AugmentedRequest, rateLimit, type Store } from 'express-rate-limit'
import { ApiError } from '../../shared/api'
import type { Config } from '../platform/config'
import { httpError } from '../platform/http-error'
import type { Logger } from '../platform/logger'
import { createOutageLog } from '../platform/stores/outage'
import type { Admission } from '../submissions/service'
import { type BucketRule, createBuckets } from './buckets'
import { answerPlainly } from './plain-answer'
import { unavailable } from './problem'
import { type VisitorKeys, visitorKeys } from './visitor-key'

/** What one address may do in a period. The store counts for all web processes together. */
const storedRules = {
  /**
   * About one lead or message per second. A hospital, a conference, or a carrier can have hundreds of people behind one
   * address, and rejecting one loses business; a flood is still stopped long before it strains the database. Counted
   * only for valid answers, so a rejected submission costs no statement and does not count.
   */
  submissions: { limit: 600, windowMs: 10 * 60_000, whileDown: 'pass' },
  /**
   * Wrong passwords; a correct one whose session could not be stored does not count. Checked directly before the
   * password, so nothing else counts. It is the only limit on signing in: attempts from other addresses never block
   * anyone.
   */
  signIn: { limit: 10, windowMs: 15 * 60_000, refusal: 401, whileDown: 'refuse' },
  /**
   * Requests for request pages that do not exist. Nobody guesses 192 bits, but guessing must not cost a lookup each
   * time. If the store is down, visitors still get their pages.
   */
  requestLinks: { limit: 30, windowMs: 15 * 60_000, refusal: 404, whileDown: 'pass' },
} satisfies Record<string, StoredRule>

/** What one address may request from one process. Counted in memory, so rejecting costs nothing. */
const memoryRules = {
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
  /**
   * Steps of signing in through the provider: each creates a row or calls the provider. There is nothing to guess, so
   * they do not count against other ways to sign in.
   */
  providerSignIns: { burst: 60, perSecond: 0.2 },
  /** Searches are the most expensive requests: each new word is a pass over all articles. */
  searches: { burst: 120, perSecond: 1 },
  /** Browser reports. Rejected before the body is read, so a flood of them costs nothing. */
  reports: { burst: 60, perSecond: 1 },
  /** Browser reports from all addresses together: above this, their number says nothing more. */
  reportsOfAll: { burst: 600, perSecond: 20, allTogether: true },
} satisfies Record<string, MemoryRule>

/**
 * Every request except built files, and except pages sent from the cache. High enough for many people behind one
 * address for hours.
 */
const everything: BucketRule = { burst: 3_000, perSecond: 10 }

interface MemoryRule extends BucketRule {
  /** One count for all addresses instead of one per address. */
  allTogether?: boolean
}

interface StoredRule {
  limit: number
  windowMs: number
  /** Only responses with this status count, besides rejections by the limit itself. If absent, all requests count. */
  refusal?: number
  /** What happens to requests while the store is unavailable. */
  whileDown: 'pass' | 'refuse'
}

type StoredName = keyof typeof storedRules
type MemoryName = keyof typeof memoryRules

export interface Limits extends Readonly<Record<StoredName | MemoryName, RequestHandler>> {
  /** Counts one request of any kind from an address. Returns the seconds it has to wait, or 0 if it may pass. */
  waitOf(address: string | undefined): number
}

interface LimitStores {
  limitStore(prefix: string): Store
}

/**
 * Creates one guard per rule, which rejects requests above the limit with 429 and `Retry-After`. If the store is
 * unavailable, the rule's `whileDown` decides; submissions pass, since losing a lead is worse than a missed count.
 */
export function createLimits(config: Pick<Config, 'sessionSecrets'>, stores: LimitStores, logger: Logger): Limits {
  const keyOf = visitorKeys(config.sessionSecrets[0] ?? '')
  const stored = Object.keys(storedRules).map((name) => [
    name,
    storedLimit(name as StoredName, keyOf, stores.limitStore(name), logger),
  ])
  const inMemory = Object.entries(memoryRules).map(([name, rule]) => [name, memoryLimit(rule, keyOf)])
  const waitOfKey = createBuckets(everything)
  return {
    ...(Object.fromEntries([...stored, ...inMemory]) as Record<StoredName | MemoryName, RequestHandler>),
    waitOf: (address) => waitOfKey(keyOf(address)),
  }
}

/** `Connection: close`, so the rest of the request body is not read. */
export const waitHeaders = (seconds: number) => ({ 'Retry-After': String(seconds), Connection: 'close' })

/** Limits requests of any kind: a call gets a problem document, a page a minimal one. Built files pass. */
export function limitEverything({ waitOf }: Limits): RequestHandler {
  return (request, response, next) => {
    const seconds = request.path.startsWith('/assets/') ? 0 : waitOf(request.ip)
    if (seconds === 0) return next()
    response.set(waitHeaders(seconds))
    if (!request.path.startsWith('/api/')) return answerPlainly(429, request, response)
    next(tooManyRequests())
  }
}

/** Limits searches in a list that can also be read without one; plain reading is not counted. */
export function limitSearches({ searches }: Limits): RequestHandler {
  return (request, response, next) => {
    const { searchParams } = new URL(request.originalUrl, 'http://site')
    const isSearch = searchParams.getAll('search').some((text) => text.trim() !== '')
    return isSearch ? searches(request, response, next) : next()
  }
}

function memoryLimit({ allTogether, ...rule }: MemoryRule, keyOf: VisitorKeys): RequestHandler {
  const waitOf = createBuckets(rule)
  return (request, response, next) => {
    const seconds = waitOf(allTogether ? 'all' : keyOf(request.ip))
    if (seconds === 0) return next()
    response.set(waitHeaders(seconds))
    next(tooManyRequests())
  }
}

function storedLimit(name: StoredName, keyOf: VisitorKeys, store: Store, logger: Logger): RequestHandler {
  const { limit, windowMs, refusal, whileDown }: StoredRule = storedRules[name]
  const isGuess = refusal !== undefined
  const outage = createOutageLog(logger, `limit ${name}`)
  const count = rateLimit({
    limit,
    windowMs,
    skipSuccessfulRequests: isGuess,
    ...(isGuess && {
      requestWasSuccessful: (_request: Request, { statusCode }: Response) =>
        statusCode !== refusal && statusCode !== 429,
    }),
    store,
    passOnStoreError: whileDown === 'pass',
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    keyGenerator: (request) => keyOf(request.ip),
    handler: (_request, response, next) => next(isGuess ? tooManyAttempts(response) : tooManyRequests()),
    // Anyone can send these headers; `trust proxy` decides whether they are believed. The key function handles IPv6.
    validate: { xForwardedForHeader: false, forwardedHeader: false, keyGeneratorIpFallback: false },
    logger: {
      warn: (err, message) => logger.warn({ err, limit: name }, message),
      // Called only when a store fails: logged once per outage, because requests pass or have their own log line.
      error: outage.down,
    },
  })
  return (request, response, next) =>
    count(request, response, (error?: unknown) => {
      if ('rateLimit' in request) outage.up()
      next(error && !(error instanceof ApiError) ? unavailable(error) : error)
    })
}

/** More accepted submissions than this from one address within the limit's window look like one sender's. */
const floodAbove = 30

/**
 * Returns the check of a submission against its limit, to be called once the submission is valid: it counts the
 * submission, resolves with whether it is part of a flood, and sets the limit's headers. @throws ApiError 429 above the
 * limit
 */
export function admissionOf({ submissions }: Limits, request: Request, response: Response): Admission {
  return () =>
    new Promise((resolve, reject) => {
      void submissions(request, response, (error?: unknown) => {
        const { rateLimit: count } = request as Request & Partial<AugmentedRequest>
        return error ? reject(error) : resolve({ isFlood: (count?.used ?? 0) > floodAbove })
      })
    })
}

const tooManyRequests = () => httpError(429, 'Too many requests. Please try again later.')

function tooManyAttempts(response: Response): ApiError {
  const minutes = Math.ceil(Number(response.getHeader('Retry-After')) / 60)
  const detail = `Too many attempts. Try again in ${minutes} minutes`
  return new ApiError({ type: 'about:blank', title: 'Rate Limited', status: 429, detail })
}
