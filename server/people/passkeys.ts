import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Knex } from 'knex'
import { z } from 'zod'
import type { Actor, Role } from '../../shared/admin/actor'
import type { PasskeyEntry } from '../../shared/admin/people'
import { httpError } from '../platform/http-error'

/** Loaded at the first passkey: what it brings to read certificates with would be a fifth of each start of the web and the worker. */
const webAuthn = () => import('@simplewebauthn/server')

/** A challenge is answered within this time, once. */
const challengeMinutes = 5
/** More than anybody has devices. */
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
/** The name of a passkey, or a challenge; anything else, such as a NUL, would be an error of the database. */
const base64url = z
  .string()
  .max(1_500)
  .regex(/^[\w-]+$/)

/** Whether a text can be the name of a passkey. */
export const isPasskeyName = (text: string): boolean => base64url.safeParse(text).success

/** As far as it has to be looked at before the library does. */
const answerSchema = z.looseObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: text }),
  clientExtensionResults: z.looseObject({}),
})

export type Passkeys = ReturnType<typeof createPasskeys>

/**
 * Passkeys of the team: discoverable ones, whose owner the device has verified. They are made for the host of `siteUrl` and taken
 * from its origin alone. Each challenge is a row that is deleted when it is answered.
 */
export function createPasskeys(db: Knex, { siteUrl, siteName }: { siteUrl: string; siteName: string }) {
  const place = { expectedOrigin: new URL(siteUrl).origin, expectedRPID: new URL(siteUrl).hostname }
  const rpID = place.expectedRPID

  async function keepChallenge(challenge: string, personId: string | null): Promise<void> {
    const ends_at = db.raw('now() + make_interval(mins => ?)', [challengeMinutes])
    await db('passkey_challenges').insert({ challenge, person_id: personId, ends_at })
  }

  /** @returns whether there was such a challenge for that person; there is none any more. */
  async function takeChallenge(challenge: string, personId: string | null): Promise<boolean> {
    if (!base64url.safeParse(challenge).success) return false
    const taken = await db('passkey_challenges')
      .where({ challenge, person_id: personId })
      .delete<{ isInTime: boolean }[]>(db.raw('ends_at > now() as "isInTime"'))
    return taken[0]?.isInTime ?? false
  }

  return {
    /** The browser's request to the device at a sign-in; the person chooses the passkey. */
    async beginSignIn(): Promise<object> {
      const { generateAuthenticationOptions } = await webAuthn()
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
      await keepChallenge(options.challenge, null)
      return options
    },

    /** Whose passkey has answered. Undefined: nobody's of the team. */
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
          ...{ response: answer.data as unknown as AuthenticationResponseJSON, expectedChallenge, ...place },
          requireUserVerification: true,
          credential: { id: row.id, publicKey: bytesOf(row.public_key), counter: Number(row.counter) },
        })
        return isRight ? authenticationInfo : undefined
      })
      if (!info) return undefined
      await db('passkeys').where({ id: row.id }).update({ counter: info.newCounter, used_at: db.fn.now() })
      return { id: row.person_id, name: row.actorName, role: row.role }
    },

    /** What the browser needs to make a passkey of a person's. @throws ApiError 409 for one more than fits */
    async beginRegistration({ id, name }: Pick<Actor, 'name'> & { id: string }): Promise<object> {
      const present = await db('passkeys').where({ person_id: id }).select<PasskeyRow[]>('*')
      if (present.length >= passkeysMax)
        throw httpError(409, `You can have at most ${passkeysMax} passkeys. Remove one first.`)
      const { generateRegistrationOptions } = await webAuthn()
      const options = await generateRegistrationOptions({
        ...{ rpID, rpName: siteName, userName: name, userDisplayName: name, attestationType: 'none' },
        userID: bytesOf(Buffer.from(id.replaceAll('-', ''), 'hex')),
        excludeCredentials: present.map(({ id: key, transports }) => ({ id: key, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await keepChallenge(options.challenge, id)
      return options
    },

    /** Adds a passkey that a browser made. @throws ApiError 422 when it is not what was asked for */
    async register(transaction: Knex, personId: string, name: string, given: unknown): Promise<void> {
      const answer = answerSchema.safeParse(given)
      if (!answer.success) throw unusable()
      const { verifyRegistrationResponse } = await webAuthn()
      const made = await verified(takeChallenge, personId, async (expectedChallenge) => {
        const { registrationInfo } = await verifyRegistrationResponse({
          ...{ response: answer.data as unknown as RegistrationResponseJSON, expectedChallenge, ...place },
          requireUserVerification: true,
        })
        return registrationInfo
      })
      if (!made) throw unusable()
      const { credential, credentialBackedUp } = made
      const rows = await transaction('passkeys')
        .insert({
          ...{ id: credential.id, person_id: personId, name, counter: credential.counter },
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
      const lists = new Map<string, PasskeyEntry[]>()
      for (const row of rows) lists.set(row.person_id, [...(lists.get(row.person_id) ?? []), toEntry(row)])
      return lists
    },
  }
}

const unusable = () => httpError(422, 'This passkey could not be used. Please try again.')

/** Anything that the library does not take counts as wrong; only a database that is away is told as such. */
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
  ...{ id, name, isSynced: is_synced, createdAt: created_at.toISOString() },
  usedAt: used_at?.toISOString() ?? null,
})

/** Challenges that nobody has answered in time. */
export async function removeOldChallenges(db: Knex): Promise<number> {
  return db('passkey_challenges').where('ends_at', '<', db.fn.now()).delete()
}
