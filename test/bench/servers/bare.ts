import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Answer } from '../capture'

/** The response that the benchmark captured from the site. */
export function readAnswer(): { headers: Answer['headers']; body: Buffer } {
  const { headers, bodyBase64 }: Answer = JSON.parse(readFileSync(required('ANSWER'), 'utf8'))
  return { headers, body: Buffer.from(bodyBase64, 'base64') }
}

/** Listens on the port in PORT, and tells the benchmark when it is ready. */
export function listen(server: Server): void {
  server.listen(Number(required('PORT')), '127.0.0.1', () => process.send?.({ ready: true }))
}

export function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: this server is started by the benchmark`)
  return value
}
