import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export interface ReceivedWebhook {
  path: string
  id: string
  headers: IncomingHttpHeaders
  /** When it had arrived in full, in milliseconds since 1970. */
  arrivedAt: number
  text: string
  body: { type: string; version: number; timestamp: string; data: Record<string, unknown> }
}

interface Wishes {
  /** Returns the status of the response before it is sent; undefined for no response at all. */
  answer?: (received: ReceivedWebhook) => number | undefined | Promise<number | undefined>
  headers?: Record<string, string>
}

/** A stand-in for a program that receives webhooks: keeps and counts requests. */
export async function startReceiver({ answer = () => 204, headers: answerHeaders = {} }: Wishes = {}) {
  const received: ReceivedWebhook[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      const text = Buffer.concat(parts).toString('utf8')
      const id = String(request.headers['webhook-id'] ?? '')
      const { url: path = '', headers } = request
      const webhook = { path, id, headers, arrivedAt: Date.now(), text, body: JSON.parse(text) }
      received.push(webhook)
      const status = await answer(webhook)
      if (status !== undefined) response.writeHead(status, answerHeaders).end('{"secret":"not to be kept"}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The specification's age for a webhook that may be accepted. */
const ageMsMax = 5 * 60_000

/**
 * Whether the specification's own library gives a webhook one of its signatures with this secret, and it was not too old
 * on arrival. The library's `verify` compares its age with the present, and some tests look only at the end.
 */
export function isSigned({ id, text, headers, arrivedAt }: ReceivedWebhook, secret: string): boolean {
  const sentAt = new Date(Number(headers['webhook-timestamp']) * 1_000)
  const signature = new Webhook(secret).sign(id, sentAt, text)
  const signatures = String(headers['webhook-signature']).split(' ')
  return signatures.includes(signature) && Math.abs(arrivedAt - sentAt.getTime()) <= ageMsMax
}
