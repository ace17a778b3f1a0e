import type { LeadReading } from '../../shared/admin/reading'
import { storeKinds } from '../support/app'
import { openDecisions } from '../support/decisions'
import { endLeases } from '../support/kept'
import { openSiteOn, openSmtp } from '../support/killed-site'
import { submitWithPatience } from '../support/pour'
import { freePort, ownerOf } from '../support/site'
import { until } from '../support/until'

it.each(storeKinds)(
  'waiting recommendations are sent once each even if the worker is killed and the queue in %s is cleaned',
  async (store) => {
    const port = await freePort()
    // Nothing accepts its emails yet.
    const site = await openSiteOn(store, { SMTP_URL: `smtp://127.0.0.1:${port}` })
    const { call, post } = await ownerOf(site)
    for (let number = 1; number <= 3; number += 1) {
      const { id } = await submitWithPatience(site.url)
      const decisions = `/api/admin/leads/${id}/decisions`
      const all = openDecisions(await call<LeadReading>('GET', decisions))
      if (all.decisions.length > 0) await call('POST', decisions, all)
      const fields: [string, string][] = [
        ['intent', 'send'],
        ['version', '0'],
      ]
      expect((await post(`/admin/leads/${id}/preview`, fields)).leadsTo).toContain('done=sent')
    }
    const waiting = () => site.db('deliveries').where({ kind: 'lead-recommendation' }).where('attempts', '>', 0)
    await until(async () => expect(await waiting()).toHaveLength(3))
    await site.worker.stop('SIGKILL')
    // As the page of the queues does: paused, then obliterated, including active jobs.
    const queues = '/admin/queues/api/queues'
    await call('PUT', `${queues}/emails/pause`)
    await call('PUT', `${queues}/emails/obliterate`, { force: true })
    const left = await call<{ queues: { name: string; counts: object }[] }>('GET', `${queues}?activeQueue=emails`)
    const counts = left.queues.find(({ name }) => name === 'emails')?.counts ?? { unknown: 1 }
    expect(Object.values(counts).filter((count) => count !== 0)).toEqual([])
    expect(await site.db('deliveries').where({ state: 'sent' })).toEqual([])

    const server = await openSmtp({ port })
    await endLeases(site.db)
    for (const table of ['deliveries', 'outbox']) await site.db(table).update({ due_at: site.db.fn.now() })
    await site.worker.start()
    await until(async () => expect(await site.db('outbox').pluck('id')).toEqual([]))
    const deliveries = await site.db('deliveries').select('kind', 'state', 'message_id')
    expect(deliveries.filter(({ state }) => state !== 'sent')).toEqual([])
    expect(deliveries.filter(({ kind }) => kind === 'lead-recommendation')).toHaveLength(3)
    expect(server.ids()).toEqual(deliveries.map(({ message_id }) => message_id).sort())
  },
)
