import type { Request, RequestHandler, Response } from 'express'
import { pageDataHeader } from '../../shared/page-data'
import type { Config } from '../platform/config'
import type { Logger } from '../platform/logger'
import type { Admission } from '../submissions/service'
import { type BucketRule, createBuckets } from './buckets'
import { everything, type MemoryRule, memoryRules, networkFactor, storedRules } from './limit-rules'
import { answerPlainly } from './plain-answer'
import { type LimitStores, storedLimit, tooManyRequests, usedOf } from './stored-limit'
import { type VisitorKeys, visitorKeys } from './visitor-key'

type StoredName = keyof typeof storedRules
type MemoryName = keyof typeof memoryRules

export interface Limits extends Readonly<Record<StoredName | MemoryName, RequestHandler>> {
  /** Counts one request of any kind from an address. Returns the seconds it has to wait, or 0 if it may pass. */
  waitOf(address: string | undefined): number
}

/**
 * One guard per rule, which rejects requests above the limit with 429 and `Retry-After`. Of IPv6, both a visitor and
 * its network are counted. `whileDown`: submissions pass, since losing a lead is worse than a missed count.
 */
export function createLimits(config: Pick<Config, 'sessionSecrets'>, stores: LimitStores, logger: Logger): Limits {
  const keys = visitorKeys(config.sessionSecrets[0] ?? '')
  const stored = Object.keys(storedRules).map((name) => [name, storedLimit(name as StoredName, keys, stores, logger)])
  const inMemory = Object.entries(memoryRules).map(([name, rule]) => [name, memoryLimit(rule, keys)])
  return {
    ...(Object.fromEntries([...stored, ...inMemory]) as Record<StoredName | MemoryName, RequestHandler>),
    waitOf: waitsOf(everything, keys),
  }
}

/** `Connection: close`, so the rest of the request body is not read. */
export const waitHeaders = (seconds: number) => ({ 'Retry-After': String(seconds), Connection: 'close' })

/** A guard that rejects whoever has to wait, with `Retry-After`. */
function guard(
  waitOf: (address: string | undefined) => number,
  refuse: RequestHandler = (_request, _response, next) => next(tooManyRequests()),
): RequestHandler {
  return (request, response, next) => {
    const seconds = waitOf(request.ip)
    if (seconds === 0) return next()
    response.set(waitHeaders(seconds))
    return refuse(request, response, next)
  }
}

/** Limits requests of any kind: a call, also for a page's data, gets a problem document, a page a minimal one. */
export const limitEverything = ({ waitOf }: Limits): RequestHandler =>
  guard(waitOf, (request, response, next) => {
    const isCall = request.path.startsWith('/api/') || request.get(pageDataHeader) !== undefined
    return isCall ? next(tooManyRequests()) : answerPlainly(429, request, response)
  })

/** Limits searches in a list that can also be read without one; plain reading is not counted. */
export function limitSearches({ searches }: Limits): RequestHandler {
  return (request, response, next) => {
    const { searchParams } = new URL(request.originalUrl, 'http://site')
    const isSearch = searchParams.getAll('search').some((text) => text.trim() !== '')
    return isSearch ? searches(request, response, next) : next()
  }
}

/** Returns the seconds an address has to wait. What the visitor may not do does not count for the network. */
function waitsOf({ burst, perSecond }: BucketRule, keys: VisitorKeys): Limits['waitOf'] {
  const ofVisitor = createBuckets({ burst, perSecond })
  const ofNetwork = createBuckets({ burst: burst * networkFactor, perSecond: perSecond * networkFactor })
  return (address) => {
    const network = keys.network(address)
    return ofVisitor(keys.visitor(address)) || (network === undefined ? 0 : ofNetwork(network))
  }
}

function memoryLimit({ allTogether, ...rule }: MemoryRule, keys: VisitorKeys): RequestHandler {
  const ofAll = createBuckets(rule)
  return guard(allTogether ? () => ofAll('all') : waitsOf(rule, keys))
}

/** More accepted submissions than this from one address within the limit's window look like one sender's. */
const floodAbove = 30

/**
 * The check of a valid submission against its limit: counts it, resolves with whether it is part of a flood, and sets
 * the limit's headers. @throws ApiError 429 above the limit
 */
export function admissionOf({ submissions }: Limits, request: Request, response: Response): Admission {
  return () =>
    new Promise((resolve, reject) => {
      void submissions(request, response, (error?: unknown) => {
        const { visitor, network } = usedOf(request)
        const isFlood = visitor > floodAbove || network > floodAbove * networkFactor
        return error ? reject(error) : resolve({ isFlood })
      })
    })
}
