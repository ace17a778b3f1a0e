import { pino } from 'pino'
import PostalMime, { type Email } from 'postal-mime'
import { createEmail } from '../../server/email'
import type { TestApp } from './app'
import { testConfig } from './config'
import { startSmtpServer } from './smtp'

const logger = pino({ level: 'silent' })

/** Sends the pending emails of a site through a mail server of its own, as a worker does. */
export async function openMail(site: TestApp, env: Record<string, string> = {}) {
  const refusals: Record<string, number> = {}
  const server = await startSmtpServer({ refuse: (address) => refusals[address] })
  const config = testConfig(site.addresses.databaseUrl, { SMTP_URL: server.url, ...env })
  const mail = createEmail({ config, db: site.db, logger })
  return {
    refusals,
    /** Sends everything that is due, and returns what one mailbox has received by now. */
    async deliver(to: string): Promise<(Email & { raw: string })[]> {
      const due = await site.db('outbox').where({ job: 'deliver-mail' }).pluck('id')
      for (const deliveryId of due) await mail.deliver({ deliveryId }, deliveryId)
      const own = server.received.filter((email) => email.to.includes(to))
      return Promise.all(
        own.map(async ({ bytes }) => ({ ...(await PostalMime.parse(bytes)), raw: bytes.toString('latin1') })),
      )
    },
    async close() {
      mail.close()
      await server.close()
    },
  }
}
