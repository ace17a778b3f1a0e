import { type Logger, pino } from 'pino'
import type { Agent } from 'supertest'
import { createWebhookService } from '../../server/webhooks/service'
import type { NewEndpoint } from '../../shared/admin/webhooks'
import { eventNames } from '../../shared/webhooks/events'
import { perform } from './acts'
import type { TestApp } from './app'
import { testConfig } from './config'

/** The worker's handling of webhooks, job by job. */
export function webhookWorker(
  { db, addresses }: Pick<TestApp, 'db' | 'addresses'>,
  { env = {}, logger = pino({ level: 'silent' }) }: { env?: Record<string, string>; logger?: Logger } = {},
) {
  const config = testConfig(addresses.databaseUrl, { WEBHOOKS_TO_LOOPBACK: 'on', ...env })
  const service = createWebhookService({ config, db, logger })
  return {
    deliver: (id: string) => service.deliver({ deliveryId: id }, id),
    /** Makes one attempt for each due delivery, oldest first. */
    async deliverAll() {
      const ids = await db('outbox').where({ job: 'deliver-webhook' }).orderBy('created_at').pluck<string[]>('id')
      for (const id of ids) await service.deliver({ deliveryId: id }, id)
    },
    stop: service.stop,
  }
}

/** Adds an endpoint through the admin, for all events by default. */
export async function addEndpoint(admin: Agent, given: Partial<NewEndpoint> & { address: string }) {
  const endpoint = { kind: 'webhook', description: 'The CRM', events: [...eventNames], ...given }
  const { body } = await perform(admin, 'createEndpoint', endpoint).expect(200)
  return body as { id: string; secret: string }
}
