import type { Knex } from 'knex'
import { Gauge } from 'prom-client'
import { registry } from '../platform/metrics'
import { countMessages } from './messages'
import { readBacklog } from './reports'
import { countUnsentWebhooks } from './webhooks'

const registers = [registry]

const outboxLag = new Gauge({
  name: 'outbox_lag_seconds',
  help: 'How long the oldest due outbox message has waited for the queue',
  registers,
})

const oldestUnsent = new Gauge({
  name: 'oldest_unsent_mail_seconds',
  help: 'Age of the oldest mail that was promised and is still tried',
  registers,
})

const deliveries = new Gauge({
  name: 'deliveries',
  help: 'Emails that have not gone out, by state',
  labelNames: ['state'] as const,
  registers,
})

const webhooks = new Gauge({
  name: 'webhooks',
  help: 'Webhooks that no receiver has accepted, by state; failed ones of the last 30 days',
  labelNames: ['state'] as const,
  registers,
})

/** All metrics in the Prometheus text format. If the database is down, its gauges are left out and never stale. */
export async function renderMetrics(db: Knex): Promise<string> {
  deliveries.reset()
  webhooks.reset()
  outboxLag.reset()
  oldestUnsent.reset()
  await readDatabaseGauges(db).catch(() => {
    outboxLag.remove()
    oldestUnsent.remove()
  })
  return registry.metrics()
}

export const metricsContentType = registry.contentType

async function readDatabaseGauges(db: Knex): Promise<void> {
  const [messages, { waiting, failed, oldestEnqueuedAt }, unsent] = await Promise.all([
    countMessages(db),
    readBacklog(db),
    countUnsentWebhooks(db),
  ])
  outboxLag.set(Math.max(0, ...messages.map(({ lag }) => lag)))
  deliveries.set({ state: 'pending' }, waiting)
  deliveries.set({ state: 'failed' }, failed)
  webhooks.set({ state: 'pending' }, unsent.pending)
  webhooks.set({ state: 'failed' }, unsent.failed)
  oldestUnsent.set(oldestEnqueuedAt ? (Date.now() - oldestEnqueuedAt.getTime()) / 1_000 : 0)
}
