import express, { type RequestHandler } from 'express'
import { z } from 'zod'
import { httpError } from '../platform/http-error'
import { browserReports } from '../platform/metrics'

/** Where browsers report violations of the security policy, crashes, and use of deprecated interfaces. */
export const reportsPath = '/api/reports'

/** The group that receives reports which browsers send unasked, such as a crash. */
export const reportGroup = 'default'

const bodyBytesMax = 32 * 1024
const reportsMax = 50

/** The report types that are counted separately; others are counted together, because metrics labels must stay few. */
const kinds: ReadonlySet<string> = new Set([
  'csp-violation',
  'coep',
  'coop',
  'crash',
  'deprecation',
  'integrity-violation',
  'intervention',
  'network-error',
  'permissions-policy-violation',
])

/** A report of the Reporting API, or one of the older kind, which has no type. */
const report = z.union([
  z.object({ type: z.string() }),
  z.object({ 'csp-report': z.object({}) }).transform(() => ({ type: 'csp-violation' })),
])
/** WebKit sends a report alone, others a list of them, whatever the media type. */
const reportSchema = z.union([z.array(report).max(reportsMax), report.transform((only) => [only])])

const types = ['application/reports+json', 'application/csp-report']

const mediaType: RequestHandler = (request, _response, next) =>
  next(request.is(types) ? undefined : httpError(415, `Send a report as ${types.join(' or ')}.`))

/**
 * `POST /api/reports`: 204 once the reports are counted by kind. Their content may reveal what a person was reading, so
 * it is neither kept nor logged. Any page's browser may send reports, so the origin is not checked.
 */
export const countReports: RequestHandler[] = [
  mediaType,
  express.json({ type: types, limit: bodyBytesMax, inflate: false }),
  (request, response, next) => {
    const reports = reportSchema.safeParse(request.body)
    if (!reports.success) return next(httpError(422, `Send at most ${reportsMax} reports, each with its type.`))
    for (const { type } of reports.data) browserReports.inc({ kind: kinds.has(type) ? type : 'other' })
    response.status(204).end()
  },
]
