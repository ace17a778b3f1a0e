import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export interface ReceivedWebhook {
  path: string
  id: string
  headers: IncomingHttpHeaders
  text: string
  body: { type: string; version: number; timestamp: string; data: Record<string, unknown> }
}

interface Wishes {
  /** Returns the status of the response before it is sent; undefined for no response at all. */
  answer?: (received: ReceivedWebhook) => number | undefined | Promise<number | undefined>
  headers?: Record<string, string>
}

/** A stand-in for a program that receives webhooks: keeps and counts requests. */
export async function startReceiver({ answer = () => 204, headers = {} }: Wishes = {}) {
  const received: ReceivedWebhook[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      const text = Buffer.concat(parts).toString('utf8')
      const id = String(request.headers['webhook-id'] ?? '')
      const webhook = { path: request.url ?? '', id, headers: request.headers, text, body: JSON.parse(text) }
      received.push(webhook)
      const status = await answer(webhook)
      if (status !== undefined) response.writeHead(status, headers).end('{"secret":"not to be kept"}')
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

/** Whether the specification's own library accepts a webhook as signed with this secret. */
export function isSigned({ text, headers }: ReceivedWebhook, secret: string): boolean {
  try {
    new Webhook(secret).verify(text, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}
