import { Counter, collectDefaultMetrics, Histogram, register } from 'prom-client'

/** Metrics of this process. No label ever contains a path, an address, or anything a person typed. */
export const registry = register
collectDefaultMetrics()

const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
  new Counter({ name, help, labelNames })

export const httpRequests = counter('http_requests_total', 'Requests answered', ['kind', 'method', 'status'])

export const httpDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the request head to the end of the answer',
  labelNames: ['kind'] as const,
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
})

export const submissionsAccepted = counter(
  'submissions_accepted_total',
  'Leads and messages stored, repeated ones not counted',
  ['form', 'suspected'],
)

export const browserReports = counter('browser_reports_total', 'Reports that browsers sent of pages, by kind', ['kind'])
