import type { ModelAnswer } from '../../generation/model-answer'
import type { Reach } from '../../generation/model-call'
import { withinTime } from '../../generation/time-limit'
import { WritingFailure } from '../../generation/writer'
import { readLead } from '../../outbox/jobs'
import { completeMessage, postpone } from '../../outbox/messages'
import { isDatabaseDown } from '../../platform/database'
import type { LoggedParts } from '../../platform/parts'
import { jsonIn } from '../../platform/validation'
import { checkAnswer } from './check'
import { beginCall, failCall, type LeadTexts, nextCallAt, soon, storeReading } from './repository'

interface Own extends LoggedParts<'readWithModel' | 'openaiApiKey' | 'openaiBaseUrl' | 'openaiModel'> {
  callMs?: number
}

/** How many leads a worker has read at once. The other places of its queue are for what does not wait for a model. */
const atOnce = 2

export type ModelReader = ReturnType<typeof createModelReader>

/** The worker's part of reading leads with a language model. */
export function createModelReader({ config, db, logger, callMs = 30_000 }: Own) {
  const { openaiApiKey: apiKey, openaiBaseUrl: baseUrl, openaiModel: model } = config
  const stopping = new AbortController()

  const ask = (reach: Reach, texts: LeadTexts): Promise<ModelAnswer> =>
    withinTime(callMs, stopping.signal, async (signal) => {
      // Loaded with the first reading, because they import OpenAI's library, which a site without a key does not need.
      const [{ askOnce, clientOf }, { questionAbout }] = await Promise.all([
        import('../../generation/model-call'),
        import('./question'),
      ])
      return askOnce(clientOf(reach), questionAbout(model, texts), signal)
    })

  async function read(leadId: string, call: number, texts: LeadTexts, reach: Reach): Promise<void> {
    const answer = await ask(reach, texts).catch((error: unknown) => {
      // The server answered, but with something that a second call would not mend.
      if (error instanceof WritingFailure) return null
      throw error
    })
    const sources = [texts.organizationDescription, texts.estimatedMonthlyBudget]
    const { items, dropped } = checkAnswer(answer && jsonOf(answer), sources)
    await storeReading(db, leadId, call, { model, items })
    logger.info({ leadId, call, items: items.length, dropped }, 'the model has read a request')
  }

  /** Reads a lead if it may be read now. Returns when to come back; undefined if the message is done. */
  async function attempt(leadId: string): Promise<Date | undefined> {
    if (!(config.readWithModel && apiKey)) return undefined
    const begun = await beginCall(db, leadId)
    if (!begun) return nextCallAt(db, leadId)
    try {
      await read(leadId, begun.call, begun.texts, { apiKey, baseUrl, model })
      return undefined
    } catch (error) {
      if (isDatabaseDown(error)) throw error
      logger.warn({ leadId, call: begun.call }, 'the model did not read a request')
      return failCall(db, leadId, begun.call)
    }
  }

  let attempts = 0

  return {
    /**
     * Has a lead read by the model, unless that is done, switched off, or not needed anymore. A call that fails is
     * made again later, three in all. If the worker is killed, there is one more. The message is completed or postponed.
     * @throws for an invalid payload, or if the database is down
     */
    async run(payload: unknown, messageId: string): Promise<void> {
      const { submissionId: leadId } = readLead.payload.parse(payload)
      attempts += 1
      try {
        const next = attempts > atOnce ? await soon(db) : await attempt(leadId)
        if (next) await postpone(db, messageId, next)
        else await completeMessage(db, messageId)
      } finally {
        attempts -= 1
      }
    },

    /** Ends all calls, so the process can end. They are made again later. */
    stop: () => stopping.abort(),
  }
}

/** Undefined if an answer was refused, was cut off, or is no JSON. */
function jsonOf({ text, refusal, finish }: ModelAnswer): unknown {
  return refusal || finish === 'length' || finish === 'content_filter' ? undefined : jsonIn(text)
}
