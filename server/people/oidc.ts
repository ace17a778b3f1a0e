import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import type { Actor, Role } from '../../shared/admin/actor'
import { recordAct } from '../audit/record'
import type { LoggedParts } from '../platform/parts'
import { hashOfToken, isSameSecret } from '../platform/token-hash'
import { createProvider, type ProviderClaims } from './provider'
import type { Refusal } from './provider-errors'
import { endSessionsOf } from './session-ends'

/** Where the provider sends the browser back to. It must be registered with the provider. */
const callbackPath = '/admin/oidc/callback'
/** A sign-in must be completed within this time, and only once. */
const signInMinutes = 10

type Finished = { actor: Actor; returnTo: string } | Refusal

interface SignInRow {
  nonce: string
  verifier: string
  browser_hash: string
  return_to: string
  isInTime: boolean
}

const secret = () => randomBytes(32).toString('base64url')

export type ProviderSignIn = ReturnType<typeof createProviderSignIn>

/**
 * Signing in with an OpenID Connect provider, for people whose email address an owner has entered. The first sign-in
 * binds the provider's subject; from then on only that counts. Each is a row that is deleted when it ends.
 */
export function createProviderSignIn({ config, db, logger }: LoggedParts<'siteUrl' | 'oidc'>) {
  if (!config.oidc) return undefined
  const provider = createProvider(config.oidc, config.siteUrl + callbackPath)

  return {
    /**
     * Where to send the browser, and a secret that it must return in a cookie, so it cannot complete another browser's
     * sign-in. @throws ApiError 503 while the provider is down
     */
    async begin(returnTo: string) {
      const [secrets, browserSecret] = [{ state: secret(), nonce: secret(), verifier: secret() }, secret()]
      const address = await provider.signInAddress(secrets)
      await db('oidc_sign_ins').insert({
        state_hash: hashOfToken(secrets.state),
        browser_hash: hashOfToken(browserSecret),
        return_to: returnTo,
        nonce: secrets.nonce,
        verifier: secrets.verifier,
        ends_at: db.raw('now() + make_interval(mins => ?)', [signInMinutes]),
      })
      return { address, browserSecret }
    },

    /** @throws ApiError 503 while the provider is down */
    async finish(answer: URL, browserSecret: string | undefined): Promise<Finished> {
      const state = answer.searchParams.get('state') ?? ''
      const row = await takeSignIn(db, state)
      if (!(row?.isInTime && isSameSecret(row.browser_hash, hashOfToken(browserSecret ?? ''))))
        return { reason: 'not-completed' }
      const claims = await provider.readAnswer(answer, { state, nonce: row.nonce, verifier: row.verifier })
      const found = 'reason' in claims ? claims : await findOrBind(db, claims)
      if (!('reason' in found)) return { actor: found, returnTo: row.return_to }
      logger.warn({ reason: found.reason, code: found.code }, 'a sign-in through the provider was refused')
      return found
    },
  }
}

/** Deletes the row of a sign-in and returns it, so the same response cannot be used twice. */
async function takeSignIn(db: Knex, state: string): Promise<SignInRow | undefined> {
  const [row] = await db('oidc_sign_ins')
    .where({ state_hash: hashOfToken(state) })
    .delete<SignInRow[]>(['nonce', 'verifier', 'browser_hash', 'return_to', db.raw('ends_at > now() as "isInTime"')])
  return row
}

interface PersonRow {
  id: string
  name: string
  role: Role
  deactivated_at: Date | null
}

/** Finds the person: by subject, or, if nobody has it yet, by verified address, to which the account is then bound. */
async function findOrBind(db: Knex, claims: ProviderClaims): Promise<Actor | Refusal> {
  const { issuer, subject, email, isVerified } = claims
  return db.transaction(async (transaction) => {
    const people = () => transaction('people').forUpdate()
    const bound = { oidc_issuer: issuer, oidc_subject: subject }
    const known = await people().where(bound).first<PersonRow | undefined>()
    if (known) return toActor(known) ?? unknownPerson
    if (email === undefined) return { reason: 'no-email' }
    if (!isVerified) return refuseNamed(transaction, email, 'unverified-email')
    // A person bound to another provider can be bound again, by address.
    const named = await people()
      .where({ email })
      .whereRaw('oidc_issuer is distinct from ?', [issuer])
      .first<PersonRow | undefined>()
    const actor = toActor(named)
    if (!(named && actor)) return refuseNamed(transaction, email, 'unknown-person')
    await transaction('people')
      .where({ id: named.id })
      .update({ ...bound, oidc_refusal: null, oidc_refused_at: null })
    await endSessionsOf(transaction, named.id)
    await recordAct(transaction, actor, { kind: 'passkey', text: 'Signed in through the provider for the first time' })
    return actor
  })
}

const unknownPerson: Refusal = { reason: 'unknown-person' }

/** Notes a refusal at the person whom an owner has named with the address, for the list of people. */
async function refuseNamed(transaction: Knex.Transaction, email: string, reason: Refusal['reason']): Promise<Refusal> {
  await transaction('people').where({ email }).update({ oidc_refusal: reason, oidc_refused_at: transaction.fn.now() })
  return { reason }
}

const toActor = (row: PersonRow | undefined): Actor | undefined =>
  row && !row.deactivated_at ? { id: row.id, name: row.name, role: row.role } : undefined
