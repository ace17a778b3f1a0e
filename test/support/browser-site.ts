import { type Site, startSite } from './site'

/**
 * Playwright's global setup: one site for all browser tests; environment variables pass on `baseURL` and the database.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of its global setup.
export default async function startBrowserSite(): Promise<() => Promise<void>> {
  const site: Site = await startSite({ WEBHOOKS_TO_LOOPBACK: 'on' })
  await site.seed()
  process.env.TEST_SITE_URL = site.url
  process.env.TEST_SITE_DATABASE_URL = site.databaseUrl
  process.env.TEST_SITE_DATA_DIR = site.dataDir
  return site.stop
}
