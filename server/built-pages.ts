import { readFile } from 'node:fs/promises'
import sirv from 'sirv'
import { createApps } from '../client/renderer/apps'
import { builtAssetTags, type Manifest } from '../client/renderer/assets'
import { readTextDates } from '../client/renderer/text-dates'
import { createPageCache } from './http/page-cache'
import type { SupplyPages } from './web'

const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const yearInSeconds = 365 * 24 * 60 * 60

/** The pages as they were built, run from the project's folder: rendered with the built files' tags, then kept. */
export const supplyBuiltPages: SupplyPages = async ({ site, ...apis }) => {
  const manifest = JSON.parse(await readFile('dist/assets.json', 'utf8')) as Manifest
  const renderer = createApps({ ...apis, site, assetTags: builtAssetTags(manifest) })
  return {
    renderer,
    textDates: await readTextDates(),
    assets: builtAssets(),
    cache: createPageCache(renderer, site.siteUrl),
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
      // sirv does not know spreadsheets, and would send them without a type.
      if (path.endsWith('.xlsx')) response.setHeader('Content-Type', spreadsheetType)
    },
  })
}
