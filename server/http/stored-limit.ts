import type { Request, RequestHandler, Response } from 'express'
import { type Options, type RateLimitInfo, rateLimit, type Store } from 'express-rate-limit'
import { ApiError } from '../../shared/api'
import { httpError } from '../platform/http-error'
import type { Logger } from '../platform/logger'
import { createOutageLog, type OutageLog } from '../platform/stores/outage'
import { networkFactor, type StoredRule, storedRules } from './limit-rules'
import { unavailable } from './problem'
import type { VisitorKeys } from './visitor-key'

export interface LimitStores {
  limitStore(prefix: string): Store
}

interface Counted {
  visitorLimit?: RateLimitInfo
  networkLimit?: RateLimitInfo
}

export function usedOf(request: Request): { visitor: number; network: number } {
  const { visitorLimit, networkLimit } = request as Request & Counted
  return { visitor: visitorLimit?.used ?? 0, network: networkLimit?.used ?? 0 }
}

/** A guard that counts in the store: the visitor, and then its network. */
export function storedLimit(
  name: keyof typeof storedRules,
  keys: VisitorKeys,
  stores: LimitStores,
  logger: Logger,
): RequestHandler {
  const rule: StoredRule = storedRules[name]
  const outage = createOutageLog(logger, `limit ${name}`)
  const parts = { rule, outage, warn: (err: unknown, message = '') => logger.warn({ err, limit: name }, message) }
  const ofVisitor = counter(parts, 'visitorLimit', {
    limit: rule.limit,
    store: stores.limitStore(name),
    standardHeaders: 'draft-7',
    keyGenerator: ({ ip }) => keys.visitor(ip),
  })
  const ofNetwork = counter(parts, 'networkLimit', {
    limit: rule.limit * networkFactor,
    store: stores.limitStore(`${name}-network`),
    standardHeaders: false,
    keyGenerator: ({ ip }) => keys.network(ip) ?? '',
  })
  return (request, response, next) =>
    ofVisitor(request, response, (error?: unknown) => {
      if (error || keys.network(request.ip) === undefined) return next(error)
      ofNetwork(request, response, next)
    })
}

interface CounterParts {
  rule: StoredRule
  outage: OutageLog
  warn(error: unknown, message?: string): void
}

function counter(
  { rule: { windowMs, refusal, whileDown }, outage, warn }: CounterParts,
  property: keyof Counted,
  options: Partial<Options>,
): RequestHandler {
  const isGuess = refusal !== undefined
  const count = rateLimit({
    ...options,
    windowMs,
    skipSuccessfulRequests: isGuess,
    ...(isGuess && {
      requestWasSuccessful: (_request: Request, { statusCode }: Response) =>
        statusCode !== refusal && statusCode !== 429,
    }),
    passOnStoreError: whileDown === 'pass',
    legacyHeaders: false,
    requestPropertyName: property,
    handler(request, response, next) {
      const endsMs = (request as Request & Counted)[property]?.resetTime?.getTime() ?? 0
      const seconds = Math.max(1, Math.ceil((endsMs - Date.now()) / 1_000))
      response.set('Retry-After', String(seconds))
      next(isGuess ? tooManyAttempts(seconds) : tooManyRequests())
    },
    // Anyone can send these headers; `trust proxy` decides whether they are believed. The key function handles IPv6.
    validate: { xForwardedForHeader: false, forwardedHeader: false, keyGeneratorIpFallback: false },
    // `error` is called only when a store fails: logged once per outage, because requests pass or have their own line.
    logger: { warn, error: outage.down },
  })
  return (request, response, next) =>
    count(request, response, (error?: unknown) => {
      if (property in request) outage.up()
      next(error && !(error instanceof ApiError) ? unavailable(error) : error)
    })
}

export const tooManyRequests = () => httpError(429, 'Too many requests. Please try again later.')

function tooManyAttempts(seconds: number): ApiError {
  const detail = `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes`
  return new ApiError({ type: 'about:blank', title: 'Rate Limited', status: 429, detail })
}
