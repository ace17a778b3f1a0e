import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import type { Actor } from '../../shared/admin/actor'
import type { AdminAct } from '../../shared/admin/api'
import type { Logger } from '../platform/logger'
import { recordAct } from './record'

/** An act that is repeated within an hour is recorded once, by each process. */
const onceInMs = 3_600_000
/** More than all people and tokens do in an hour. Above it, the oldest can be recorded again. */
const keptMax = 10_000

export type Notes = ReturnType<typeof createNotes>

/**
 * Records in the audit log what changes nothing and can come by the thousand: refusals, and reading by programs. Never
 * rejects: an entry that could not be written is reported in the log with the ids.
 */
export function createNotes(db: Knex, logger: Logger) {
  const noted = new LRUCache<string, true>({ max: keptMax, ttl: onceInMs })

  async function note(actor: Actor, kind: 'read' | 'refused', text: string): Promise<void> {
    const { id, tokenId } = actor
    const key = `${id ?? tokenId} ${text}`
    if (noted.has(key)) return
    noted.set(key, true)
    await recordAct(db, actor, { kind, text }).catch((err: unknown) => {
      noted.delete(key)
      logger.error({ err, person: id, token: tokenId, act: text }, 'an entry of the audit log could not be written')
    })
  }

  return {
    refusal: (actor: Actor, act: AdminAct) => note(actor, 'refused', `Was refused: ${inWords(act)}`),
    reading: (actor: Actor, what: string) => note(actor, 'read', what),
  }
}

const inWords = (act: AdminAct) => act.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
