import type { Site } from '../client/renderer/server'
import type { Config } from './platform/config'

/** What of the configuration every page knows; nothing of it is secret, for pages with live controls carry it. */
export const pageSite = (config: Config): Site => ({
  siteUrl: config.siteUrl,
  siteName: config.siteName,
  operator: config.operator,
  affiliateProgramUrl: config.affiliateProgramUrl,
  affiliateVendors: config.affiliateVendors,
  timeZone: config.businessTimeZone,
  gaMeasurementId: config.gaMeasurementId,
  tapfiliateAccountId: config.tapfiliateAccountId,
})
