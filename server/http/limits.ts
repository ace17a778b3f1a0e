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

/** What one address may do in which time; the store counts for all web processes together. */
const storedRules = {
  /**
   * A sustained lead or message per second. A hospital, a conference, or a carrier can have hundreds of people behind
   * one address, and rejecting one loses business; a flood is still stopped long before it troubles the database.
   * Counted only for valid answers, so a rejected submission costs no statement and does not count.
   */
  submissions: { limit: 600, windowMs: 10 * 60_000, whileAway: 'pass' },
  /**
   * Wrong passwords; a right one that could not be stored does not count. Checked directly before the password, so
   * nothing else counts. It is the only limit on signing in: attempts from other addresses never block anyone.
   */
  signIn: { limit: 10, windowMs: 15 * 60_000, refusal: 401, whileAway: 'refuse' },
  /**
   * Addresses of requests under which nothing is kept. Nobody guesses 192 bits; this keeps guessing from costing anything, and the
   * store is away at no visitor's expense.
   */
  requestLinks: { limit: 30, windowMs: 15 * 60_000, refusal: 404, whileAway: 'pass' },
} satisfies Record<string, StoredRule>

/** What one address may request from one process. Counted in memory, so rejecting costs nothing. */
const memoryRules = {
  /** Answers of the match as JSON, each some tens of milliseconds of work; a person who tries all boxes stays far below. */
  match: { burst: 120, perSecond: 1 },
  /** The same as pages: whoever follows each of their links, such as a crawler that checks a site, gets through. */
  matchPages: { burst: 600, perSecond: 5 },
  /** Workbooks of a match: each some tens of milliseconds of work, linked from each of those pages. */
  workbooks: { burst: 600, perSecond: 1 },
  /** Several people reading fast behind one address; beyond it views go uncounted. */
  pageViews: { burst: 3_000, perSecond: 5 },
  /** Forms posted to the admin pages by somebody who is not signed in: a form that is not a password is shown the sign-in page. */
  unsignedForms: { burst: 60, perSecond: 0.2 },
  /** Calls by token, whether that is valid or not: before it is looked for. A program that copies all leads stays below. */
  tokenCalls: { burst: 600, perSecond: 5 },
  /** Questions to a passkey, each a row for five minutes. */
  passkeyChallenges: { burst: 60, perSecond: 0.2 },
  /** Steps of signing in by the provider: each begins a row or asks the provider. Nothing can be guessed, so that no other way in counts them. */
  providerSignIns: { burst: 60, perSecond: 0.2 },
  /** Searches are the dearest thing to ask: each new word is a pass over all articles. */
  searches: { burst: 120, perSecond: 1 },
  /** Reports of browsers. Refused before the body is read, so that a flood of them costs nothing. */
  reports: { burst: 60, perSecond: 1 },
  /** Reports from all addresses together: beyond this, their number says nothing more. */
  reportsOfAll: { burst: 600, perSecond: 20, allTogether: true },
} satisfies Record<string, MemoryRule>

/** All that is not sent from the finished pages or a built file: many people behind one address, for hours. */
const everything: BucketRule = { burst: 3_000, perSecond: 10 }

interface MemoryRule extends BucketRule {
  /** One count for everybody instead of one an address. */
  allTogether?: boolean
}

interface StoredRule {
  limit: number
  windowMs: number
  /** The status of what counts, beside what is past the limit; absent where all counts. */
  refusal?: number
  /** What becomes of requests while the store is away. */
  whileAway: 'pass' | 'refuse'
}

type StoredName = keyof typeof storedRules
type MemoryName = keyof typeof memoryRules

export interface Limits extends Readonly<Record<StoredName | MemoryName, RequestHandler>> {
  /** Counts a request of an address, of whatever kind. Answers how many seconds it has to wait, 0 where it may pass. */
  waitOf(address: string | undefined): number
}

interface LimitStores {
  limitStore(prefix: string): Store
}

/**
 * One guard a rule: past the limit it refuses with 429 and `Retry-After`. A store that is away lets requests pass,
 * since losing a lead is worse than counting one too few.
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

/** The connection is closed, so that what else was being sent is not read to its end. */
export const waitHeaders = (seconds: number) => ({ 'Retry-After': String(seconds), Connection: 'close' })

/** For requests of any kind: a call is refused as calls are, a page by a plain one that costs nothing to make. Built files pass. */
export function limitEverything({ waitOf }: Limits): RequestHandler {
  return (request, response, next) => {
    const seconds = request.path.startsWith('/assets/') ? 0 : waitOf(request.ip)
    if (seconds === 0) return next()
    response.set(waitHeaders(seconds))
    if (!request.path.startsWith('/api/')) return answerPlainly(429, request, response)
    next(tooManyRequests())
  }
}

/** Stands before a list that can be searched; whoever just reads it is not counted. */
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
  const { limit, windowMs, refusal, whileAway }: StoredRule = storedRules[name]
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
    passOnStoreError: whileAway === 'pass',
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    keyGenerator: (request) => keyOf(request.ip),
    handler: (_request, response, next) => next(isGuess ? tooManyAttempts(response) : tooManyRequests()),
    // Anyone can send these headers; only `trust proxy` decides whether they are believed. The key does heed IPv6.
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
 * The limit on submissions, to be asked once a submission is found to be in order: counts it, answers whether it is one of a flood,
 * and sets the limit's headers. @throws ApiError 429 past the limit.
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
