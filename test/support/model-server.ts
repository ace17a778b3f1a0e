import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How the stand-in responds; by default with the article of `goodArticle`. */
export interface Behavior {
  /** Other responses before the real one, one per request. */
  before?: ({ status: number; headers?: Record<string, string> } | 'cut the line')[]
  /** Fields that override the article's. */
  article?: Record<string, unknown>
  /** Sent in place of the article's JSON. */
  text?: string
  refusal?: string
  finish?: string
  /** Milliseconds between the chunks of a streamed response, or before one that is not streamed. */
  paceMs?: number
  /** Holds the request until this function's promise resolves. */
  hold?: () => Promise<unknown>
  /** Rejects requests whose `response_format` has one of these types with 400. */
  unknownFormats?: string[]
  /** Responds with one JSON document even if a stream was requested. */
  isWhole?: boolean
  /** Responds with this piece again and again until the reader hangs up. */
  endless?: { status?: number; type: string; piece: string }
}

interface AskedModel {
  authorization: string | undefined
  body: { model: string; messages: { role: string; content: string }[]; response_format?: { type: string } }
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>

export const goodArticle = {
  title: 'Reminders That Clients Read',
  slug: 'reminders-that-clients-read',
  excerpt: 'How to set up reminders.',
  content:
    '<h2>Before you begin</h2><p>Appointment reminders say a name, a day and a time. Opus is listed at $49-$89 and rated 4.8/5. Read our <a href="/emr/opus">page on Opus</a>.</p><p><a href="/get-recommendation">Start Free Analysis</a></p>',
  categories: ['how-to-use-features'],
  tags: ['reminders'],
  seo_title: 'Reminders That Clients Read',
  seo_description: 'How to set up reminders that clients read.',
}

/** A server that implements the part of chat completions that the product uses, and fails on demand. */
export async function startModelServer() {
  const asked: AskedModel[] = []
  let behavior: Behavior = {}
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = JSON.parse(await textOf(request)) as AskedModel['body'] & { stream?: boolean }
    asked.push({ authorization: request.headers.authorization, body })
    const now = behavior
    const first = now.before?.shift()
    if (first === 'cut the line') return response.destroy()
    if (first) return refuse(response, first.status, first.headers)
    if (now.unknownFormats?.includes(body.response_format?.type ?? '')) return refuse(response, 400)
    await now.hold?.()
    if (now.endless) return sendEndlessly(response, now.endless)
    if (body.stream && !now.isWhole) await stream(response, now)
    else await sendWhole(response, now)
  }

  let endlessBytes = 0
  async function sendEndlessly(
    response: ServerResponse,
    { status = 200, type, piece }: NonNullable<Behavior['endless']>,
  ) {
    response.writeHead(status, { 'Content-Type': type })
    const closed = once(response, 'close')
    while (!response.destroyed) {
      endlessBytes += piece.length
      if (!response.write(piece)) await Promise.race([once(response, 'drain'), closed])
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** The bytes sent in endless responses. */
    endlessBytes: () => endlessBytes,
    behave(next: Behavior) {
      behavior = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const usage = { prompt_tokens: 4_000, completion_tokens: 2_000, total_tokens: 6_000 }

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(JSON.stringify({ error: { message: 'Incorrect key sk-secret provided', type: 'error' } }))
}

const textOfAnswer = ({ text, article, refusal }: Behavior) =>
  refusal ? null : (text ?? JSON.stringify({ ...goodArticle, ...article }))

async function sendWhole(response: ServerResponse, now: Behavior) {
  if (now.paceMs) await sleep(now.paceMs, undefined, { ref: false })
  const message = { role: 'assistant', content: textOfAnswer(now), refusal: now.refusal ?? null }
  response.setHeader('Content-Type', 'application/json')
  response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: now.finish ?? 'stop' }], usage }))
}

async function stream(response: ServerResponse, now: Behavior) {
  response.setHeader('Content-Type', 'text/event-stream')
  const send = (data: unknown) => response.write(`data: ${JSON.stringify(data)}\n\n`)
  const choice = (delta: unknown, finish: string | null = null) => ({
    choices: [{ index: 0, delta, finish_reason: finish }],
  })
  if (now.refusal) send(choice({ refusal: now.refusal }))
  for (const piece of (textOfAnswer(now) ?? '').match(/.{1,80}/gs) ?? []) {
    send(choice({ content: piece }))
    if (now.paceMs) await sleep(now.paceMs, undefined, { ref: false })
  }
  send(choice({}, now.finish ?? 'stop'))
  send({ choices: [], usage })
  response.end('data: [DONE]\n\n')
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request.setEncoding('utf8')) text += piece
  return text
}
