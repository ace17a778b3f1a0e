import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { oneLine } from '../../../shared/words'
import type { Config } from '../config'
import { type Email, type Mailbox, parseMailbox } from './email'

export interface EmailTransport {
  readonly kind: 'smtp' | 'files'
  /**
   * Resolves once the mail server has accepted the email for its recipients, or its file is written. Gives up on a
   * server that is silent for twenty seconds, and on a slow one after twenty-five.
   */
  send(mail: Email): Promise<void>
  /** Removes an email's file, which may date from before a mail server was configured. */
  eraseKept(deliveryId: string): Promise<void>
  close(): void
}

/**
 * Sends emails to the mail server if one is configured, otherwise writes each into a file in `DATA_DIR/mail`. Bounces
 * go to the inbox if there is one, otherwise to the sender.
 */
export function createEmailTransport(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'siteName' | 'dataDir'> & Partial<Pick<Config, 'inbox'>>,
  silenceMs = usualSilenceMs,
): EmailTransport {
  const from = parseMailbox(config.mailFrom, config.siteName)
  const folder = join(config.dataDir, 'mail')
  const bouncesTo = config.inbox?.address ?? from.address
  const transport = config.smtpUrl
    ? smtpTransport(smtpOptions(config.smtpUrl, silenceMs), from, bouncesTo)
    : fileTransport(folder, from)
  return { ...transport, eraseKept: (deliveryId) => eraseFiles(folder, deliveryId) }
}

type Sender = Omit<EmailTransport, 'eraseKept'>

/**
 * Postscreen greets after 6 seconds. The library bounds the wait for the greeting by all three, so they are the same.
 */
const usualSilenceMs = 20_000
/** Less than an email's lease, so no other worker can send it in the meantime. */
const sendWithinMs = 25_000
/** As many connections as a worker sends emails at once, so no email waits for another's connection. */
const maxConnections = 8

/** How the product connects to the mail server of an address. */
export const smtpOptions = (url: string, silenceMs = usualSilenceMs) => ({
  url,
  connectionTimeout: silenceMs,
  greetingTimeout: silenceMs,
  socketTimeout: silenceMs,
  // Whoever can strip STARTTLS from the server's answer would get the password and every email.
  requireTLS: requiresTls(new URL(url)),
})

/** Whether the connection must switch to TLS before the password is sent, because it leaves this machine. */
function requiresTls({ protocol, hostname, username, password }: URL): boolean {
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname)
  return protocol === 'smtp:' && !isHere && `${username}${password}` !== ''
}

function smtpTransport(options: ReturnType<typeof smtpOptions>, from: Mailbox, bouncesTo: string): Sender {
  const transport = createTransport({ ...options, pool: true, maxConnections, ...noOutsideContent })
  // The pool also reports idle connections that break. A failure to send is reported by that email's `send`.
  transport.on('error', () => undefined)
  return {
    kind: 'smtp',
    async send(mail) {
      const to = mail.to.map(({ address }) => oneLine(address))
      const signal = AbortSignal.timeout(sendWithinMs)
      await transport.sendMail({ ...toMessage(mail, from), envelope: { from: bouncesTo, to }, signal })
    },
    close: () => transport.close(),
  }
}

/** Writes to a temporary file and renames it to the delivery's name, so an email sent twice is one complete file. */
function fileTransport(folder: string, from: Mailbox): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...noOutsideContent })
  return {
    kind: 'files',
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = join(folder, `.${mail.deliveryId}.${process.pid}`)
      await writeFile(unfinished, message as Buffer, { mode: 0o600 })
      await rename(unfinished, join(folder, `${mail.deliveryId}.eml`))
    },
    close: () => undefined,
  }
}

/** Removes an email's file and what a worker left that was killed while writing it. */
async function eraseFiles(folder: string, deliveryId: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const own = names.filter((name) => name === `${deliveryId}.eml` || name.startsWith(`.${deliveryId}.`))
  for (const name of own) await rm(join(folder, name), { force: true })
}

/** What people typed never makes the mailer read a file or fetch a page. */
const noOutsideContent = { disableFileAccess: true, disableUrlAccess: true }

function toMessage(mail: Email, from: Mailbox): SendMailOptions {
  return {
    from: toAddress(from),
    to: mail.to.map(toAddress),
    ...(mail.replyTo ? { replyTo: toAddress(mail.replyTo) } : {}),
    subject: headerText(mail.subject),
    messageId: mail.messageId,
    date: mail.date,
    ...threadOf(mail),
    // Out-of-office programs do not answer emails with this header.
    headers: mail.isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' },
    html: mail.html,
    text: mail.text,
    textEncoding: 'quoted-printable',
  }
}

function threadOf({ thread = [] }: Email): Pick<SendMailOptions, 'inReplyTo' | 'references'> {
  const last = thread.at(-1)
  return last ? { inReplyTo: last, references: [...thread] } : {}
}

const toAddress = ({ name = '', address }: Mailbox) => ({ name: headerText(name), address: oneLine(address) })

/** One line, without characters that reverse the reading direction, also of the words beside it in an inbox. */
const headerText = (text: string) => oneLine(text).replace(/\p{Bidi_Control}/gu, '')
