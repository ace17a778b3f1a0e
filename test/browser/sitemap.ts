import type { APIRequestContext } from '@playwright/test'

/** Articles that other tests write, change, and remove meanwhile have a timestamp in their address. */
export const isOfAnotherTest = (path: string) => /-\d{13}-/.test(path)

/** The sitemap's pages, each with its date if it has one, by path and query; without the articles of other tests. */
export async function sitemapOf(request: APIRequestContext): Promise<Map<string, string | undefined>> {
  const text = await (await request.get('/sitemap.xml')).text()
  const entries = [...text.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)]
  const pages = entries.map(([, address = '', changed]) => {
    const { pathname, search } = new URL(address)
    return [pathname + search, changed] as const
  })
  return new Map(pages.filter(([path]) => !isOfAnotherTest(path)))
}
