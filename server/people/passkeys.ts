import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Knex } from 'knex'
import { z } from 'zod'
import type { Actor, Role } from '../../shared/admin/actor'
import type { PasskeyEntry } from '../../shared/admin/people'
import { groupBy } from '../../shared/group-by'
import { httpError } from '../platform/http-error'

/** Loaded with the first passkey: its certificate parser would be a fifth of what web and worker load at start. */
const webAuthn = () => import('@simplewebauthn/server')

/** A challenge must be answered within this time, and only once. */
const challengeMinutes = 5
/** More devices than anybody has. */
const passkeysMax = 10

interface PasskeyRow {
  id: string
  person_id: string
  name: string
  public_key: Buffer
  counter: string
  transports: AuthenticatorTransport[]
  is_synced: boolean
  created_at: Date
  used_at: Date | null
}

const text = z.string().max(20_000)
/** A credential id or a challenge. Anything else, such as a text with NUL, would cause a database error. */
const base64url = z
  .string()
  .max(1_500)
  .regex(/^[\w-]+$/)

export const isPasskeyName = (text: string): boolean => base64url.safeParse(text).success

/** The parts of a response that are used before the library verifies it. */
const answerSchema = z.looseObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: text }),
  clientExtensionResults: z.looseObject({}),
})

export type Passkeys = ReturnType<typeof createPasskeys>

/**
 * Passkeys of the team: discoverable ones with user verification. They are registered for the host of `siteUrl` and
 * accepted from its origin only. Each challenge is a row that is deleted when it is answered.
 */
export function createPasskeys(db: Knex, { siteUrl, siteName }: { siteUrl: string; siteName: string }) {
  const place = { expectedOrigin: new URL(siteUrl).origin, expectedRPID: new URL(siteUrl).hostname }
  const rpID = place.expectedRPID

  async function keepChallenge(challenge: string, personId: string | null): Promise<void> {
    const ends_at = db.raw('now() + make_interval(mins => ?)', [challengeMinutes])
    await db('passkey_challenges').insert({ challenge, person_id: personId, ends_at })
  }

  async function takeChallenge(challenge: string, personId: string | null): Promise<boolean> {
    if (!base64url.safeParse(challenge).success) return false
    const taken = await db('passkey_challenges')
      .where({ challenge, person_id: personId })
      .delete<{ isInTime: boolean }[]>(db.raw('ends_at > now() as "isInTime"'))
    return taken[0]?.isInTime ?? false
  }

  return {
    /** The options for the browser to sign in. The person chooses the passkey. */
    async beginSignIn(): Promise<object> {
      const { generateAuthenticationOptions } = await webAuthn()
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
      await keepChallenge(options.challenge, null)
      return options
    },

    /** The person whose passkey signed the response; undefined if it belongs to nobody on the team. */
    async findSigner(given: unknown): Promise<Actor | undefined> {
      const answer = answerSchema.safeParse(given)
      if (!answer.success) return undefined
      const row = await db('passkeys as passkey')
        .join('people as person', 'person.id', 'passkey.person_id')
        .where({ 'passkey.id': answer.data.id })
        .whereNull('person.deactivated_at')
        .first<(PasskeyRow & { actorName: string; role: Role }) | undefined>(
          ...['passkey.*', 'person.role', 'person.name as actorName'],
        )
      if (!row) return undefined
      const { verifyAuthenticationResponse } = await webAuthn()
      const info = await verified(takeChallenge, null, async (expectedChallenge) => {
        const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
          response: answer.data as unknown as AuthenticationResponseJSON,
          expectedChallenge,
          ...place,
          requireUserVerification: true,
          credential: { id: row.id, publicKey: bytesOf(row.public_key), counter: Number(row.counter) },
        })
        return isRight ? authenticationInfo : undefined
      })
      if (!info) return undefined
      await db('passkeys').where({ id: row.id }).update({ counter: info.newCounter, used_at: db.fn.now() })
      return { id: row.person_id, name: row.actorName, role: row.role }
    },

    /** The options for the browser to create a person's passkey. @throws ApiError 409 if the person has too many */
    async beginRegistration({ id, name }: Pick<Actor, 'name'> & { id: string }): Promise<object> {
      const present = await db('passkeys').where({ person_id: id }).select<PasskeyRow[]>('*')
      if (present.length >= passkeysMax)
        throw httpError(409, `You can have at most ${passkeysMax} passkeys. Remove one first.`)
      const { generateRegistrationOptions } = await webAuthn()
      const options = await generateRegistrationOptions({
        rpID,
        rpName: siteName,
        userName: name,
        userDisplayName: name,
        attestationType: 'none',
        userID: bytesOf(Buffer.from(id.replaceAll('-', ''), 'hex')),
        excludeCredentials: present.map(({ id: key, transports }) => ({ id: key, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await keepChallenge(options.challenge, id)
      return options
    },

    /** Adds a passkey that a browser created. @throws ApiError 422 if it does not match what was requested */
    async register(transaction: Knex, personId: string, name: string, given: unknown): Promise<void> {
      const answer = answerSchema.safeParse(given)
      if (!answer.success) throw unusable()
      const { verifyRegistrationResponse } = await webAuthn()
      const made = await verified(takeChallenge, personId, async (expectedChallenge) => {
        const { registrationInfo } = await verifyRegistrationResponse({
          response: answer.data as unknown as RegistrationResponseJSON,
          expectedChallenge,
          ...place,
          requireUserVerification: true,
        })
        return registrationInfo
      })
      if (!made) throw unusable()
      const { credential, credentialBackedUp } = made
      const rows = await transaction('passkeys')
        .insert({
          id: credential.id,
          person_id: personId,
          name,
          counter: credential.counter,
          public_key: Buffer.from(credential.publicKey),
          transports: credential.transports ?? [],
          is_synced: credentialBackedUp,
        })
        .onConflict('id')
        .ignore()
        .returning('id')
      if (rows.length === 0) throw httpError(409, 'This passkey is already registered.')
    },

    async listOf(ids: readonly string[]): Promise<Map<string, PasskeyEntry[]>> {
      const rows = await db('passkeys').whereIn('person_id', ids).orderBy('created_at').select<PasskeyRow[]>('*')
      const groups = groupBy(rows, ({ person_id }) => person_id)
      return new Map(Array.from(groups, ([person, own]) => [person, own.map(toEntry)]))
    },
  }
}

const unusable = () => httpError(422, 'This passkey could not be used. Please try again.')

/** Runs a verification. Anything that the library rejects counts as wrong; only an error of the database is thrown. */
async function verified<Info>(
  take: (challenge: string, personId: string | null) => Promise<boolean>,
  personId: string | null,
  verify: (expectedChallenge: (challenge: string) => Promise<boolean>) => Promise<Info | undefined>,
): Promise<Info | undefined> {
  let failure: unknown
  const expected = (challenge: string) =>
    take(challenge, personId).catch((error: unknown) => {
      failure = error
      return false
    })
  const info = await verify(expected).catch(() => undefined)
  if (failure) throw failure
  return info
}

const bytesOf = (buffer: Buffer) => Uint8Array.from(buffer)

const toEntry = ({ id, name, is_synced, created_at, used_at }: PasskeyRow): PasskeyEntry => ({
  id,
  name,
  isSynced: is_synced,
  createdAt: created_at.toISOString(),
  usedAt: used_at?.toISOString() ?? null,
})
