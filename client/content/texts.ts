import type { GuideSource } from '../../shared/markdown/guide'
import { resourceLinks } from '../../shared/site/navigation'
import type { ArticleContent } from '../components/article/content'

/** The texts that stand at fixed addresses, by address; each is loaded with the page that shows it. */
const texts = {
  '/resources/emr-101': () => import('./resources/emr-101.md'),
  '/resources/emr-benefits': () => import('./resources/emr-benefits.md'),
  '/resources/how-to-choose-emr': () => import('./resources/how-to-choose-emr.md'),
  '/resources/top-emr-solutions': () => import('./resources/top-emr-solutions.md'),
  '/resources/emr-implementation': () => import('./resources/emr-implementation.md'),
  '/about': () => import('./pages/about.md'),
  '/methodology': () => import('./pages/methodology.md'),
  '/privacy': () => import('./pages/privacy.md'),
  '/terms': () => import('./pages/terms.md'),
}

export type TextPath = keyof typeof texts

/** As plain data, so that it can travel from the server to the browser. */
export async function loadText(path: TextPath): Promise<ArticleContent> {
  const { meta, headings, html, words } = await texts[path]()
  return { meta, headings, html, words }
}

/** When each text was last changed. */
export function textMonths(): Promise<[path: string, month: string][]> {
  const paths = Object.keys(texts).filter(isTextPath)
  return Promise.all(paths.map(async (path) => [path, (await loadText(path)).meta.updated]))
}

/** The resource guides as they are written. */
export async function resourceSources(): Promise<GuideSource[]> {
  const sources = await Promise.all(
    resourceLinks.map(async ({ to }) => (isTextPath(to) ? { path: to, ...(await texts[to]()) } : [])),
  )
  return sources.flat().map(({ path, meta: { title, lead, updated }, markdown }) => ({
    ...{ path, title, lead, changed: updated, markdown },
    cards: [],
  }))
}

/** The text at a request's address; 404 where none stands. */
export async function loadTextOf(request: Request): Promise<ArticleContent & { path: TextPath }> {
  const { pathname } = new URL(request.url)
  if (!isTextPath(pathname)) throw new Response(null, { status: 404 })
  return { path: pathname, ...(await loadText(pathname)) }
}

function isTextPath(pathname: string): pathname is TextPath {
  return Object.hasOwn(texts, pathname)
}
