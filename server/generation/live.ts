import type { Request, RequestHandler, Response } from 'express'
import { LRUCache } from 'lru-cache'
import { type Generation, isFinal } from '../../shared/admin/generations'
import { currentSession, isSessionStored } from '../admin/session'
import { isStopping } from '../platform/shutdown'
import type { GenerationService } from './service'

const lookEveryMs = 400
/** After this many looks at the row, the stream also checks in the store whether the session was ended elsewhere. */
const looksPerSessionCheck = 5
const heartbeatMs = 15_000
/** Streams that one session may have open at this process: one per tab, of a person with many tabs. */
const streamsMax = 5
const retryMs = 2_000
/** A tab without a stream asks again after this time. */
const retryWithoutStreamMs = 10_000

/** The id of the last event. A browser that reconnects with it gets 204 and stops. */
const lastEvent = 'end'

type Watched = Pick<GenerationService, 'getGeneration'>

/** A generation's current state as JSON, or its progress as events, by `Accept`. */
export function watchGeneration(generations: Watched): RequestHandler {
  const stream = streamGenerations(generations)
  return async (request, response, next) => {
    const id = String(request.params.id)
    response.vary('Accept')
    if (request.accepts(['json', 'text/event-stream']) === 'text/event-stream')
      return stream(id)(request, response, next)
    response.json(await generations.getGeneration(id))
  }
}

/**
 * Sends a generation as server-sent events until it has ended. The row is polled, once for all its streams. A stream
 * also ends with the session, within two seconds of a sign-out elsewhere, and with the process; browsers then
 * reconnect. Above five streams of a session, one ends after the current state, and the browser asks again later.
 */
function streamGenerations(generations: Watched): (id: string) => RequestHandler {
  const rows = new LRUCache<string, Generation>({
    max: 100,
    ttl: lookEveryMs,
    ttlResolution: 0,
    fetchMethod: (id) => generations.getGeneration(id),
  })
  const look = (id: string) => rows.forceFetch(id)
  const open = new Map<string, number>()

  async function inOneOfItsStreams(request: Request, follow: () => Promise<void>): Promise<void> {
    const session = currentSession(request)?.id ?? ''
    const others = open.get(session) ?? 0
    if (others >= streamsMax) return
    open.set(session, others + 1)
    await follow().finally(() => {
      const left = (open.get(session) ?? 0) - 1
      if (left > 0) open.set(session, left)
      else open.delete(session)
    })
  }

  return (id) => async (request, response) => {
    if (request.get('Last-Event-ID') === lastEvent) return void response.status(204).end()
    const first = await look(id)
    response.status(200).set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // Keeps proxies from buffering the response, which would delay the events to its end.
      'X-Accel-Buffering': 'no',
    })
    response.flushHeaders()
    if (request.method === 'HEAD') return void response.end()
    response.write(`retry: ${retryWithoutStreamMs}\n${eventOf(first)}`)
    await inOneOfItsStreams(request, () => follow(first, () => look(id), request, response))
    response.end()
  }
}

async function follow(first: Generation, look: () => Promise<Generation>, request: Request, response: Response) {
  let sent = eventOf(first)
  let isOver = isFinal(first)
  let quietMs = 0
  let looks = 0
  response.write(`retry: ${retryMs}\n\n`)
  while (!isOver && (await pause(response)) && !isStopping() && currentSession(request)) {
    looks += 1
    if (looks % looksPerSessionCheck === 0 && !(await isSessionStored(request))) return
    // If the database is down, the stream ends, and the browser reconnects.
    const now = await look().catch(() => undefined)
    if (!now) return
    isOver = isFinal(now)
    const event = eventOf(now)
    quietMs = event === sent ? quietMs + lookEveryMs : 0
    if (event !== sent) response.write(event)
    else if (quietMs % heartbeatMs < lookEveryMs) response.write(': still here\n\n')
    sent = event
  }
}

function eventOf(generation: Generation): string {
  const id = isFinal(generation) ? `id: ${lastEvent}\n` : ''
  return `${id}data: ${JSON.stringify(generation)}\n\n`
}

/** Waits for the next look. @returns whether the client is still connected */
function pause(response: Response): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => done(true), lookEveryMs)
    const onClose = () => done(false)
    const done = (isRead: boolean) => {
      clearTimeout(timer)
      response.off('close', onClose)
      resolve(isRead && !response.destroyed)
    }
    response.once('close', onClose)
  })
}
