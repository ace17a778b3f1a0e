import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedEmail {
  from: string
  to: string[]
  bytes: Buffer
}

interface Wishes {
  port?: number
  /** The status with which a recipient is rejected, or the whole reply after it; undefined if accepted. */
  refuse?: (address: string) => number | string | undefined
  /** The reply to a message that has been read; undefined if accepted. */
  refuseMessage?: () => string | undefined
  /** The only user that may sign in, who must. */
  account?: { user: string; password: string }
  /** Offers STARTTLS, with a certificate that nobody trusts. */
  startTls?: boolean
  /** Runs when an email has come in, before it counts as received and is acknowledged. */
  beforeAnswer?: (mail: ReceivedEmail) => Promise<void> | void
}

/**
 * A mail server on this machine; `refuse` rejects recipients with a status and repeats their address, as real servers
 * do.
 */
export async function startSmtpServer(wishes: Wishes = {}) {
  const {
    port = 0,
    refuse = () => undefined,
    refuseMessage = () => undefined,
    account,
    startTls,
    beforeAnswer,
  } = wishes
  const received: ReceivedEmail[] = []
  const server = new SMTPServer({
    authOptional: account === undefined,
    allowInsecureAuth: true,
    disabledCommands: startTls ? [] : ['STARTTLS'],
    // The tests give each reply its own.
    hideENHANCEDSTATUSCODES: true,
    logger: false,
    onAuth({ username, password }, _session, done) {
      if (username === account?.user && password === account?.password) return done(null, { user: username })
      done(refusal(`535 5.7.8 the password of ${username} is wrong`))
    },
    onRcptTo({ address }, _session, done) {
      const reply = refuse(address)
      done(reply ? refusal(typeof reply === 'number' ? `${reply} no such user ${address}` : reply) : undefined)
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const mail = { from, to: envelope.rcptTo.map(({ address }) => address), bytes: Buffer.concat(chunks) }
        await beforeAnswer?.(mail)
        const reply = refuseMessage()
        if (reply) return done(refusal(reply))
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

/** An error that makes the server reply with this status and text. */
const refusal = (reply: string) => Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) })
