import type { Request, RequestHandler, Response } from 'express'
import { type AugmentedRequest, rateLimit, type Store } from 'express-rate-limit'
import { ApiError } from '../../shared/api'
import type { Config } from '../platform/config'
import { httpError } from '../platform/http-error'
import type { Logger } from '../platform/logger'
import { createOutageLog } from '../platform/stores/outage'
import type { Admission } from '../submissions/service'
import { createBuckets } from './buckets'
import { everything, type MemoryRule, memoryRules, type StoredRule, storedRules } from './limit-rules'
import { answerPlainly } from './plain-answer'
import { unavailable } from './problem'
import { type VisitorKeys, visitorKeys } from './visitor-key'

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

/** Limits requests of any kind: a call gets a problem document, a page a minimal one. */
export function limitEverything({ waitOf }: Limits): RequestHandler {
  return (request, response, next) => {
    const seconds = waitOf(request.ip)
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
