import { createHmac } from 'node:crypto'
import type { RequestHandler } from 'express'
import { ipKeyGenerator, rateLimit, type Store } from 'express-rate-limit'
import type { Config } from '../platform/config'
import type { Logger } from '../platform/logger'
import { refusal } from '../platform/refusal'

/** What one address may do in which time; the store counts for all web processes together. */
const rules = {
  /**
   * A sustained lead or message a second. A hospital, a conference or a carrier can have hundreds of people behind one address,
   * and one that is turned away is lost business; a flood is still stopped long before it troubles the database.
   */
  submissions: { limit: 600, windowMs: 10 * 60_000 },
  /** Several people reading fast behind one address; beyond it views go uncounted. */
  pageViews: { limit: 3_000, windowMs: 10 * 60_000 },
} as const

export type Limits = Record<keyof typeof rules, RequestHandler>

interface LimitStores {
  limitStore(prefix: string): Store
}

/**
 * One guard a rule: past the limit it refuses with 429 and `Retry-After`. A store that is away lets requests pass,
 * since losing a lead is worse than counting one too few.
 */
export function createLimits(config: Pick<Config, 'sessionSecrets'>, stores: LimitStores, logger: Logger): Limits {
  const names = Object.keys(rules) as (keyof typeof rules)[]
  return Object.fromEntries(
    names.map((name) => [name, limitByAddress(name, config.sessionSecrets[0] ?? '', stores, logger)]),
  ) as Limits
}

function limitByAddress(name: keyof typeof rules, secret: string, stores: LimitStores, logger: Logger): RequestHandler {
  return rateLimit({
    ...rules[name],
    store: stores.limitStore(name),
    passOnStoreError: true,
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    keyGenerator: (request) => addressKey(secret, request.ip ?? ''),
    handler: (_request, _response, next) => next(refusal(429, 'Too many requests. Please try again later.')),
    // Anyone can send these headers; only `trust proxy` decides whether they are believed. The key does heed IPv6, below.
    validate: { xForwardedForHeader: false, forwardedHeader: false, keyGeneratorIpFallback: false },
    logger: {
      warn: (err, message) => logger.warn({ err, limit: name }, message),
      error: (err, message) => logger.warn({ err, limit: name }, message),
    },
  })
}

/** An address is never stored: only this keyed hash of it (of its network, for IPv6), which the secret's holder alone can make. */
function addressKey(secret: string, address: string): string {
  return createHmac('sha256', secret).update(ipKeyGenerator(address)).digest('base64url')
}
