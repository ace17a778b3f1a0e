import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from './config'

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts values that must be readable again but not in a copy of the database: AES-256-GCM with a key derived from
 * `SESSION_SECRET` (HKDF). The first secret encrypts; each can decrypt, so the list can be rotated.
 */
export function createSealing({ sessionSecrets }: Pick<Config, 'sessionSecrets'>) {
  const keys = sessionSecrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'sealed in the database', 32)))
  return {
    /** Encrypts a text for the database, bound to its owner. */
    seal(text: string, owner: string) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, keys[0] ?? '', iv).setAAD(Buffer.from(owner))
      const sealed = [iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return Buffer.concat(sealed).toString('base64url')
    },
    /** Decrypts it. Undefined if it was sealed with a `SESSION_SECRET` no longer configured, or for another owner. */
    open(sealed: string, owner: string) {
      for (const key of keys) {
        const text = openWith(key, Buffer.from(sealed, 'base64url'), owner)
        if (text !== undefined) return text
      }
      return undefined
    },
  }
}

function openWith(key: Buffer, sealed: Buffer, owner: string): string | undefined {
  try {
    const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivBytes)).setAAD(Buffer.from(owner))
    decipher.setAuthTag(sealed.subarray(-tagBytes))
    return decipher.update(sealed.subarray(ivBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}
