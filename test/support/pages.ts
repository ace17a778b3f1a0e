import type { Site } from '../../client/renderer/server'
import { plainSite } from './plain-site'
import { stubApi } from './stub-api'

/** Renders a page of the site as a visitor receives it, without a server, and expects its status, usually 200. */
export type RenderPage = (path: string, expected?: number) => Promise<string>

/**
 * Opens the site with freshly loaded modules after `jest.resetModules`. `configured` overrides an installation in which
 * nothing is configured.
 */
export async function openPages(configured: Partial<Site> = {}): Promise<RenderPage> {
  const { createApps } = await import('../../client/renderer/apps')
  const { vendors } = await import('../../shared/catalogue')
  const site = { ...plainSite, siteName: 'Behavioral EMR Guide', ...configured }
  const api = stubApi({
    listVendors: async () => vendors,
    listAcceptedCorrections: async () => [],
    listPosts: async ({ page, perPage }) => ({ posts: [], total: 0, page, perPage }),
    listCategories: async () => [],
    match: async (answers) => (await import('../../shared/match')).matchCatalogue(answers),
  })
  const apps = createApps({ api, site, assetTags: () => '' })
  return async (path, expected = 200) => {
    const { status, body } = await apps.site.render(new Request(site.siteUrl + path), 'a test', undefined)
    if (status !== expected || !body) throw new Error(`${path} answers ${status}`)
    return body
  }
}

let plain: Promise<RenderPage> | undefined

/** A page of an installation in which nothing is configured. */
export const render: RenderPage = async (path, expected) => {
  plain ??= openPages()
  return (await plain)(path, expected)
}

/** The words that are seen, without those only heard; what the ends of lines never break is in one piece. */
export const seenWords = (html: string) =>
  wordsOf(
    html.replace(/<span class="sr-only">[^<]*<\/span>/g, '').replace(/<span class="unbroken">([^<]*)<\/span>/g, '$1'),
  )

/** The text that a person reads, without tags and data. */
export function wordsOf(html: string): string {
  return html
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
}
