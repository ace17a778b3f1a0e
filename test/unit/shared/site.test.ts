import { blogCategories } from '../../../shared/blog/categories'
import { findVendor } from '../../../shared/catalogue'
import { featuredEmrs } from '../../../shared/site/featured'
import {
  analysisButton,
  blogLinks,
  compareButton,
  comparisonsLink,
  footerGroups,
  resourceLinks,
} from '../../../shared/site/navigation'
import { sitePages } from '../../../shared/site/pages'
import { expectGolden } from '../../support/golden'

test("the header, the categories, the footer, and the featured systems are the specification's", () => {
  const linksOf = (name: string, links: readonly { label: string; to: string }[]) => [
    `${name}:`,
    ...links.map(({ label, to }) => `  ${label}: ${to}`),
  ]
  const lines = [
    ...linksOf('Header', [comparisonsLink, compareButton, analysisButton]),
    ...linksOf('Resources', resourceLinks),
    ...linksOf('Blog', blogLinks),
    ...blogCategories.map(({ key, name, description }) => `${key}: ${name}: ${description}`),
    ...footerGroups.flatMap(({ title, links }) => linksOf(`Footer, ${title}`, links)),
    ...featuredEmrs.map(({ emrId, badge, reviews }) => `${emrId}: ${badge}, ${reviews} reviews`),
  ]
  expectGolden('navigation.txt', `${lines.join('\n')}\n`)
})

test('the footer links to pages that exist, each once', () => {
  const paths = footerGroups.flatMap(({ links }) => links.map(({ to }) => to))
  expect(new Set(paths).size).toBe(paths.length)
  const pages = new Set(sitePages.map(({ path }) => path))
  expect(paths.filter((path) => !pages.has(path.replace(/#.*/, '')))).toEqual([])
})

test('a featured system is tagged only with what the catalogue lists for it', () => {
  for (const { emrId, features } of featuredEmrs) {
    expect(features.length).toBeGreaterThan(0)
    for (const feature of features) expect(findVendor(emrId)?.[feature].value).toBe(true)
  }
})
