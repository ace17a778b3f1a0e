import { createHmac } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import session, { type Store } from 'express-session'
import type { Actor } from '../../shared/admin/actor'
import type { AdminSession } from '../../shared/admin/api'
import type { SignInWay } from '../../shared/admin/audit'
import { cookieAfter, cookieOf } from '../http/cookies'
import { type VisitorKeys, visitorKeys } from '../http/visitor-key'
import { browserName } from '../people/browser-name'
import type { AdminSessions, KnownSession } from '../people/sessions'
import type { Config } from '../platform/config'
import { failure, httpError } from '../platform/http-error'
import { isSameSecret } from '../platform/token-hash'
import type { Turn } from '../platform/turns'
import { tokenCaller } from './bearer'

declare module 'express-session' {
  interface SessionData {
    /** Milliseconds since 1970. */
    signedInAt: number
    rowId: string
  }
}

type SessionConfig = Pick<Config, 'siteUrl' | 'sessionSecrets'>

const hourMs = 3_600_000

/** Outlasts the session, so that a browser that had one is recognized, and the form it was sending is carried along. */
const cookieMs = 24 * hourMs

interface SessionState {
  sessions: AdminSessions
  config: SessionConfig
  keys: VisitorKeys
  known: KnownSession | undefined
}

const states = new WeakMap<Request, SessionState>()

/**
 * Reads the session and person of a request to the admin; creates no session. The cookie is hidden from scripts and not
 * sent with requests from other sites; with an https SITE_URL it is limited to this host and to https.
 */
export function readSession(config: SessionConfig, store: Store, sessions: AdminSessions) {
  const { siteUrl, sessionSecrets } = config
  const { name, options } = sessionCookie(siteUrl)
  const keys = visitorKeys(sessionSecrets[0] ?? '')
  const read = session({
    name,
    secret: [...sessionSecrets],
    store,
    resave: false,
    saveUninitialized: false,
    cookie: { ...options, maxAge: cookieMs },
  })
  const handler: RequestHandler = (request, response, next) => {
    // Whether the connection is secure depends on the site's own address, not on the last hop behind a proxy.
    Object.defineProperty(request, 'secure', { value: options.secure, configurable: true })
    read(request, response, (error?: unknown) => {
      if (error) return next(storeDown(error))
      findKnown(request, sessions).then(
        (known) => {
          states.set(request, { sessions, config, keys, known })
          next()
        },
        (reason: unknown) => next(storeDown(reason)),
      )
    })
  }
  return handler
}

/** Queries the table only for a session whose hour has not ended. */
async function findKnown({ session }: Request, sessions: AdminSessions): Promise<KnownSession | undefined> {
  return isOfPresentHour(session) && session.rowId ? sessions.find(session.rowId) : undefined
}

const isOfPresentHour = (session: Request['session'] | undefined) =>
  session?.signedInAt !== undefined && Date.now() - session.signedInAt < hourMs

const sessionCookie = (siteUrl: string) => cookieOf(siteUrl, 'session', 'strict')

const storeDown = (cause: unknown) =>
  failure(503, 'Sessions cannot be read at the moment. Please try again shortly.', cause)

declare const checked: unique symbol

/** A current session that was found in the store. Only `currentSession` creates this type. */
export type SignedIn = AdminSession & KnownSession & { readonly [checked]: true }

/** The current session; undefined once its hour is over or somebody has ended it. */
export function currentSession(request: Request): SignedIn | undefined {
  const { session } = request
  const known = states.get(request)?.known
  if (!(known && isOfPresentHour(session))) return undefined
  const signedInMs = session.signedInAt ?? 0
  return {
    ...known,
    signedInAt: new Date(signedInMs).toISOString(),
    expiresAt: new Date(signedInMs + hourMs).toISOString(),
  } as SignedIn
}

/** The current session. @throws ApiError 401 without one */
export function signedIn(request: Request): SignedIn {
  const session = currentSession(request)
  if (!session) throw httpError(401, 'Sign in first.')
  return session
}

/** The caller: a person, or a program with a token. @throws ApiError 401 without a current session. */
export const actorOf = (request: Request): Actor => tokenCaller(request)?.actor ?? signedIn(request).actor

/**
 * Signs in for an hour, under a new session id, so a planted id is useless. Resolves once the store has the session;
 * only then may the response say so. @throws ApiError 503 while the store is down
 */
export async function beginSession(request: Request, actor: Actor): Promise<void> {
  const state = stateOf(request)
  const { sessions, keys, known } = state
  await inStore((done) => request.session.regenerate(done))
  if (known) await inTable(sessions.forget(known.id))
  const beginning = { browser: browserName(request.get('User-Agent')), seconds: hourMs / 1_000 }
  const id = await inTable(sessions.begin(actor, { ...beginning, addressKey: keys.visitor(request.ip) }))
  Object.assign(request.session, { signedInAt: Date.now(), rowId: id })
  await inStore((done) => request.session.save(done))
  states.set(request, { ...state, known: { id, actor, isFresh: true } })
}

/** Whose turn it is to have a password checked. Browsers and addresses that signed in lately go before strangers. */
export function turnOf(request: Request): Turn {
  const { sessions, config, keys } = stateOf(request)
  const address = keys.visitor(request.ip)
  return { address, isKnown: async () => hadSession(request, config) || inTable(sessions.isKnownAddress(address)) }
}

/** Counts a failed sign-in. @throws ApiError 503 while the database is down */
export const countFailedSignIn = (request: Request, way: SignInWay) =>
  inTable(stateOf(request).sessions.countFailure(way))

function stateOf(request: Request): SessionState {
  const state = states.get(request)
  if (!state) throw new Error('The session of this request was not read.')
  return state
}

/** Whether the session of a long-running request still exists, because another request may have ended it. */
export async function isSessionStored(request: Request): Promise<boolean> {
  const { sessionID, sessionStore } = request
  const isStored = await new Promise((resolve) =>
    sessionStore.get(sessionID, (error, session) => resolve(!error && Boolean(session))),
  )
  const { sessions, known } = stateOf(request)
  const present = isStored && known ? await sessions.find(known.id).catch(() => undefined) : undefined
  return present !== undefined
}

/** Whether the request has the cookie of a current or former session. Checks the cookie's signature, not the store. */
export function hadSession(request: Request, { siteUrl, sessionSecrets }: SessionConfig): boolean {
  const signed = cookieAfter(request, `${sessionCookie(siteUrl).name}=s%3A`)
  return signed !== undefined && sessionSecrets.some((secret) => isSigned(signed, secret))
}

/** Checks a cookie as express-session signs it: `id.signature` in base64 without padding, percent-encoded. */
function isSigned(text: string, secret: string): boolean {
  const [id = '', signature = ''] = text.split('.', 2)
  const expected = createHmac('sha256', secret).update(id).digest('base64').replaceAll('=', '')
  return isSameSecret(signature, encodeURIComponent(expected))
}

/** Signs out: deletes the session and the browser's cookie. @throws ApiError 503 while the store is down */
export async function endSession(request: Request, response: Response, siteUrl: string): Promise<void> {
  const { sessions, known } = stateOf(request)
  if (known) await inTable(sessions.signOut(known))
  await inStore((done) => request.session.destroy(done))
  const { name, options } = sessionCookie(siteUrl)
  response.clearCookie(name, options)
}

async function inTable<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw storeDown(error)
  })
}

const inStore = (work: (done: (error?: unknown) => void) => void): Promise<void> =>
  inTable(new Promise<void>((resolve, reject) => work((error) => (error ? reject(error) : resolve()))))
