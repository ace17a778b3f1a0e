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

/** `EMR review`, or `EMR, on record` for a system that has no review. */
export function pageKind(vendor: Vendor): string {
  const kind = capitalized(productKind(vendor))
  return vendor.depth === 'review' ? `${kind} review` : `${kind}, ${depthWords[vendor.depth].name.toLowerCase()}`
}

const page = (path: string, title: string, kind: string, changed?: string): SitePage => ({
  path,
  title,
  kind,
  ...(changed && { changed }),
})

/** All pages that search engines may list, in the order of the sitemap. The blog's articles come from the database. */
export const sitePages: readonly SitePage[] = [
  ...mainPages.map(({ path, title, kind }) => page(path, title, kind, changedOf[path])),
  ...kindPages.map(({ path, title }) => page(path, title, 'Directory', catalogueChecked)),
  ...vendors.map((vendor) => page(`/emr/${vendor.id}`, vendor.name, pageKind(vendor), catalogueChecked)),
  ...vendors.map(({ id, name }) =>
    page(`/leaving/${id}`, `Leaving ${name}`, 'Export, notice, and steps', catalogueChecked),
  ),
  ...daysOf(changeGroups()).map(({ date, name }) => page(dayPath(date), `Changes of ${name}`, 'Changes', date)),
  ...specialtyGuides.map(({ slug, title }) => page(specialtyGuidePath(slug), title, 'Specialty guide')),
  ...resourceLinks.map(({ to, label }) => page(to, label, 'Resource guide')),
  ...fieldGuides.map((guide) => page(fieldGuidePath(guide), guide.title, 'Guide')),
  ...answers.map((answer) => page(answerPath(answer), answer.title, 'Answer', answer.checked)),
  ...blogCategories.map(({ key, name }) => page(`/blog/category/${key}`, name, 'Blog')),
]

/** Pages that are only part of a visit and not for search results. */
export const unlistedPaths = ['/thank-you'] as const
