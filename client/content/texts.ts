import type { ComparedFeature } from '../../shared/catalogue/fields'
import { systemsBeside, systemsMadeFor } from '../../shared/kinds'
import type { GuideSource } from '../../shared/markdown/guide'
import { fieldGuidePath, fieldGuides } from '../../shared/site/field-guides'
import { resourceLinks } from '../../shared/site/navigation'
import {
  type SpecialtyGuideSlug,
  specialtyGuideLinks,
  specialtyGuidePath,
  specialtyGuides,
} from '../../shared/site/specialty-guides'
import type { GuideVendorId } from '../../shared/vendors/guide-cards'
import type { ArticleContent } from '../components/article/content'
import type { DrawingName } from '../components/drawing'

/** The texts at fixed addresses, by address; each is loaded with its page. */
const texts = {
  '/blog/best-ehr-emr-software': () => import('./specialty-guides/best-ehr-emr-software.md'),
  '/blog/best-rcm-software': () => import('./specialty-guides/best-rcm-software.md'),
  '/blog/best-healthcare-crm-software': () => import('./specialty-guides/best-healthcare-crm-software.md'),
  '/blog/best-ehr-behavioral-health': () => import('./specialty-guides/best-ehr-behavioral-health.md'),
  '/blog/best-ehr-psychiatry': () => import('./specialty-guides/best-ehr-psychiatry.md'),
  '/blog/best-ehr-mental-health-clinics': () => import('./specialty-guides/best-ehr-mental-health-clinics.md'),
  '/blog/best-ehr-addiction-treatment': () => import('./specialty-guides/best-ehr-addiction-treatment.md'),
  '/blog/best-ehr-substance-abuse': () => import('./specialty-guides/best-ehr-substance-abuse.md'),
  '/blog/best-ehr-solo-practices': () => import('./specialty-guides/best-ehr-solo-practices.md'),
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

type TextMeta = ArticleContent['meta']

/** One vendor as a guide's front matter chooses it. */
export interface CardChoice {
  vendor: GuideVendorId
  /** Whether the card ends with the setup time or with the kinds of care that the catalogue lists. */
  shows: 'setup' | 'focus'
  features: readonly ComparedFeature[]
  /** Which readers of this guide the vendor suits. */
  why: string
}

/** What the guide says decides the choice: a heading for the cards, and the values that answer it. */
export interface Decides {
  label: string
  /** Keys of the record, such as `prescribing.epcs`. */
  facts: readonly string[]
}

/** The front matter of a guide; a test checks every file against it. */
export interface GuideMeta extends TextMeta {
  lead: string
  specialty: string
  audience: string
  readMinutes: number
  /** Month in which the rules, codes, and prices of the text were last checked. */
  reviewed: string
  drawing: DrawingName
  /** Absent if the figures and features of every card answer it. */
  decides?: Decides
  cards: readonly CardChoice[]
}

/** A text as plain data, which can be sent from the server to the browser. */
export async function loadText(path: TextPath): Promise<ArticleContent> {
  const { meta, headings, html, words } = await texts[path]()
  return { meta, headings, html, words }
}

/** The text at a request's address; throws a 404 if there is none. */
export async function loadTextOf(request: Request): Promise<ArticleContent & { path: TextPath }> {
  const { pathname } = new URL(request.url)
  if (!isTextPath(pathname)) throw new Response(null, { status: 404 })
  return { path: pathname, ...(await loadText(pathname)) }
}

function isTextPath(pathname: string): pathname is TextPath {
  return Object.hasOwn(texts, pathname)
}

export async function loadGuide(slug: SpecialtyGuideSlug) {
  const { meta, ...text } = await loadText(specialtyGuidePath(slug))
  return { ...text, meta: meta as GuideMeta }
}

/** The front matter of the specialty guides, in listing order. */
export const loadGuides = () =>
  Promise.all(specialtyGuides.map(async ({ slug }) => ({ slug, ...(await loadGuide(slug)).meta })))

/** What decides between the systems of a field guide, by its front matter, which a test checks. */
export const decidesOf = ({ meta }: Pick<ArticleContent, 'meta'>) => meta.decides as Decides

/** The drawing that a text names in its front matter; a test checks that every guide names one. */
export const drawingOfText = ({ meta }: Pick<ArticleContent, 'meta'>) => meta.drawing as DrawingName

/** The month of each text's last check or change, or of the additions that are marked in it, by address. */
export async function readTextDates(): Promise<ReadonlyMap<string, string>> {
  const dated = Object.entries(texts).map(async ([path, load]) => {
    const { reviewed, added, updated } = (await load()).meta
    return [path, reviewed ?? added ?? updated] as const
  })
  return new Map(await Promise.all(dated))
}

/** The sources of the guides in the site's listing order; those of field guides with the systems made for the field. */
export function readGuideSources(): Promise<GuideSource[]> {
  const fields = new Map(fieldGuides.map((guide) => [fieldGuidePath(guide) as string, guide.kind]))
  const paths = [...specialtyGuideLinks.map(({ to }) => to), ...resourceLinks.map(({ to }) => to), ...fields.keys()]
  return Promise.all(
    paths.filter(isTextPath).map(async (path) => {
      const { meta, markdown } = await texts[path]()
      const { title, lead, reviewed, updated, cards = [], decides } = meta
      const kind = fields.get(path)
      const madeFor =
        kind && systemsMadeFor(kind).map(({ id, card }) => ({ vendor: id, features: [], why: card.blurb }))
      return {
        path,
        title,
        lead,
        changed: reviewed ?? updated,
        markdown,
        cards: madeFor ?? cards,
        decides: decides?.facts,
        beside: kind && systemsBeside(kind),
      }
    }),
  )
}
