import { APIConnectionError, type OpenAI } from 'openai'
import { Stream } from 'openai/streaming'
import { WritingFailure } from './writer'

export interface ModelAnswer {
  text: string
  refusal: string
  finish: string | null
  usage: OpenAI.CompletionUsage | undefined
}

/** The longest article has a tenth of this, in bytes of a body or an event, or in characters of a stream's text. */
const answerMax = 1024 * 1024
/** Of a stream, each word comes in an envelope of some 300 bytes, which is not kept. */
const streamBytesMax = 8 * answerMax

const tooLong = () => new WritingFailure("The model's server sent more than 1 MB, so we stopped reading its answer.")

const isStreamed = (response: Response) => /^text\/event-stream/i.test(response.headers.get('Content-Type') ?? '')

/** `fetch` for a server that may send without end: reading the body fails with a `WritingFailure` above the limit. */
export const boundedFetch: typeof fetch = async (...asked) => {
  const response = await fetch(...asked)
  return response.body ? new Response(response.body.pipeThrough(counted(isStreamed(response))), response) : response
}

/** Fails above 1 MB of a body, or of one event of a stream: events are searched again with each piece that arrives. */
function counted(isStream: boolean): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  let eventBytes = 0
  return new TransformStream({
    transform(piece, controller) {
      const text = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength)
      const eventEnd = isStream ? Math.max(text.lastIndexOf('\n\n'), text.lastIndexOf('\n\r\n')) : -1
      eventBytes = eventEnd === -1 ? eventBytes + text.length : text.length - eventEnd
      bytes += text.length
      if (eventBytes > answerMax || bytes > streamBytesMax) controller.error(tooLong())
      else controller.enqueue(piece)
    },
  })
}

/** Reads a model's answer. `onLength` gets its length so far, in characters, if the server streams it. */
export function readAnswer(
  response: Response,
  signal: AbortSignal,
  onLength: (length: number) => Promise<void>,
): Promise<ModelAnswer> {
  return isStreamed(response) ? readStream(response, signal, onLength) : readWhole(response)
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
    if (answer.text.length + answer.refusal.length > answerMax) throw tooLong()
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
