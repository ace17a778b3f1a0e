import type { Vendor } from '../catalogue'
import { dateWords } from '../catalogue/basis'
import { type ComparedFeature, comparisonFields } from '../catalogue/fields'
import { orderVendors } from '../comparison/order'
import { ofDay } from '../rules/stated.mjs'
import { today } from '../rules/today'
import { marketSegments } from '../site/market-segments'
import { fieldItem, keyedItem } from './facts'
import { catalogueDocument, type QuotedSite } from './frame'
import { documentOf, linked, plain, withSiteAddress } from './words'

/** A guide's text, and the parts of the catalogue shown with it. */
export interface GuideSource {
  path: string
  title: string
  lead?: string
  /** The month of the last change or check. */
  changed: string
  markdown: string
  /** The systems that a guide selects, or that are made for its field, each with the kind of reader it suits. */
  cards: readonly { vendor: string; features: readonly ComparedFeature[]; why: string }[]
  /** Keys of the values that decide between those systems. */
  decides?: readonly string[]
  /** Systems made for the guide's field that we have not reviewed. */
  beside?: readonly { name: string; kind: string; url: string }[]
}

const overviewKeys = ['starRating', 'estimatedCostPerMonth', 'idealOrganizationSize', 'setupTime']

/** A guide as Markdown. If it shows values of the catalogue, these follow the text with their evidence. */
export function guideMarkdown(guide: GuideSource, vendors: readonly Vendor[], site: QuotedSite): string {
  const { path, title, lead, changed, markdown } = guide
  const text = [
    lead ?? '',
    `Last checked in ${dateWords(changed)}. A price is our figure unless the text names its source and date.`,
    ...notReviewed(guide, site.siteUrl),
    withSiteAddress(ofDay(markdown.trim(), today()), site.siteUrl),
  ]
  const values = path === '/resources/top-emr-solutions' ? segments(vendors, site) : choices(guide, vendors, site)
  if (values.length > 0) return catalogueDocument({ ...site, title, path }, [...text, ...values])
  return documentOf([`# ${title}`, `> ${site.siteName}: ${site.siteUrl}${path}`, ...text])
}

function notReviewed({ beside = [] }: GuideSource, siteUrl: string): string[] {
  if (beside.length === 0) return []
  const address = (url: string) => (url.startsWith('/') ? siteUrl + url : url)
  return [
    '## Made for this work, but not reviewed here',
    beside.map(({ name, kind, url }) => `- ${linked(name, address(url))}: ${plain(kind)}`).join('\n'),
  ]
}

function choices({ cards, decides = [] }: GuideSource, vendors: readonly Vendor[], site: QuotedSite): string[] {
  return cards.flatMap(({ vendor: id, features, why }) => {
    const vendor = vendors.find((one) => one.id === id)
    if (!vendor) return []
    const items = [
      ...decides.map((key) => keyedItem(vendor, key)),
      overview(vendor),
      keyedItem(vendor, 'specialties'),
      rows(vendor, features),
    ]
    return [headingOf(vendor, site), `For: ${plain(why)}`, items.join('\n')]
  })
}

function segments(vendors: readonly Vendor[], site: QuotedSite): string[] {
  return marketSegments.flatMap(({ name, audience, vendors: ids }) => [
    `## ${name}: listed values`,
    `For ${audience}.`,
    ...orderVendors(
      vendors.filter(({ id }) => ids.includes(id)),
      'rating',
    ).flatMap((vendor) => [`#${headingOf(vendor, site)}`, overview(vendor)]),
  ])
}

const headingOf = ({ id, name }: Vendor, { siteUrl }: QuotedSite) => `## ${linked(name, `${siteUrl}/emr/${id}.md`)}`

const overview = (vendor: Vendor) => rows(vendor, overviewKeys)

const rows = (vendor: Vendor, keys: readonly string[]) =>
  comparisonFields
    .filter(({ key }) => keys.includes(key))
    .map((field) => fieldItem(field, vendor))
    .join('\n')
