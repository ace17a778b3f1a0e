import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

interface Answered {
  challenge: string
  origin?: string
  /** Whether the device has verified its user. */
  isVerified?: boolean
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const flags = { present: 0x01, verified: 0x04, withKey: 0x40 }

/** The CBOR encoding (RFC 8949) of integers, byte strings, text, and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

function head(type: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(type << 5) | size])
  return size < 256 ? Buffer.from([(type << 5) | 24, size]) : Buffer.from([(type << 5) | 25, size >> 8, size & 255])
}

/** A device with one passkey as in WebAuthn Level 3, with an ES256 key and without attestation. */
export function createAuthenticator({ rpId, origin }: { rpId: string; origin: string }) {
  const id = randomBytes(32)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinate = (text: string) => Buffer.from(text, 'base64url')
  const key = new Map<number, number | Buffer>([
    ...([
      [1, 2],
      [3, -7],
      [-1, 1],
    ] as const),
    ...([
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ] as const),
  ])
  let counter = 0

  function authenticatorData(set: number): Buffer {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([set]), count])
  }

  const clientData = (type: string, answered: Answered) =>
    Buffer.from(JSON.stringify({ type, challenge: answered.challenge, origin: answered.origin ?? origin }))

  const flagsOf = ({ isVerified = true }: Answered) => flags.present | (isVerified ? flags.verified : 0)
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' }

  return {
    id: named.id,

    /** The response that a browser sends when a passkey is created. */
    make(answered: Answered) {
      const length = Buffer.from([0, id.length])
      const made = Buffer.concat([
        authenticatorData(flagsOf(answered) | flags.withKey),
        ...[Buffer.alloc(16), length, id, cbor(key)],
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', made],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', answered).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      }
    },

    /** The response at a sign-in. */
    sign(answered: Answered) {
      const data = authenticatorData(flagsOf(answered))
      const client = clientData('webauthn.get', answered)
      const signature = createSign('SHA256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
        clientExtensionResults: {},
      }
    },
  }
}
