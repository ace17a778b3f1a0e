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

test("the blog has the specification's categories", () => {
  expect(blogCategories.map(({ key, name }) => `${key}: ${name}`)).toEqual([
    'all: All Blog Posts',
    'how-to-use-features: How to use features in your EMR',
    'best-emr-at: EMR highlight',
    'recommended-for-practices: Recommended EMR for specific practices',
    'why-does-my-emr-have: EMR feature analysis',
    'navigate-implementation: How to navigate EMR implementation',
    'billing-and-rcm: Billing & RCM',
    'integrations-and-interop: Integrations & Interoperability',
    'security-and-compliance: Security & Compliance',
  ])
  for (const { description } of blogCategories) expect(description).toMatch(/^[A-Z].+\.$/)
})

test('the header links to the comparison, five guides, the categories, and the form', () => {
  expect([comparisonsLink, compareButton, analysisButton]).toEqual([
    { label: 'Comparisons', to: '/comparisons' },
    { label: 'Compare EMRs', to: '/comparisons' },
    { label: 'Get Free Analysis', to: '/get-recommendation' },
  ])
  expect(resourceLinks.map(({ to }) => to)).toEqual([
    '/resources/emr-101',
    '/resources/emr-benefits',
    '/resources/how-to-choose-emr',
    '/resources/top-emr-solutions',
    '/resources/emr-implementation',
  ])
  expect(blogLinks).toHaveLength(9)
  expect(blogLinks).toContainEqual({ label: 'Billing & RCM', to: '/blog/category/billing-and-rcm' })
})

test('the footer links to the pages that the specification names, each once', () => {
  const paths = footerGroups.flatMap(({ links }) => links.map(({ to }) => to))
  expect(paths).toEqual(expect.arrayContaining(['/about', '/contact', '/privacy', '/terms', '/methodology', '/match']))
  expect(new Set(paths).size).toBe(paths.length)
  const pages = new Set(sitePages.map(({ path }) => path))
  expect(paths.filter((path) => !pages.has(path.replace(/#.*/, '')))).toEqual([])
})

test("the six featured systems have the specification's badges and a review count of zero", () => {
  expect(featuredEmrs.map(({ emrId, badge, reviews }) => [emrId, badge, reviews])).toEqual([
    ['doxy', 'Telehealth Leader', 0],
    ['kipu', 'Enterprise Scale', 0],
    ['opus', 'Most Advanced', 0],
    ['simplepractice', 'Best Value', 0],
    ['therapynotes', 'Enterprise Ready', 0],
    ['valant', 'Specialty Focus', 0],
  ])
})

test('a featured system is tagged only with what the catalogue lists for it', () => {
  for (const { emrId, features } of featuredEmrs) {
    expect(features.length).toBeGreaterThan(0)
    for (const feature of features) expect(findVendor(emrId)?.[feature].value).toBe(true)
  }
})
