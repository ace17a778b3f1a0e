import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import sirv from 'sirv'
import { createApps } from '../client/renderer/apps'
import { builtAssetTags, type Manifest } from '../client/renderer/assets'
import { readGuideSources, readReviewSources } from '../client/renderer/guide-sources'
import { readTextDates } from '../client/renderer/text-dates'
import { documentHeaders } from './http/document-headers'
import { createPageCache } from './http/page-cache'
import type { SupplyPages } from './web'

/** Of the site's files, those whose type sirv does not know and would leave out. */
const furtherTypes = new Map([
  ['.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['.ico', 'image/x-icon'],
])
const yearInSeconds = 365 * 24 * 60 * 60

/** The pages as they were built, run from the project's folder: rendered with the built files' tags, then kept. */
export const supplyBuiltPages: SupplyPages = async ({ site, api }) => {
  const manifest = JSON.parse(await readFile('dist/assets.json', 'utf8')) as Manifest
  const apps = createApps({
    ...{ api, site, assetTags: builtAssetTags(manifest) },
    documentHeaders: documentHeaders(site),
  })
  return {
    apps,
    textDates: await readTextDates(),
    guides: await readGuideSources(),
    reviews: await readReviewSources(),
    assets: builtAssets(),
    cache: createPageCache(apps.site, site.siteUrl),
  }
}

/** Built files have their content's hash in their name and never change; the files of `public` may with a release. */
function builtAssets() {
  return sirv('dist/client', {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      const immutable = path.startsWith('/assets/')
      response.setHeader(
        'Cache-Control',
        immutable ? `public, max-age=${yearInSeconds}, immutable` : 'public, max-age=3600',
      )
      const type = furtherTypes.get(extname(path))
      if (type) response.setHeader('Content-Type', type)
    },
  })
}
