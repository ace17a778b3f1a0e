import { readFile } from 'node:fs/promises'
import { createApps } from '../client/renderer/apps'
import { builtAssetTags, type Manifest } from '../client/renderer/assets'
import { readGuideSources, readReviewSources, readTextDates } from '../client/renderer/texts'
import { serveBuiltFiles } from './http/built-files'
import { documentHeaders } from './http/document-headers'
import { createPageCache } from './http/page-cache'
import type { SupplyPages } from './web'

/** Supplies the built pages, from the project's folder: rendered with the tags of built files, then cached. */
export const supplyBuiltPages: SupplyPages = async ({ site, api }) => {
  const manifest = JSON.parse(await readFile('dist/assets.json', 'utf8')) as Manifest
  const apps = createApps({
    api,
    site,
    assetTags: builtAssetTags(manifest),
    documentHeaders: documentHeaders(site),
  })
  return {
    apps,
    textDates: await readTextDates(),
    guides: await readGuideSources(),
    reviews: await readReviewSources(),
    assets: serveBuiltFiles('dist/client'),
    cache: createPageCache(apps.site, site.siteUrl),
  }
}
