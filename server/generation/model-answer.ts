import { APIConnectionError, type OpenAI } from 'openai'
import { Stream } from 'openai/streaming'

export interface ModelAnswer {
  text: string
  refusal: string
  finish: string | null
  usage: OpenAI.CompletionUsage | undefined
}

/** Reads a model's answer. `onLength` gets its length so far, in characters, if the server streams it. */
export function readAnswer(
  response: Response,
  signal: AbortSignal,
  onLength: (length: number) => Promise<void>,
): Promise<ModelAnswer> {
  const isStream = /^text\/event-stream/i.test(response.headers.get('Content-Type') ?? '')
  return isStream ? readStream(response, signal, onLength) : readWhole(response)
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

async function readStream(
  response: Response,
  signal: AbortSignal,
  onLength: (length: number) => Promise<void>,
): Promise<ModelAnswer> {
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
