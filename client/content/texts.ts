import { systemsBeside, systemsMadeFor } from '../../shared/kinds'
import type { GuideSource } from '../../shared/markdown/guide'
import { fieldGuidePath, fieldGuides } from '../../shared/site/field-guides'
import { resourceLinks } from '../../shared/site/navigation'
import type { ArticleContent } from '../components/article/content'
import type { DrawingName } from '../components/drawing'

/** The texts at fixed addresses, by address; each is loaded with its page. */
const texts = {
  '/resources/emr-101': () => import('./resources/emr-101.md'),
  '/resources/emr-benefits': () => import('./resources/emr-benefits.md'),
  '/resources/how-to-choose-emr': () => import('./resources/how-to-choose-emr.md'),
  '/resources/top-emr-solutions': () => import('./resources/top-emr-solutions.md'),
  '/resources/emr-implementation': () => import('./resources/emr-implementation.md'),
  '/guides/autism-aba': () => import('./guides/autism-aba.md'),
  '/guides/eating-disorders': () => import('./guides/eating-disorders.md'),
  '/guides/ccbhc': () => import('./guides/ccbhc.md'),
  '/about': () => import('./pages/about.md'),
  '/methodology': () => import('./pages/methodology.md'),
  '/methodology/annex': () => import('./pages/methodology-annex.md'),
  '/privacy': () => import('./pages/privacy.md'),
  '/terms': () => import('./pages/terms.md'),
}

export type TextPath = keyof typeof texts

/** A text as plain data, which can be sent from the server to the browser. */
export async function loadText(path: TextPath): Promise<ArticleContent> {
  const { meta, headings, html, words } = await texts[path]()
  return { meta, headings, html, words }
}

/** The month of each text's last change, or of the additions that are marked in it. */
export function textMonths(): Promise<[path: string, month: string][]> {
  const paths = Object.keys(texts).filter(isTextPath)
  return Promise.all(
    paths.map(async (path) => {
      const { updated, added } = (await loadText(path)).meta
      return [path, typeof added === 'string' ? added : updated]
    }),
  )
}

/** The resource guides' sources. */
export async function resourceSources(): Promise<GuideSource[]> {
  const sources = await Promise.all(
    resourceLinks.map(async ({ to }) => (isTextPath(to) ? { path: to, ...(await texts[to]()) } : [])),
  )
  return sources.flat().map(({ path, meta: { title, lead, updated }, markdown }) => ({
    path,
    title,
    lead,
    changed: updated,
    markdown,
    cards: [],
  }))
}

/** The field guides' sources, each with the systems made for its field. */
export function fieldGuideSources(): Promise<GuideSource[]> {
  return Promise.all(
    fieldGuides.map(async (guide) => {
      const path = fieldGuidePath(guide)
      const { meta, markdown } = await texts[path]()
      const { title, lead, updated } = meta
      return {
        path,
        title,
        lead,
        changed: updated,
        markdown,
        cards: systemsMadeFor(guide.kind).map(({ id, card }) => ({ vendor: id, features: [], why: card.blurb })),
        decides: decidesOf({ meta }).facts,
        beside: systemsBeside(guide.kind),
      }
    }),
  )
}

/** What decides between the systems of a field guide, by its front matter, which a test checks. */
export const decidesOf = ({ meta }: Pick<ArticleContent, 'meta'>) =>
  meta.decides as { label: string; facts: readonly string[] }

/** The drawing that a text names in its front matter; a test checks that every guide names one. */
export const drawingOfText = ({ meta }: Pick<ArticleContent, 'meta'>) => meta.drawing as DrawingName

/** The text at a request's address; throws a 404 if there is none. */
export async function loadTextOf(request: Request): Promise<ArticleContent & { path: TextPath }> {
  const { pathname } = new URL(request.url)
  if (!isTextPath(pathname)) throw new Response(null, { status: 404 })
  return { path: pathname, ...(await loadText(pathname)) }
}

function isTextPath(pathname: string): pathname is TextPath {
  return Object.hasOwn(texts, pathname)
}
