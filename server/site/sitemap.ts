import type { SitePage } from '../../shared/site/pages'

/**
 * The pages as a sitemap (sitemaps.org 0.9). Pages that are texts get their date from `textDates`, others their own. A
 * page without a known date gets none.
 */
export function sitemap(
  pages: readonly Pick<SitePage, 'path' | 'changed'>[],
  textDates: ReadonlyMap<string, string>,
  siteUrl: string,
): string {
  const entries = pages.map(({ path, changed = textDates.get(path) }) => {
    const address = `<loc>${escaped(new URL(path, siteUrl).href)}</loc>`
    return `  <url>${address}${lastmod(changed)}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** The index of a sitemap's files, with the date of the last change in each. */
export function sitemapIndex(files: readonly { path: string; changed?: string }[], siteUrl: string): string {
  const entries = files.map(
    ({ path, changed }) => `  <sitemap><loc>${escaped(new URL(path, siteUrl).href)}</loc>${lastmod(changed)}</sitemap>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</sitemapindex>',
    '',
  ].join('\n')
}

/** The schema of sitemaps requires a day, so a month counts from its first day. */
const lastmod = (date: string | undefined) =>
  date ? `<lastmod>${date.length === 7 ? `${date}-01` : date}</lastmod>` : ''

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
