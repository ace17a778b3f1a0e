import type { Knex } from 'knex'
import { Gauge } from 'prom-client'
import { registry } from '../platform/metrics'
import { countMessages } from './messages'
import { readBacklog } from './reports'
import { countUnsentWebhooks } from './webhooks'

const gauge = (name: string, help: string, ...labelNames: 'state'[]) => new Gauge({ name, help, labelNames })

const gauges = {
  outboxLag: gauge('outbox_lag_seconds', 'How long the oldest due outbox message has waited for the queue'),
  oldestUnsent: gauge('oldest_unsent_mail_seconds', 'Age of the oldest mail that was promised and is still tried'),
  deliveries: gauge('deliveries', 'Emails that have not gone out, by state', 'state'),
  webhooks: gauge(
    'webhooks',
    'Webhooks that no receiver has accepted, by state; failed ones of the last 30 days',
    'state',
  ),
}

/** All metrics in the Prometheus text format. If the database is down, its gauges are left out and never stale. */
export async function renderMetrics(db: Knex): Promise<string> {
  for (const one of Object.values(gauges)) one.reset()
  await readDatabaseGauges(db).catch(() => {
    gauges.outboxLag.remove()
    gauges.oldestUnsent.remove()
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
  gauges.outboxLag.set(Math.max(0, ...messages.map(({ lag }) => lag)))
  for (const [of, counts] of [['deliveries', { pending: waiting, failed }] as const, ['webhooks', unsent] as const]) {
    gauges[of].set({ state: 'pending' }, counts.pending)
    gauges[of].set({ state: 'failed' }, counts.failed)
  }
  gauges.oldestUnsent.set(oldestEnqueuedAt ? (Date.now() - oldestEnqueuedAt.getTime()) / 1_000 : 0)
}
