import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { z } from 'zod'
import type { Actor } from '../../shared/admin/actor'
import type { Acts } from '../../shared/admin/calls/call'
import type { generationCalls } from '../../shared/admin/calls/posts'
import { type Generation, generationRequest, type Writer } from '../../shared/admin/generations'
import { fieldErrors } from '../../shared/validation'
import { recordAct } from '../audit/record'
import type { Config } from '../platform/config'
import { httpError } from '../platform/http-error'
import { attemptLimit, claimAttempt, readQuota } from './quota'
import { findGeneration, insertGeneration } from './repository'
import { readTopic } from './topic/read-topic'

export type GenerationService = Acts<typeof generationCalls>

interface Parts {
  config: Pick<Config, 'openaiApiKey' | 'openaiModel'>
  db: Knex
}

/** The web's part of generations: requests them and reports their state. A worker runs them. */
export function createGenerationService({ config, db }: Parts): GenerationService {
  const writer = writerOf(config)

  /** Counts an attempt and stores a generation, both or neither. @throws RateLimitedError if no attempts are left */
  async function start(actor: Actor, given: unknown): Promise<{ id: string }> {
    const id = randomUUID()
    await db.transaction(async (transaction) => {
      // Claimed first, so without attempts left the answer is 429 whatever the topic. If the request is rejected, the
      // rollback returns the attempt.
      await claimAttempt(transaction)
      await insertGeneration(transaction, id, checkRequest(given, writer))
      await recordAct(transaction, actor, { kind: 'generate', text: 'Requested an article' })
    })
    return { id }
  }

  async function find(id: string): Promise<Generation> {
    const generation = z.uuid().safeParse(id).success ? await findGeneration(db, id) : undefined
    if (!generation) throw httpError(404, 'There is no such generation.')
    return generation
  }

  return {
    startGeneration: start,
    getGeneration: find,

    async retryGeneration(actor, failedId) {
      const { state, topic, test, draft } = await find(failedId)
      if (state !== 'failed') throw httpError(409, 'This generation has not failed.')
      return start(actor, { topic, test, draft })
    },

    async getGenerationQuota() {
      const { blockedUntil, ...quota } = await readQuota(db)
      return { limit: attemptLimit, ...quota, blockedUntil: blockedUntil?.toISOString() ?? null, writer }
    },
  }
}

/** A model is asked about every topic; the built-in writer knows only what the catalogue has. */
function checkRequest(given: unknown, writer: Writer) {
  const result = generationRequest.safeParse(given)
  if (!result.success) throw httpError(422, 'We cannot write about this.', fieldErrors(result.error))
  const isTest = result.data.test ?? false
  const topic = isTest ? '' : result.data.topic
  const reading = topic === '' || writer.kind === 'model' ? undefined : readTopic(topic)
  if (reading && 'refusal' in reading)
    throw httpError(422, reading.refusal, [{ field: 'topic', message: reading.refusal }])
  return { topic, isTest, isDraft: result.data.draft ?? false }
}

function writerOf({ openaiApiKey, openaiModel }: Parts['config']): Writer {
  return openaiApiKey === undefined ? { kind: 'catalogue' } : { kind: 'model', model: openaiModel }
}
