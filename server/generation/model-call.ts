import { setTimeout as sleep } from 'node:timers/promises'
import OpenAI from 'openai'
import { articleJsonSchema } from './article'
import { boundedFetch, type ModelAnswer, readAnswer } from './model-answer'
import { abortion, failureOf, isMisunderstood, isOfTheServer, waitBefore } from './model-failure'
import { promptFor, promptInWords } from './prompt'
import type { GenerationRequest } from './repository'

/** How to reach a model. Without an address, OpenAI's own is used. */
export interface Reach {
  apiKey: string
  baseUrl: string | undefined
  model: string
}

interface Call {
  reach: Reach
  request: GenerationRequest
  /** Cancels everything: each attempt and each wait. */
  signal: AbortSignal
  /** The latest time of the signal, in milliseconds since 1970; a wait beyond it is not started. */
  deadline: number
  /** The wait before the second attempt if the server names none, in milliseconds. It doubles each time. */
  firstWaitMs: number
  /** Called with the length of the answer so far, in characters. */
  onLength(length: number): Promise<void>
}

const mostTries = 4
const openAi = 'https://api.openai.com/v1'
/** Enough for reasoning and writing; a model that does not stop is cut off here. */
const mostTokens = 24_000

/**
 * Requests an article; tries again if the server is busy, broken, or unreachable, and more simply if it does not
 * understand.
 * @throws WritingFailure if there is no answer
 */
export async function askModel(call: Call): Promise<ModelAnswer> {
  const { model } = call.reach
  const client = clientOf(call.reach)
  const simpler = waysToAsk(model, call.request)
  let question = simpler.shift() ?? plainly(model, call.request)
  for (let tries = 1; ; ) {
    try {
      return await askOnce(client, question, call.signal, call.onLength)
    } catch (error) {
      const next = isMisunderstood(error) ? simpler.shift() : undefined
      if (next) question = next
      else await waitToAskAgain(error, tries++, call)
    }
  }
}

/** A client that never tries again by itself. */
export const clientOf = ({ apiKey, baseUrl = openAi }: Reach) =>
  new OpenAI({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    organization: null,
    project: null,
    logLevel: 'off',
    fetch: boundedFetch,
    // A redirect could send the key and the prompt to a server that is not configured.
    fetchOptions: { redirect: 'error' },
  })

/** Resolves when it is time for another attempt. @throws if there will be none */
async function waitToAskAgain(error: unknown, tries: number, { signal, deadline, firstWaitMs }: Call): Promise<void> {
  if (signal.aborted) throw abortion(signal, error)
  if (!isOfTheServer(error)) throw error
  const waitMs = waitBefore(error, firstWaitMs * 2 ** (tries - 1))
  if (waitMs === undefined || tries >= mostTries || Date.now() + waitMs > deadline) throw failureOf(error, waitMs)
  await sleep(waitMs, undefined, { signal }).catch(() => {
    throw abortion(signal, error)
  })
}

type Question = OpenAI.ChatCompletionCreateParams

/** The best form first. A server without schema support may support JSON, and every server supports plain messages. */
function waysToAsk(model: string, request: GenerationRequest): Question[] {
  const streamed = { model, stream: true, stream_options: { include_usage: true } } as const
  const bounded = { ...streamed, max_completion_tokens: mostTokens }
  const schema = { name: 'article', strict: true, schema: articleJsonSchema }
  return [
    { ...bounded, messages: promptFor(request), response_format: { type: 'json_schema', json_schema: schema } },
    { ...streamed, messages: promptInWords(request), response_format: { type: 'json_object' } },
    plainly(model, request),
  ]
}

const plainly = (model: string, request: GenerationRequest): Question => ({ model, messages: promptInWords(request) })

/** Sends one question. `onLength` gets the length of the answer so far, in characters, if it is streamed. */
export function askOnce(
  client: OpenAI,
  question: Question,
  signal: AbortSignal,
  onLength: Call['onLength'] = async () => undefined,
): Promise<ModelAnswer> {
  const ask = async () => {
    // Only the signal limits the time: the client's own timeout does not cover the body.
    const response = await client.chat.completions.create(question, { signal, timeout: 2 ** 30 }).asResponse()
    return readAnswer(response, signal, onLength)
  }
  return untilAborted(ask(), signal)
}

function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
    if (signal.aborted) stop()
  })
}
