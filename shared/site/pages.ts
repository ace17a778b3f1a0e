import { vendors } from '../catalogue'
import type { Vendor } from '../catalogue/schema'

/** A public page as search engines, share pictures, the view counter and the crawl know it. */
export interface SitePage {
  path: string
  /** In large letters on the picture that is shown where the page is shared. */
  title: string
  /** The kind of page, above the title of that picture. */
  kind: string
  /** Year and month, or day, of the last change of content, where it is known. */
  changed?: string
}

const main: readonly SitePage[] = [
  { path: '/', title: 'Find the perfect behavioral EMR', kind: 'Independent research' },
  { path: '/comparisons', title: 'Compare EMRs side by side', kind: 'Comparison' },
  { path: '/vendors', title: 'All behavioral health EMRs', kind: 'Directory' },
  { path: '/get-recommendation', title: 'Get your personalized EMR recommendation', kind: 'Free analysis' },
  { path: '/free-guide', title: 'The free EMR selection guide', kind: 'Free download' },
  { path: '/methodology', title: 'How we rate and where figures come from', kind: 'Methodology' },
  { path: '/about', title: 'Who we are and why we do this', kind: 'About' },
  { path: '/contact', title: 'Write to us', kind: 'Contact' },
  { path: '/privacy', title: 'Privacy Policy', kind: 'Policy', changed: '2025-08' },
  { path: '/terms', title: 'Terms of Service', kind: 'Policy', changed: '2025-08' },
]

const resourceGuides: readonly SitePage[] = [
  ['emr-101', 'EMR 101 for behavioral health'],
  ['emr-benefits', 'What an EMR changes in a practice'],
  ['how-to-choose-emr', 'How to choose an EMR, in five steps'],
  ['top-emr-solutions', 'Top EMR solutions by kind of practice'],
  ['emr-implementation', 'EMR implementation in four phases'],
].map(([slug, title = '']) => ({ path: `/resources/${slug}`, title, kind: 'Resource guide' }))

const specialtyGuides: readonly SitePage[] = [
  ['best-ehr-emr-software', 'The best EHR and EMR software'],
  ['best-rcm-software', 'The best RCM software'],
  ['best-healthcare-crm-software', 'The best healthcare CRM software'],
  ['best-ehr-behavioral-health', 'The best EHR for behavioral health'],
  ['best-ehr-psychiatry', 'The best EHR for psychiatry'],
  ['best-ehr-mental-health-clinics', 'The best EHR for mental health clinics'],
  ['best-ehr-addiction-treatment', 'The best EHR for addiction treatment centers'],
  ['best-ehr-substance-abuse', 'The best EHR for substance abuse programs'],
  ['best-ehr-solo-practices', 'The best EHR for solo practices'],
].map(([slug, title = '']) => ({ path: `/blog/${slug}`, title, kind: 'Specialty guide', changed: '2026-11' }))

const vendorPages: readonly SitePage[] = vendors.map((vendor) => ({
  path: `/emr/${vendor.id}`,
  title: vendor.name,
  kind: 'EMR review',
  ...newest(vendor),
}))

/** Every page that search engines may list, in the order of the sitemap. */
export const sitePages: readonly SitePage[] = [...main, ...vendorPages, ...specialtyGuides, ...resourceGuides]

/** Pages that belong to a visit and to no search result. */
export const unlistedPaths = ['/thank-you'] as const

/** The day on which a fact of the vendor was last looked up. */
function newest(vendor: Vendor): { changed?: string } {
  const days = Object.values(vendor).flatMap((fact) => {
    const seen: unknown = typeof fact === 'object' && fact !== null && 'seen' in fact ? fact.seen : undefined
    return typeof seen === 'string' ? [seen] : []
  })
  const changed = days.sort().at(-1)
  return changed ? { changed } : {}
}
