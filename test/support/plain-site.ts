import type { Site } from '../../client/renderer/server'

/** The site's settings as pages receive them, with nothing configured but address and name. */
export const plainSite: Site = {
  siteUrl: 'https://guide.example',
  siteName: 'Guide',
  operator: { editors: [] },
  affiliateProgramUrl: 'https://example.com',
  affiliateVendors: [],
  timeZone: 'America/New_York',
}
