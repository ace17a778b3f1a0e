import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { createWebServer } from '../../server/http/web-server'
import type { TestApp } from './app'
import { opened } from './opened'

export interface RawAnswer {
  status: number
  head: string
  body: string
}

/** A listener on a port of its own, for tests that send raw bytes. */
export async function openPort(app: RequestListener) {
  const server = createWebServer(app, { 'X-Content-Type-Options': 'nosniff' }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    /** Sends a request target unchanged, which higher-level clients would normalize. With a form it is a POST. */
    async ask(method: string, target: string, form?: string): Promise<RawAnswer> {
      const socket = connect(port, '127.0.0.1')
      const body = form === undefined ? [] : ['Content-Type: application/x-www-form-urlencoded']
      const lines = [`${method} ${target} HTTP/1.1`, 'Host: guide.example', 'Connection: close', ...body]
      socket.write(`${lines.join('\r\n')}\r\nContent-Length: ${form?.length ?? 0}\r\n\r\n${form ?? ''}`)
      return parsed(await text(socket))
    },
    /**
     * Sends bytes unchanged and returns everything that comes back until the server closes the connection or `withinMs`
     * has passed; `end` closes our side after sending. Without a response the status is 0.
     */
    async exchange(bytes: string | Buffer, withinMs = 60_000, { end = false } = {}): Promise<RawAnswer> {
      const socket = connect(port, '127.0.0.1')
      const pieces: Buffer[] = []
      socket.on('data', (piece: Buffer) => pieces.push(piece))
      // A server that has responded may close the connection before it has read everything.
      socket.on('error', () => socket.destroy())
      const closed = once(socket, 'close')
      if (end) socket.end(bytes)
      else socket.write(bytes)
      const timer = globalThis.setTimeout(() => {
        pieces.length = 0
        socket.destroy()
      }, withinMs)
      await closed.finally(() => clearTimeout(timer))
      return parsed(Buffer.concat(pieces).toString())
    },
    /** Sends the text and closes the connection once it is sent. */
    async breakOff(part: string) {
      const socket = connect(port, '127.0.0.1')
      await new Promise<void>((resolve) => socket.write(part, () => resolve()))
      await setTimeout(20)
      socket.destroy()
      await setTimeout(20)
    },
    /** Sends the same request this many times over one connection without waiting, and returns the statuses in order. */
    async pipeline(times: number, request: string, headers: Record<string, string> = {}) {
      const socket = connect(port, '127.0.0.1')
      const given = Object.entries({ Host: 'guide.example', ...headers }).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      )
      const one = (last: boolean) =>
        `${request} HTTP/1.1\r\n${given.join('')}${last ? 'Connection: close\r\n' : ''}\r\n`
      socket.write(one(false).repeat(times - 1) + one(true))
      const answers = await text(socket)
      return [...answers.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
    },
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function parsed(answer: string): RawAnswer {
  const cut = answer.indexOf('\r\n\r\n')
  return { status: Number(answer.slice(9, 12)), head: answer.slice(0, cut), body: answer.slice(cut + 4) }
}

/** The port of a site for the tests of a block. */
export const openSitePort = (site: TestApp) =>
  opened(
    () => openPort(site.app),
    ({ close }) => close(),
  )
