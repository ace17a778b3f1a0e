import { pino } from 'pino'
import { relayBatch } from '../../jobs/relay'
import { createJobWorkers } from '../../jobs/worker'
import { createEmail } from '../../server/email'
import { perform } from '../support/acts'
import { signedIn } from '../support/admin'
import { createTestApp, storeKinds } from '../support/app'
import { testConfig } from '../support/config'
import { sendLead, sendMessage } from '../support/lead'
import { openTestQueues } from '../support/queues'
import { startSmtpServer } from '../support/smtp'
import { until } from '../support/until'

const logger = pino({ level: 'silent' })
const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const work of cleanUps.splice(0).reverse()) await work()
})

/** A site with a worker whose mail server refuses some recipients. */
async function open(store: (typeof storeKinds)[number]) {
  const refusals: Record<string, number> = {}
  const server = await startSmtpServer({ refuse: (address) => refusals[address] })
  cleanUps.push(server.close)
  const site = await createTestApp({ store })
  cleanUps.push(site.close)
  const { backend, queues, close } = await openTestQueues(site.addresses)
  cleanUps.push(close)
  const config = testConfig(site.addresses.databaseUrl, { SMTP_URL: server.url })
  const mail = createEmail({ config, db: site.db, logger })
  cleanUps.push(mail.close)
  const processors = { 'deliver-mail': mail.deliver }
  const startWorkers = () => {
    for (const worker of createJobWorkers({ backend, logger, processors })) {
      void worker.run()
      cleanUps.push(() => worker.close())
    }
  }
  const relay = () => relayBatch({ db: site.db, queues, ping: backend.ping })
  const clean = async () => {
    for (const queue of Object.values(queues)) await queue.obliterate({ force: true })
  }
  return { site, server, refusals, relay, clean, startWorkers, admin: await signedIn(site) }
}

describe.each(storeKinds)('emails, with the queue in %s', (store) => {
  it('that failed are resent from the page of their lead or message, whatever happened to the queue', async () => {
    const { site, server, refusals, relay, clean, startWorkers, admin } = await open(store)
    startWorkers()
    Object.assign(refusals, { 'leads@localhost': 550, 'ana@northside.example': 550 })
    const [leadId, messageId] = [await sendLead(site), await sendMessage(site)]
    await relay()
    await until(async () => expect(await site.db('deliveries').where({ state: 'failed' })).toHaveLength(3))
    await until(async () => expect(await site.db('outbox')).toEqual([]))
    await clean()

    for (const key of Object.keys(refusals)) delete refusals[key]
    for (const path of [`/admin/leads/${leadId}`, `/admin/messages/${messageId}`]) {
      const { emails } = (await admin.get(`/api${path}`).expect(200)).body
      expect((await admin.get(path).expect(200)).text).toContain('Send again')
      for (const { id } of emails) {
        await admin.post(path).type('form').send({ intent: 'resend', email: id }).expect(302)
        await perform(admin, 'sendEmailAgain', id).expect(409)
      }
    }
    expect(await relay()).toBe(3)
    await until(() => expect(server.received).toHaveLength(3))
    await until(async () => expect(await site.db('deliveries').whereNot({ state: 'sent' })).toEqual([]))
    await perform(admin, 'sendEmailAgain', 'no-id').expect(409)
  })

  it('are not lost if the queue is cleaned before a worker takes them', async () => {
    const { site, server, relay, clean, startWorkers } = await open(store)
    await sendLead(site)
    expect(await relay()).toBe(2)
    await clean()
    startWorkers()
    await site.db('outbox').update({ due_at: site.db.fn.now() })
    expect(await relay()).toBe(2)
    await until(async () => expect(await site.db('deliveries').whereNot({ state: 'sent' })).toEqual([]))
    expect(server.received).toHaveLength(2)
  })
})
