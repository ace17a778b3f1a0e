import { existsSync } from 'node:fs'
import { findVendor, vendors } from '../../shared/catalogue'
import { downloads } from '../../shared/dataset/downloads'
import { once } from '../../shared/once'
import { fieldGuidePath, fieldGuides } from '../../shared/site/field-guides'
import { resourceLinks } from '../../shared/site/navigation'
import { sitePages, unlistedPaths } from '../../shared/site/pages'
import { specialtyGuidePath, specialtyGuides } from '../../shared/site/specialty-guides'

/** Served besides pages and files: former addresses, downloads, and documents for machines. */
const others = [
  '/emr-comparison',
  '/emr-comparison-data.csv',
  '/match.xlsx',
  '/feed.xml',
  '/changes.xml',
  '/sitemap.xml',
  '/llms.txt',
  '/robots.txt',
  '/site.webmanifest',
  '/.well-known/security.txt',
  ...downloads.map(({ path }) => path),
]

const known = once(() => new Set<string>([...sitePages.map(({ path }) => path), ...unlistedPaths, ...others]))

/** Pages that are also available as Markdown, at the same address with `.md`. */
const inMarkdown = once(
  () =>
    new Set([
      '/comparisons',
      '/leaving',
      ...vendors.flatMap(({ id }) => [`/emr/${id}`, `/leaving/${id}`]),
      ...specialtyGuides.map(({ slug }) => specialtyGuidePath(slug)),
      ...resourceLinks.map(({ to }) => to),
      ...fieldGuides.map(fieldGuidePath),
    ]),
)

/** Whether this program answers a path (without a trailing slash): pages, downloads, and files, but not articles. */
export function isSiteAddress(path: string): boolean {
  const vendor = /^\/(?:emr|leaving)\/([^/.]+)$/.exec(path)?.[1]
  if (known().has(path) || (vendor !== undefined && findVendor(vendor) !== undefined)) return true
  return path.endsWith('.md') ? inMarkdown().has(path.slice(0, -3)) : isSiteFile(path)
}

/** The folders that files are served from: as built, and in development. */
const folders = ['dist/client', 'public']

/** Whether the site has a file at a path. Only plain names are looked up, so a path cannot lead outside the folders. */
export function isSiteFile(path: string): boolean {
  const isPlain = /^(?:\/[a-z0-9_-][a-z0-9_.-]*){1,4}$/i.test(path) && /\.[a-z0-9]{2,5}$/i.test(path)
  return isPlain && folders.some((folder) => existsSync(folder + path))
}
