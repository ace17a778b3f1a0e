import { blogCategories } from '../blog/categories'
import { vendors } from '../catalogue'
import { catalogueChecked } from '../catalogue/checked'
import { productKind } from '../catalogue/scope'
import { lastChecked } from '../rules'
import { capitalized } from '../words'
import { fieldGuidePath, fieldGuides } from './field-guides'
import { resourceLinks } from './navigation'
import { specialtyGuidePath, specialtyGuides } from './specialty-guides'

/** A public page, as used for the sitemap, share pictures, the view counter, and the crawl of the tests. */
export interface SitePage {
  path: string
  /** The title on the page's share picture. */
  title: string
  /** The kind of page, shown above the title on that picture. */
  kind: string
  /** The month of the last review of what the page shows. Texts have this date in their front matter instead. */
  changed?: string
}

const main: readonly SitePage[] = [
  { path: '/', title: 'Find the perfect behavioral EMR', kind: 'Independent research' },
  { path: '/comparisons', title: 'Compare EMRs side by side', kind: 'Comparison', changed: catalogueChecked },
  { path: '/vendors', title: 'Every system in our catalogue', kind: 'Directory', changed: catalogueChecked },
  { path: '/match', title: 'Find the EMRs that fit your practice', kind: 'Match', changed: catalogueChecked },
  { path: '/get-recommendation', title: 'Get your personalized EMR recommendation', kind: 'Free analysis' },
  { path: '/free-guide', title: 'The free EMR selection guide', kind: 'Free download' },
  { path: '/methodology', title: 'How we rate and where figures come from', kind: 'Methodology' },
  { path: '/dataset', title: 'The catalogue as open data', kind: 'Open data', changed: catalogueChecked },
  { path: '/changes', title: 'What changed in the catalogue', kind: 'Changes', changed: catalogueChecked },
  { path: '/rules', title: 'The rules your records must follow', kind: 'Rules', changed: lastChecked().slice(0, 7) },
  { path: '/leaving', title: 'How to leave an EMR', kind: 'Leaving', changed: catalogueChecked },
  { path: '/about', title: 'Who we are and why we do this', kind: 'About' },
  { path: '/contact', title: 'Write to us', kind: 'Contact' },
  { path: '/corrections', title: 'Report an error', kind: 'Correction' },
  { path: '/privacy', title: 'Privacy Policy', kind: 'Policy' },
  { path: '/terms', title: 'Terms of Service', kind: 'Policy' },
]

const guides: readonly SitePage[] = [
  ...specialtyGuides.map(({ slug, title }) => ({
    path: specialtyGuidePath(slug),
    title,
    kind: 'Specialty guide',
  })),
  ...resourceLinks.map(({ to, label }) => ({ path: to, title: label, kind: 'Resource guide' })),
  ...fieldGuides.map((guide) => ({ path: fieldGuidePath(guide), title: guide.title, kind: 'Guide' })),
]

/** The lists of the blog. Its articles come from the database. */
const blogPages: readonly SitePage[] = [
  { path: '/blog', title: 'Articles on EMRs in behavioral health', kind: 'Blog' },
  ...blogCategories.map(({ key, name }) => ({ path: `/blog/category/${key}`, title: name, kind: 'Blog' })),
]

const vendorPages: readonly SitePage[] = vendors.map((vendor) => ({
  path: `/emr/${vendor.id}`,
  title: vendor.name,
  kind: `${capitalized(productKind(vendor))} review`,
  changed: catalogueChecked,
}))

const leavingPages: readonly SitePage[] = vendors.map((vendor) => ({
  path: `/leaving/${vendor.id}`,
  title: `Leaving ${vendor.name}`,
  kind: 'Export, notice, and steps',
  changed: catalogueChecked,
}))

/** All pages that search engines may list, in the order of the sitemap. */
export const sitePages: readonly SitePage[] = [...main, ...vendorPages, ...leavingPages, ...guides, ...blogPages]

/** Pages that are only part of a visit and not for search results. */
export const unlistedPaths = ['/thank-you'] as const
