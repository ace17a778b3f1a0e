import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { failureOf } from '../../server/email/failure'
import { InboxError, openMailbox } from '../../server/inbox/mailbox'
import { parseMailbox } from '../../server/platform/email/email'
import { smtpOptions } from '../../server/platform/email/transport'
import { reasonOf } from './finding'
import { broken, lookAt, notSet, type Probe, works } from './probe'

/** Greets the mail server, and signs in if the address has a password; sends nothing. */
export const probeMail: Probe = async ({ config: { smtpUrl } }) => {
  if (!smtpUrl) return notSet('SMTP_URL: emails are written to DATA_DIR/mail and reach no one.')
  const transport = createTransport(smtpOptions(smtpUrl))
  try {
    await transport.verify()
    return works(`The mail server answers${new URL(smtpUrl).password ? ' and accepts the sign-in' : ''}.`)
  } catch (error) {
    const { reason } = failureOf(error)
    // The library has no code for a connection that is closed before the greeting.
    return broken(reasonOf(error, reason && reason !== 'Error' ? reason : 'ECONNECTION'))
  } finally {
    transport.close()
  }
}

/** Whether other mail servers will accept the sender, as far as it can be seen from here. */
export const probeSender: Probe = async ({ env, config: { mailFrom, inbox, smtpUrl } }) => {
  const domain = domainOf(parseMailbox(mailFrom, '').address)
  const bouncesTo = inbox?.address && domainOf(inbox.address)
  const isName = domain.includes('.') && isIP(domain.replace(/^\[|\]$/g, '')) === 0
  if (!isName && env.MAIL_FROM?.trim())
    return broken(`MAIL_FROM is at ${domain}, which is no domain of the internet: mail servers refuse it.`)
  if (!env.MAIL_FROM?.trim())
    return (smtpUrl ? lookAt : notSet)(
      `MAIL_FROM: emails come from no-reply@${domain}. Set it to a mailbox that exists, at a domain with SPF and DKIM.`,
    )
  if (bouncesTo && bouncesTo !== domain)
    return lookAt(
      `Emails come from ${domain} and bounce to ${bouncesTo}: the mail server must be allowed to send for both.`,
    )
  if (!bouncesTo) return works(`MAIL_FROM is at ${domain}. Bounces go to that mailbox, so someone must read it.`)
  return works(`MAIL_FROM is at ${domain}. Bounces go to the inbox.`)
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** Signs in and opens the folder; reads no email. */
export const probeInbox: Probe = async ({ config: { inbox } }) => {
  if (!inbox) return notSet("INBOX_URL: visitors' replies go to CONTACT_EMAIL, or to the first address in LEADS_TO.")
  try {
    const mailbox = await openMailbox(inbox.url)
    mailbox.close()
  } catch (error) {
    if (!(error instanceof InboxError)) throw error
    const code = /: ([A-Z][A-Z0-9_]+)\.$/.exec(error.message)?.[1]
    return broken(code ? reasonOf(error, code) : error.message)
  }
  if (inbox.address) return works('The inbox answers, accepts the sign-in, and has the folder.')
  return broken('The inbox works, but INBOX_ADDRESS is not set and the user is no address, so no reply goes there.')
}
