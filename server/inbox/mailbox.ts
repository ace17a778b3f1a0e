import type { ImapFlow } from 'imapflow'
import { withFailures } from '../../shared/api'
import { parseSource, type ReadSource } from './mime'
import { type EmailHead, headFields, readHead, sourceBytesMax } from './received'
import { readByStructure } from './structure'

export interface HeadOfEmail extends EmailHead {
  uid: number
}

/** An inbox that is open for one run. */
export type Mailbox = ReturnType<typeof mailboxOf>

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
const megabyte = 1024 * 1024
const bounds = { maxLiteralSize: 4 * megabyte, maxLineLength: 4 * megabyte, maxResponseSize: 16 * megabyte }
const firstDays = 30
const dayMs = 86_400_000

/**
 * Opens the folder that an address names, `INBOX` if it names none. `imaps:` uses TLS from the start. With `imap:`, the
 * connection must be upgraded to TLS before the password is sent, unless the server is on this machine.
 * @throws InboxError whose message contains only the kind of failure
 */
export async function openMailbox(address: string): Promise<Mailbox> {
  const url = new URL(address)
  const secure = url.protocol === 'imaps:'
  const isHere = ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname)
  // Loaded at the first reading: it would be a seventh of what a worker loads, and only sites with an inbox need it.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    ...(!(secure || isHere) && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    // The library's logger would log the content of emails.
    logger: false,
    disableAutoIdle: true,
    ...timeouts,
    ...bounds,
  })
  // Each call reports its own failure.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX'
    const { uidValidity } = await client.mailboxOpen(folder).catch((error: unknown) => {
      const { mailboxMissing, serverResponseCode } = error as { mailboxMissing?: boolean; serverResponseCode?: string }
      if (!mailboxMissing && serverResponseCode !== 'NONEXISTENT') throw error
      throw new InboxError(`The inbox could not be read: it has no folder ${folder}.`)
    })
    return mailboxOf(client, String(uidValidity))
  } catch (error) {
    client.close()
    throw toInboxError(error)
  }
}

function mailboxOf(client: ImapFlow, uidValidity: string) {
  const calls = {
    /** The UIDs above the given one, ascending. For 0, those of the last few weeks. */
    async listAfter(uid: number): Promise<number[]> {
      const since = uid === 0 ? { since: new Date(Date.now() - firstDays * dayMs) } : {}
      const found = (await client.search({ uid: `${uid + 1}:*`, ...since }, { uid: true })) || []
      // IMAP ranges such as `5:*` always include the last email, even if its UID is lower.
      return found.filter((one) => one > uid).sort((a, b) => a - b)
    },
    async readHeads(uids: readonly number[]): Promise<HeadOfEmail[]> {
      const rows = await client.fetchAll(uids.join(','), { uid: true, headers: [...headFields] }, { uid: true })
      return rows
        .map(({ uid, headers }) => ({ uid, ...readHead(headers ?? Buffer.alloc(0)) }))
        .sort((one, other) => one.uid - other.uid)
    },
    /** Undefined if the email was deleted. */
    async read(uid: number): Promise<{ source: ReadSource; beginning: Buffer } | undefined> {
      const partial = { source: { start: 0, maxLength: sourceBytesMax + 1 } }
      const row = await client.fetchOne(String(uid), partial, { uid: true })
      const beginning = row ? row.source : undefined
      if (!beginning) return undefined
      if (beginning.length <= sourceBytesMax) return { beginning, source: parseSource(beginning, false) }
      const source = await readByStructure(client, uid, sourceBytesMax)
      return { beginning, source: source ?? parseSource(beginning.subarray(0, sourceBytesMax), true) }
    },
    async markSeen(uid: number): Promise<void> {
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
      // If the connection broke in the meantime, the calls return false instead of failing.
      if (!client.usable) throw Object.assign(new Error('closed'), { code: 'NoConnection' })
    },
  }
  return {
    ...withFailures(calls, toInboxError),
    /** The UIDs of emails are valid as long as this value stays the same. */
    uidValidity,
    /** Whether the connection is still up, after a call has failed. */
    isOpen: () => client.usable,
    close: () => client.close(),
  }
}

/** Has only the code of a failure, because servers repeat addresses in messages. */
function toInboxError(error: unknown): InboxError {
  if (error instanceof InboxError) return error
  const { code, authenticationFailed } = error as { code?: unknown; authenticationFailed?: boolean }
  const reason = authenticationFailed
    ? 'it rejected the user name or password'
    : String(code ?? 'it gave an unexpected answer')
  return new InboxError(`The inbox could not be read: ${reason}.`)
}

/** The inbox is down or rejects us; it is tried again later. */
export class InboxError extends Error {
  override readonly name = 'InboxError'
}
