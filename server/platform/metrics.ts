import type { Knex } from 'knex'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countMessages } from '../outbox/messages'
import { readBacklog } from '../outbox/reports'
import { countUnsentWebhooks } from '../outbox/webhooks'

/** Metrics of this process. No label ever contains a path, an address, or anything a person typed. */
const registry = new Registry()
const registers = [registry]
collectDefaultMetrics({ register: registry })

export const httpRequests = new Counter({
  name: 'http_requests_total',
  help: 'Requests answered',
  labelNames: ['kind', 'method', 'status'] as const,
  registers,
})

export const httpDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the request head to the end of the answer',
  labelNames: ['kind'] as const,
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
})

export const submissionsAccepted = new Counter({
  name: 'submissions_accepted_total',
  help: 'Leads and messages stored, repeated ones not counted',
  labelNames: ['form', 'suspected'] as const,
  registers,
})

export const browserReports = new Counter({
  name: 'browser_reports_total',
  help: 'Reports that browsers sent of pages, by kind',
  labelNames: ['kind'] as const,
  registers,
})

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
