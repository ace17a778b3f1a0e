import type { Request, RequestHandler, Response } from 'express'
import session, { type Store } from 'express-session'
import type { AdminSession } from '../../shared/admin/api'
import type { Config } from '../platform/config'
import { refusal } from '../platform/refusal'

declare module 'express-session' {
  interface SessionData {
    /** Milliseconds since 1970. */
    signedInAt: number
  }
}

const hourMs = 3_600_000

/**
 * Reads the session of a request to the administrator's part, from whichever store there is; makes none by itself. The
 * cookie is seen by no script and sent by no other site; where the site's address is https, by no other host and over
 * nothing else.
 */
export function readSession({ siteUrl, sessionSecrets }: Pick<Config, 'siteUrl' | 'sessionSecrets'>, store: Store) {
  const { name, options } = sessionCookie(siteUrl)
  const read = session({
    name,
    secret: [...sessionSecrets],
    store,
    resave: false,
    saveUninitialized: false,
    cookie: { ...options, maxAge: hourMs },
  })
  const handler: RequestHandler = (request, response, next) => {
    // The visitor's connection is the one to the site's own address, whatever brought the request the rest of the way.
    Object.defineProperty(request, 'secure', { value: options.secure, configurable: true })
    read(request, response, (error?: unknown) => next(error && storeAway()))
  }
  return handler
}

function sessionCookie(siteUrl: string) {
  const secure = siteUrl.startsWith('https:')
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  return { name: secure ? '__Host-session' : 'session', options }
}

const storeAway = () => refusal(503, 'Sessions cannot be read at the moment. Please try again shortly.')

/** The present sign-in, or nothing once its hour is over. */
export function currentSession({ session }: Request, now = Date.now()): AdminSession | undefined {
  const signedInAt = session?.signedInAt
  if (signedInAt === undefined || now - signedInAt >= hourMs) return undefined
  return { signedInAt: new Date(signedInAt).toISOString(), expiresAt: new Date(signedInAt + hourMs).toISOString() }
}

/**
 * Signs in for an hour, under a new session id, so that one that somebody else planted is worth nothing. Resolves once
 * the store has it; only then may the answer say so. @throws ApiError 503 while the store is away.
 */
export async function beginSession(request: Request): Promise<void> {
  await inStore((done) => request.session.regenerate(done))
  request.session.signedInAt = Date.now()
  await inStore((done) => request.session.save(done))
}

/** Signs out: the store forgets the session, the browser its cookie. @throws ApiError 503 while the store is away. */
export async function endSession(request: Request, response: Response, siteUrl: string): Promise<void> {
  await inStore((done) => request.session.destroy(done))
  const { name, options } = sessionCookie(siteUrl)
  response.clearCookie(name, options)
}

async function inStore(work: (done: (error?: unknown) => void) => void): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => work((error) => (error ? reject(error) : resolve())))
  } catch {
    throw storeAway()
  }
}
