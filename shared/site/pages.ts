import { answerPath, answers } from '../answers'
import { blogCategories } from '../blog/categories'
import { type Vendor, vendors } from '../catalogue'
import { catalogueChecked } from '../catalogue/checked'
import { productKind } from '../catalogue/scope'
import { changeGroups, dayPath, daysOf } from '../dataset/change-words'
import { lastChecked } from '../rules'
import { depthWords } from '../vendors/depth'
import { kindPages } from '../vendors/kind-pages'
import { capitalized } from '../words'
import { fieldGuidePath, fieldGuides } from './field-guides'
import { mainPages } from './main-pages'
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

/** The months of the last change of main pages that show the catalogue or the rules. */
const changedOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['/comparisons', '/vendors', '/match', '/dataset', '/changes', '/leaving'].map((path) => [path, catalogueChecked]),
  ),
  '/rules': lastChecked().slice(0, 7),
  '/answers':
    answers
      .map(({ checked }) => checked)
      .toSorted()
      .at(-1) ?? '',
}

const main: readonly SitePage[] = mainPages.map(({ path, title, kind }) => {
  const changed = changedOf[path]
  return { path, title, kind, ...(changed && { changed }) }
})

const guides: readonly SitePage[] = [
  ...specialtyGuides.map(({ slug, title }) => ({
    path: specialtyGuidePath(slug),
    title,
    kind: 'Specialty guide',
  })),
  ...resourceLinks.map(({ to, label }) => ({ path: to, title: label, kind: 'Resource guide' })),
  ...fieldGuides.map((guide) => ({ path: fieldGuidePath(guide), title: guide.title, kind: 'Guide' })),
]

const answerPages: readonly SitePage[] = answers.map((answer) => ({
  path: answerPath(answer),
  title: answer.title,
  kind: 'Answer',
  changed: answer.checked,
}))

/** The lists of the blog. Its articles come from the database. */
const categoryPages: readonly SitePage[] = blogCategories.map(({ key, name }) => ({
  path: `/blog/category/${key}`,
  title: name,
  kind: 'Blog',
}))

const directoryPages: readonly SitePage[] = kindPages.map(({ path, title }) => ({
  path,
  title,
  kind: 'Directory',
  changed: catalogueChecked,
}))

/** `EMR review`, or `EMR, on record` for a system that has no review. */
export function pageKind(vendor: Vendor): string {
  const kind = capitalized(productKind(vendor))
  return vendor.depth === 'review' ? `${kind} review` : `${kind}, ${depthWords[vendor.depth].name.toLowerCase()}`
}

const vendorPages: readonly SitePage[] = vendors.map((vendor) => ({
  path: `/emr/${vendor.id}`,
  title: vendor.name,
  kind: pageKind(vendor),
  changed: catalogueChecked,
}))

const leavingPages: readonly SitePage[] = vendors.map((vendor) => ({
  path: `/leaving/${vendor.id}`,
  title: `Leaving ${vendor.name}`,
  kind: 'Export, notice, and steps',
  changed: catalogueChecked,
}))

/** A page for each day on which the catalogue changed. */
const changesPages: readonly SitePage[] = daysOf(changeGroups()).map(({ date, name }) => ({
  path: dayPath(date),
  title: `Changes of ${name}`,
  kind: 'Changes',
  changed: date,
}))

/** All pages that search engines may list, in the order of the sitemap. */
export const sitePages: readonly SitePage[] = [
  ...main,
  ...directoryPages,
  ...vendorPages,
  ...leavingPages,
  ...changesPages,
  ...guides,
  ...answerPages,
  ...categoryPages,
]

/** Pages that are only part of a visit and not for search results. */
export const unlistedPaths = ['/thank-you'] as const
