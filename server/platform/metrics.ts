import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Metrics of this process. No label ever contains a path, an address, or anything a person typed. */
export const registry = new Registry()
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
