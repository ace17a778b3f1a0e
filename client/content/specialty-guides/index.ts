import type { ComparedFeature } from '../../../shared/catalogue/fields'
import type { GuideSource } from '../../../shared/markdown/guide'
import { type SpecialtyGuideSlug, specialtyGuidePath, specialtyGuides } from '../../../shared/site/specialty-guides'
import type { GuideVendorId } from '../../../shared/vendors/guide-cards'
import type { DrawingName } from '../../components/drawing'

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
interface Decides {
  label: string
  /** Keys of the record, such as `prescribing.epcs`. */
  facts: readonly string[]
}

type Guide = typeof import('./best-ehr-emr-software.md')
type TextMeta = Guide['meta']

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

/** Each guide is a separate chunk, loaded when its page is requested. */
const guides: Record<SpecialtyGuideSlug, () => Promise<Guide>> = {
  'best-ehr-emr-software': () => import('./best-ehr-emr-software.md'),
  'best-rcm-software': () => import('./best-rcm-software.md'),
  'best-healthcare-crm-software': () => import('./best-healthcare-crm-software.md'),
  'best-ehr-behavioral-health': () => import('./best-ehr-behavioral-health.md'),
  'best-ehr-psychiatry': () => import('./best-ehr-psychiatry.md'),
  'best-ehr-mental-health-clinics': () => import('./best-ehr-mental-health-clinics.md'),
  'best-ehr-addiction-treatment': () => import('./best-ehr-addiction-treatment.md'),
  'best-ehr-substance-abuse': () => import('./best-ehr-substance-abuse.md'),
  'best-ehr-solo-practices': () => import('./best-ehr-solo-practices.md'),
}

export async function loadGuide(slug: SpecialtyGuideSlug) {
  const { meta, headings, html, words } = await guides[slug]()
  return { meta: meta as GuideMeta, headings, html, words }
}

/** The guides' sources, in listing order. */
export function guideSources(): Promise<GuideSource[]> {
  return Promise.all(
    specialtyGuides.map(async ({ slug }) => {
      const { meta, markdown } = await guides[slug]()
      const { title, lead, reviewed, cards, decides } = meta as GuideMeta
      return {
        path: specialtyGuidePath(slug),
        title,
        lead,
        changed: reviewed,
        markdown,
        cards,
        decides: decides?.facts,
      }
    }),
  )
}

/** The systems that each guide names, in its own order. */
export function guideSystems(): Promise<{ specialty: string; systems: GuideVendorId[] }[]> {
  return Promise.all(
    specialtyGuides.map(async ({ slug }) => {
      const { specialty, cards } = (await loadGuide(slug)).meta
      return { specialty, systems: cards.map(({ vendor }) => vendor) }
    }),
  )
}

/** The month of each guide's last check, which is later than the month that it states as updated. */
export function guideMonths(): Promise<[path: string, month: string][]> {
  return Promise.all(
    specialtyGuides.map(async ({ slug }) => [specialtyGuidePath(slug), (await loadGuide(slug)).meta.reviewed]),
  )
}
