import { setTimeout as sleep } from 'node:timers/promises'
import OpenAI, { APIConnectionError, APIError } from 'openai'
import { Stream } from 'openai/streaming'
import { articleJsonSchema } from './article'
import { promptFor, promptInWords } from './prompt'
import type { GenerationRequest } from './repository'
import { WritingFailure } from './writer'

/** How to reach a model. Without an address, OpenAI's own is used. */
export interface Reach {
  apiKey: string
  baseUrl: string | undefined
  model: string
}

export interface ModelAnswer {
  text: string
  refusal: string
  finish: string | null
  usage: OpenAI.CompletionUsage | undefined
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
 * Requests an article from a model. If the server is busy, broken, or unreachable, tries again after the delay it names
 * or a growing one; if it does not understand the request, sends a simpler form.
 * @throws WritingFailure if there is no answer
 */
export async function askModel(call: Call): Promise<ModelAnswer> {
  const { apiKey, baseUrl = openAi, model } = call.reach
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    organization: null,
    project: null,
    logLevel: 'off',
    // A redirect could send the key and the prompt to a server that is not configured.
    fetchOptions: { redirect: 'error' },
  })
  const simpler = waysToAsk(model, call.request)
  let question = simpler.shift() ?? plainly(model, call.request)
  for (let tries = 1; ; ) {
    try {
      return await askOnce(client, question, call)
    } catch (error) {
      const next = isMisunderstood(error) ? simpler.shift() : undefined
      if (next) question = next
      else await waitToAskAgain(error, tries++, call)
    }
  }
}

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

function askOnce(client: OpenAI, question: Question, { signal, onLength }: Call): Promise<ModelAnswer> {
  const ask = async () => {
    // Only the signal limits the time: the client's own timeout does not cover the body.
    const response = await client.chat.completions.create(question, { signal, timeout: 2 ** 30 }).asResponse()
    const isStream = /^text\/event-stream/i.test(response.headers.get('Content-Type') ?? '')
    return isStream ? readStream(response, signal, onLength) : readWhole(response)
  }
  return untilAborted(ask(), signal)
}

/** Rejects as soon as the signal is aborted, even if the network call ignores it. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
    if (signal.aborted) stop()
  })
}

/** Some servers send a whole answer although a stream was requested. */
async function readWhole(response: Response): Promise<ModelAnswer> {
  const { choices, usage }: Partial<OpenAI.ChatCompletion> = (await response.json()) ?? {}
  const choice = choices?.[0]
  const { content, refusal } = choice?.message ?? {}
  return {
    text: content ?? '',
    refusal: refusal ?? '',
    finish: choice?.finish_reason ?? null,
    usage: usage ?? undefined,
  }
}

const reportEveryMs = 300

async function readStream(response: Response, signal: AbortSignal, onLength: Call['onLength']): Promise<ModelAnswer> {
  const answer: ModelAnswer = { text: '', refusal: '', finish: null, usage: undefined }
  let reported = 0
  for await (const piece of Stream.fromSSEResponse<OpenAI.ChatCompletionChunk>(response, new AbortController())) {
    signal.throwIfAborted()
    addPiece(answer, piece)
    if (answer.text === '' || Date.now() - reported < reportEveryMs) continue
    await onLength(answer.text.length)
    reported = Date.now()
  }
  // Not every server sends a finish reason. An answer that was cut off lacks the closing bracket.
  if (answer.finish === null && !/\}\s*(```\s*)?$/.test(answer.text))
    throw new APIConnectionError({ message: 'the answer ended before its end' })
  return answer
}

function addPiece(answer: ModelAnswer, { choices, usage }: OpenAI.ChatCompletionChunk): void {
  const choice = choices?.[0]
  answer.text += choice?.delta?.content ?? ''
  answer.refusal += choice?.delta?.refusal ?? ''
  answer.finish = choice?.finish_reason ?? answer.finish
  answer.usage = usage ?? answer.usage
}

/** Whether an error comes from the network or the model's server, and not from this program. */
function isOfTheServer(error: unknown): boolean {
  return error instanceof APIError || error instanceof SyntaxError || (error instanceof TypeError && 'cause' in error)
}

const statusOf = (error: unknown): number | undefined => (error instanceof APIError ? error.status : undefined)

const isMisunderstood = (error: unknown) => statusOf(error) === 400 || statusOf(error) === 422

/** Milliseconds until the next attempt, about `usualMs` if the server names no time; undefined if none can help. */
function waitBefore(error: unknown, usualMs: number): number | undefined {
  const status = statusOf(error)
  if (error instanceof SyntaxError) return undefined
  if (status !== undefined && status < 500 && ![408, 409, 429].includes(status)) return undefined
  const named = error instanceof APIError ? namedWait(error.headers?.get('Retry-After') ?? null) : undefined
  return named ?? usualMs * (0.75 + Math.random() / 2)
}

/** `Retry-After` in either of its forms, seconds or a date, as milliseconds. */
function namedWait(header: string | null): number | undefined {
  if (header === null) return undefined
  if (/^\d+(\.\d+)?$/.test(header.trim())) return Number(header) * 1_000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}

/** The failure in our own words, because the server's message may quote the key. */
function failureOf(error: unknown, waitMs: number | undefined): WritingFailure {
  const status = statusOf(error)
  if (error instanceof SyntaxError)
    return new WritingFailure("The model's server sent an answer that we could not read.")
  if (status === undefined) return new WritingFailure("We could not reach the model's server.")
  if (status === 429) {
    const minutes = Math.ceil((waitMs ?? 0) / 60_000)
    const later = minutes === 0 ? 'later' : `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
    return new WritingFailure(`The model's server is not accepting more requests right now (429). Try again ${later}.`)
  }
  const meaning = meanings[status] ?? (status >= 500 ? 'failed' : 'did not accept the request')
  return new WritingFailure(`The model's server ${meaning} (${status}).`)
}

const meanings: Record<number, string> = {
  401: 'did not accept the key',
  403: 'did not accept the key',
  404: 'did not find the model or the address',
}

/** What to throw after the signal: a failure if the time was up, otherwise the reason for which the caller canceled. */
function abortion({ reason }: AbortSignal, error: unknown): unknown {
  if (!(reason instanceof DOMException && reason.name === 'TimeoutError')) return reason
  const cause = statusOf(error) === 429 ? ' Its server is not accepting more requests right now (429).' : ''
  return new WritingFailure(`The model ran out of time.${cause}`)
}
