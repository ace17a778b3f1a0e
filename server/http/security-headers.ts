import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import type { Config } from '../platform/config'
import { reportGroup, reportsPath } from './reports'

type Trackers = Pick<Config, 'siteUrl' | 'tapfiliateAccountId' | 'gaMeasurementId'>

/** Sent in addition to the others when, and only when, the request came over https. */
export const hstsHeader = ['Strict-Transport-Security', 'max-age=31536000'] as const

/** The headers of every response, built once. Only the site's own scripts and those of a configured tracker may run. */
export function securityHeaders(config: Trackers): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {}
  const collector = {
    setHeader: (name: string, value: string) => {
      headers[name] = value
    },
    removeHeader: () => undefined,
  }
  // Helmet calls only these two methods; running it keeps its defaults.
  helmetFor(config)({} as IncomingMessage, collector as unknown as ServerResponse, () => undefined)
  headers['Reporting-Endpoints'] = `${reportGroup}="${reportsPath}"`
  return Object.freeze(headers)
}

function helmetFor(config: Trackers) {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy(config) },
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  })
}

function policy({ siteUrl, tapfiliateAccountId, gaMeasurementId }: Trackers): Record<string, string[]> {
  const tapfiliate = tapfiliateAccountId ? ['https://*.tapfiliate.com'] : []
  const analytics = gaMeasurementId ? ['https://*.google-analytics.com', 'https://*.googletagmanager.com'] : []
  return {
    defaultSrc: ["'self'"],
    scriptSrc: [
      "'self'",
      ...(tapfiliateAccountId ? ['https://script.tapfiliate.com'] : []),
      ...(gaMeasurementId ? ['https://www.googletagmanager.com'] : []),
    ],
    scriptSrcAttr: ["'none'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', ...tapfiliate, ...analytics],
    connectSrc: ["'self'", ...tapfiliate, ...analytics, ...(gaMeasurementId ? ['https://*.analytics.google.com'] : [])],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    reportTo: [reportGroup],
    // For browsers that do not support `report-to`.
    reportUri: [reportsPath],
    ...(siteUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
  }
}
