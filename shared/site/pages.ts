import { blogCategories } from '../blog/categories'
import { vendors } from '../catalogue'
import { catalogueChecked } from '../catalogue/checked'
import { lastChecked } from '../rules'
import { fieldGuidePath, fieldGuides } from './field-guides'
import { resourceLinks } from './navigation'
import { specialtyGuidePath, specialtyGuides } from './specialty-guides'

/** A public page as search engines, share pictures, the view counter and the crawl know it. */
export interface SitePage {
  path: string
  /** In large letters on the picture that is shown where the page is shared. */
  title: string
  /** The kind of page, above the title of that picture. */
  kind: string
  /** The month in which what the page shows was last gone through. A text bears its own date in its front matter. */
  changed?: string
}

const main: readonly SitePage[] = [
  { path: '/', title: 'Find the perfect behavioral EMR', kind: 'Independent research' },
  { path: '/comparisons', title: 'Compare EMRs side by side', kind: 'Comparison', changed: catalogueChecked },
  { path: '/vendors', title: 'All behavioral health EMRs', kind: 'Directory', changed: catalogueChecked },
  { path: '/match', title: 'Find the EMRs that fit your practice', kind: 'Match', changed: catalogueChecked },
  { path: '/get-recommendation', title: 'Get your personalized EMR recommendation', kind: 'Free analysis' },
  { path: '/free-guide', title: 'The free EMR selection guide', kind: 'Free download' },
  { path: '/methodology', title: 'How we rate and where figures come from', kind: 'Methodology' },
  { path: '/dataset', title: 'The catalogue as open data', kind: 'Open data', changed: catalogueChecked },
  { path: '/changes', title: 'What changed in the catalogue', kind: 'Changes', changed: catalogueChecked },
  { path: '/rules', title: 'The rules your record has to keep', kind: 'Rules', changed: lastChecked().slice(0, 7) },
  { path: '/leaving', title: 'How to leave an EMR', kind: 'Leaving', changed: catalogueChecked },
  { path: '/about', title: 'Who we are and why we do this', kind: 'About' },
  { path: '/contact', title: 'Write to us', kind: 'Contact' },
  { path: '/corrections', title: 'Report a wrong value', kind: 'Correction' },
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

/** The lists of the blog; its articles are not known beforehand. */
const blogPages: readonly SitePage[] = [
  { path: '/blog', title: 'Articles on EMRs in behavioral health', kind: 'Blog' },
  ...blogCategories.map(({ key, name }) => ({ path: `/blog/category/${key}`, title: name, kind: 'Blog' })),
]

const vendorPages: readonly SitePage[] = vendors.map((vendor) => ({
  path: `/emr/${vendor.id}`,
  title: vendor.name,
  kind: 'EMR review',
  changed: catalogueChecked,
}))

const leavingPages: readonly SitePage[] = vendors.map((vendor) => ({
  path: `/leaving/${vendor.id}`,
  title: `Leaving ${vendor.name}`,
  kind: 'Export, notice, and steps',
  changed: catalogueChecked,
}))

/** Every page that search engines may list, in the order of the sitemap. */
export const sitePages: readonly SitePage[] = [...main, ...vendorPages, ...leavingPages, ...guides, ...blogPages]

/** Pages that belong to a visit and to no search result. */
export const unlistedPaths = ['/thank-you'] as const
