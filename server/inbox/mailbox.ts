import type { ImapFlow } from 'imapflow'
import { type EmailHead, headFields, readHead } from './received'

export interface HeadOfEmail extends EmailHead {
  uid: number
}

/** An inbox that is open for one run. */
export interface Mailbox {
  /** While it is the same, so are the numbers of the emails. */
  uidValidity: string
  /** The numbers above one, in their order; from the beginning those of the last weeks. */
  listAfter(uid: number): Promise<number[]>
  readHeads(uids: readonly number[]): Promise<HeadOfEmail[]>
  /** The email, or its beginning where it is larger than is read; nothing where it is gone. */
  read(uid: number): Promise<Buffer | undefined>
  markSeen(uid: number): Promise<void>
  close(): void
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
/** Pictures and files follow behind the text, which is all that is kept. */
const sourceBytesMax = 1024 * 1024
const bounds = {
  maxLiteralSize: 4 * sourceBytesMax,
  maxLineLength: 4 * sourceBytesMax,
  maxResponseSize: 16 * sourceBytesMax,
}
const firstDays = 30
const dayMs = 86_400_000

/**
 * Opens the folder that an address names, `INBOX` where it names none. `imaps:` is TLS from the beginning; with `imap:` the
 * connection has to become TLS before the password is sent, unless the server is on this machine.
 * @throws an error whose message names nothing but what failed
 */
export async function openMailbox(address: string): Promise<Mailbox> {
  const url = new URL(address)
  const secure = url.protocol === 'imaps:'
  const isHere = ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname)
  // Loaded at the first reading: a seventh of what a worker loads otherwise, for those sites that have an inbox.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    ...{ host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) || (secure ? 993 : 143), secure },
    ...(!(secure || isHere) && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    // It would log what emails hold.
    logger: false,
    disableAutoIdle: true,
    ...timeouts,
    ...bounds,
  })
  // Each call's own failure is told by the call.
  client.on('error', () => undefined)
  return asked(async () => {
    await client.connect()
    const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX'
    const { uidValidity } = await client.mailboxOpen(folder)
    return mailboxOf(client, String(uidValidity))
  }).catch((error: unknown) => {
    client.close()
    throw error
  })
}

function mailboxOf(client: ImapFlow, uidValidity: string): Mailbox {
  return {
    uidValidity,
    listAfter: (uid) =>
      asked(async () => {
        const since = uid === 0 ? { since: new Date(Date.now() - firstDays * dayMs) } : {}
        const found = (await client.search({ uid: `${uid + 1}:*`, ...since }, { uid: true })) || []
        // The last email matches whatever the range begins with.
        return found.filter((one) => one > uid).sort((a, b) => a - b)
      }),
    readHeads: (uids) =>
      asked(async () => {
        const rows = await client.fetchAll(uids.join(','), { uid: true, headers: [...headFields] }, { uid: true })
        return rows
          .map(({ uid, headers }) => ({ uid, ...readHead(headers ?? Buffer.alloc(0)) }))
          .sort((one, other) => one.uid - other.uid)
      }),
    read: (uid) =>
      asked(async () => {
        const row = await client.fetchOne(
          String(uid),
          { source: { start: 0, maxLength: sourceBytesMax } },
          { uid: true },
        )
        return row ? row.source : undefined
      }),
    markSeen: (uid) =>
      asked(async () => {
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
        // A connection that broke meanwhile answers false.
        if (!client.usable) throw Object.assign(new Error('closed'), { code: 'NoConnection' })
      }),
    close: () => client.close(),
  }
}

/** Runs a call to the server; logs only the code of a failure, because servers repeat addresses in messages. */
async function asked<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const { code, authenticationFailed } = error as { code?: unknown; authenticationFailed?: boolean }
    const reason = authenticationFailed
      ? 'it rejected the user name or password'
      : String(code ?? 'it gave an unexpected answer')
    throw new InboxError(`The inbox could not be read: ${reason}.`)
  }
}

/** The inbox is away or refuses us; it is tried again later. */
export class InboxError extends Error {
  override readonly name = 'InboxError'
}
