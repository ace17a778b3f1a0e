import { text } from 'node:stream/consumers'
import { stubAdminApi, stubApi } from './stub-api'

const siteUrl = 'https://guide.example'

/** Renders a page of the site as a visitor gets it, without a server. */
export type RenderPage = (path: string) => Promise<string>

/** The site as its modules are now: after `jest.resetModules` they are loaded anew. */
export async function openPages(): Promise<RenderPage> {
  const { createApps } = await import('../../client/renderer/apps')
  const { vendors } = await import('../../shared/catalogue')
  const site = { siteUrl, siteName: 'Behavioral EMR Guide', affiliateProgramUrl: `${siteUrl}/partners` }
  const api = stubApi({
    listVendors: async () => vendors,
    listPosts: async ({ page, perPage }) => ({ posts: [], total: 0, page, perPage }),
    listCategories: async () => [],
  })
  const apps = createApps({ api, adminApi: stubAdminApi(), site, assetTags: () => '' })
  return async (path) => {
    const { status, body } = await apps.render(new Request(siteUrl + path), 'a test')
    if (status !== 200 || !body) throw new Error(`${path} answers ${status}`)
    return text(body)
  }
}

/** What a person reads: no tags, no data. */
export function wordsOf(html: string): string {
  return html
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replace(/\s+/g, ' ')
}
