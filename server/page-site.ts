import type { Site } from '../client/renderer/server'
import type { Config } from './platform/config'

/** The configuration available to every page. None of it is secret, because the admin's pages embed it. */
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
