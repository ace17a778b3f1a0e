import { createHmac } from 'node:crypto'
import type { RequestHandler, Response } from 'express'
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit'
import { ApiError } from '../../shared/api'
import type { Config } from '../platform/config'
import type { Logger } from '../platform/logger'
import { refusal } from '../platform/refusal'

/** What one address may do in which time; the store counts for all web processes together. */
const rules: Record<LimitName, Rule> = {
  /**
   * A sustained lead or message a second. A hospital, a conference or a carrier can have hundreds of people behind one address,
   * and one that is turned away is lost business; a flood is still stopped long before it troubles the database. What is
   * refused for its content stores nothing and does not count.
   */
  submissions: { limit: 600, windowMs: 10 * 60_000, counts: 'accepted' },
  /** Several people reading fast behind one address; beyond it views go uncounted. */
  pageViews: { limit: 3_000, windowMs: 10 * 60_000, counts: 'all' },
  /** Wrong passwords; one who signs in is not counted. */
  signIn: { limit: 10, windowMs: 15 * 60_000, counts: 'refused' },
  /** Those of all addresses together: guessing from a thousand of them gets no further. */
  signInOverall: { limit: 300, windowMs: 15 * 60_000, counts: 'refused', allTogether: true },
}

type LimitName = 'submissions' | 'pageViews' | 'signIn' | 'signInOverall'

interface Rule {
  limit: number
  windowMs: number
  /** By how they end. Where only refused ones count, nothing passes while the store is away. */
  counts: 'all' | 'accepted' | 'refused'
  /** One count for everybody instead of one an address. */
  allTogether?: boolean
}

export type Limits = Record<LimitName, RequestHandler>

interface LimitStores {
  limitStore(prefix: string): Store
}

/**
 * One guard a rule: past the limit it refuses with 429 and `Retry-After`. A store that is away lets requests pass,
 * since losing a lead is worse than counting one too few.
 */
export function createLimits(config: Pick<Config, 'sessionSecrets'>, stores: LimitStores, logger: Logger): Limits {
  const names = Object.keys(rules) as LimitName[]
  return Object.fromEntries(
    names.map((name) => [name, limitByAddress(name, config.sessionSecrets[0] ?? '', stores, logger)]),
  ) as Limits
}

function limitByAddress(name: LimitName, secret: string, stores: LimitStores, logger: Logger): RequestHandler {
  const { limit, windowMs, counts, allTogether = false } = rules[name]
  const isGuess = counts === 'refused'
  const count = rateLimit({
    limit,
    windowMs,
    skipSuccessfulRequests: isGuess,
    skipFailedRequests: counts === 'accepted',
    store: stores.limitStore(name),
    passOnStoreError: !isGuess,
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    keyGenerator: (request) => (allTogether ? 'all' : addressKey(secret, request.ip ?? '')),
    handler: (_request, response, next) => next(isGuess ? tooManyAttempts(response) : tooManyRequests()),
    // Anyone can send these headers; only `trust proxy` decides whether they are believed. The key does heed IPv6, below.
    validate: { xForwardedForHeader: false, forwardedHeader: false, keyGeneratorIpFallback: false },
    logger: {
      warn: (err, message) => logger.warn({ err, limit: name }, message),
      error: (err, message) => logger.warn({ err, limit: name }, message),
    },
  })
  return (request, response, next) =>
    count(request, response, (error?: unknown) => next(error && !(error instanceof ApiError) ? storeAway() : error))
}

const tooManyRequests = () => refusal(429, 'Too many requests. Please try again later.')

function tooManyAttempts(response: Response): ApiError {
  const minutes = Math.ceil(Number(response.getHeader('Retry-After')) / 60)
  const detail = `Too many attempts. Try again in ${minutes} minutes`
  return new ApiError({ type: 'about:blank', title: 'Rate Limited', status: 429, detail })
}

const storeAway = () => refusal(503, 'The service cannot answer at the moment. Please try again shortly.')

/** An address is never stored: only this keyed hash of it (of its network, for IPv6), which the secret's holder alone can make. */
function addressKey(secret: string, address: string): string {
  return createHmac('sha256', secret).update(ipKeyGenerator(address)).digest('base64url')
}
