import type { Site } from '../../client/renderer/server'

/** What pages know of an installation on which nothing is configured but its address and its name. */
export const plainSite: Site = {
  siteUrl: 'https://guide.example',
  siteName: 'Guide',
  operator: { editors: [] },
  affiliateProgramUrl: 'https://example.com',
  affiliateVendors: [],
  timeZone: 'America/New_York',
}
