import express from 'express'
import { pino } from 'pino'
import request from 'supertest'
import { problemHandler } from '../../server/http/problem'
import { createQueueBackend } from '../../server/platform/stores/queue'
import { createQueueDashboard } from '../../server/queues/dashboard'
import { signedIn } from '../support/admin'
import { openApp, storeKinds, type TestApp } from '../support/app'
import { testConfig } from '../support/config'

const queueName = 'emails'
const logger = pino({ level: 'silent' })
const jobs = `/admin/queues/api/queues?activeQueue=${queueName}&status=failed&page=1&jobsPerPage=10`

/** Leaves a permanently failed job in the queue. */
async function failJob(site: TestApp): Promise<string> {
  const backend = createQueueBackend(site.addresses, logger)
  await backend.prepare()
  const queue = backend.createQueue(queueName)
  const worker = backend.createWorker(
    queueName,
    async () => {
      throw new Error('The mail server said no.')
    },
    {},
  )
  try {
    const { id } = await queue.add('deliver-mail', { deliveryId: '1' }, { attempts: 1 })
    const failed = new Promise((resolve) => worker.once('failed', resolve))
    void worker.run()
    await failed
    return String(id)
  } finally {
    await worker.close()
    await queue.close()
    await backend.close()
  }
}

describe.each(storeKinds)('the dashboard of the queues, stored in %s', (store) => {
  const site = openApp({ store })

  it('runs no script but its own, may style its elements, and is not cached', async () => {
    const admin = await signedIn(site)
    const { status, text, headers } = await admin.get('/admin/queues')
    for (const answer of [headers, (await admin.get(jobs).expect(200)).headers])
      expect(answer['cache-control']).toBe('no-store')
    expect(status).toBe(200)
    expect(text).toContain('__UI_CONFIG__')
    expect(text).not.toMatch(/(?:href|src)="https?:/)
    expect(headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'")
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).toContain("base-uri 'self'")
  })

  it('shows a failed job, and retries it when its own page asks for it', async () => {
    const admin = await signedIn(site)
    const id = await failJob(site)
    const shown = async () => {
      const { body } = await admin.get(jobs).expect(200)
      const queue = body.queues.find(({ name }: { name: string }) => name === queueName)
      return queue.jobs.map((job: { id: string; failedReason: string }) => [job.id, job.failedReason])
    }
    expect(await shown()).toContainEqual([id, 'The mail server said no.'])
    const retry = `/admin/queues/api/queues/${queueName}/${id}/retry`
    await admin.put(retry).set('Origin', 'https://elsewhere.example').expect(403)
    expect(await shown()).toContainEqual([id, 'The mail server said no.'])
    await admin.put(retry).expect(204)
    expect(await shown()).not.toContainEqual([id, expect.anything()])
  })
})

it("without the queue's store the dashboard reports an error instead of waiting", async () => {
  const config = testConfig(String(process.env.TEST_DATABASE_URL), { REDIS_URL: 'redis://127.0.0.1:1' })
  const dashboard = createQueueDashboard(config, logger)
  const app = express().use(dashboard.handle).use(problemHandler)
  await request(app).get('/').expect(503)
  await request(app).get('/').expect(503)
  await dashboard.close()
})
