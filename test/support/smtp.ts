import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedEmail {
  from: string
  to: string[]
  bytes: Buffer
}

interface Wishes {
  port?: number
  /** The status with which a recipient is rejected; undefined if accepted. */
  refuse?: (address: string) => number | undefined
  /** Runs when an email has come in, before it counts as received and is acknowledged. */
  beforeAnswer?: (mail: ReceivedEmail) => Promise<void> | void
}

/**
 * A mail server on this machine; `refuse` rejects recipients with a status and repeats their address, as real servers
 * do.
 */
export async function startSmtpServer({ port = 0, refuse = () => undefined, beforeAnswer }: Wishes = {}) {
  const received: ReceivedEmail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const responseCode = refuse(address)
      done(responseCode ? Object.assign(new Error(`no such user ${address}`), { responseCode }) : undefined)
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const mail = { from, to: envelope.rcptTo.map(({ address }) => address), bytes: Buffer.concat(chunks) }
        await beforeAnswer?.(mail)
        received.push(mail)
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: listening } = server.server.address() as AddressInfo
  return {
    received,
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
