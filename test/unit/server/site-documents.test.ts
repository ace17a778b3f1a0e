import { readTextDates } from '../../../client/renderer/texts'
import { securityText } from '../../../server/site/routes'
import { sitemap } from '../../../server/site/sitemap-files'
import { blogCategories } from '../../../shared/blog/categories'
import { vendors } from '../../../shared/catalogue'
import { catalogueChecked } from '../../../shared/catalogue/checked'
import { sitePages } from '../../../shared/site/pages'
import { sharePicture } from '../../../shared/site/share-picture'
import { plainSite } from '../../support/plain-site'

describe('the sitemap', () => {
  let text: string

  beforeAll(async () => {
    text = sitemap(sitePages, await readTextDates(), 'https://guide.example')
  })

  it('lists every page once, by its absolute address', () => {
    const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toHaveLength(sitePages.length)
    expect(addresses.filter((address) => address?.includes('/emr/'))).toHaveLength(vendors.length)
    expect(addresses).toContain('https://guide.example/')
    expect(addresses).toContain('https://guide.example/emr/opus')
  })

  it('peers 4: dates texts as their pages do, and gives no date that is not known', () => {
    const dates = new Map(
      [...text.matchAll(/example(\S+)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, ...it]) => it as [string, string]),
    )
    expect(dates.get('/privacy')).toBe('2026-11-01')
    expect(dates.get('/blog/best-ehr-psychiatry')).toBe('2026-11-01')
    expect(dates.get('/emr/opus')).toBe(`${catalogueChecked}-01`)
    expect(sitePages.filter(({ path }) => !dates.has(path)).map(({ path }) => path)).toEqual([
      '/',
      '/get-recommendation',
      '/free-guide',
      '/contact',
      '/corrections',
      '/blog',
      ...blogCategories.map(({ key }) => `/blog/category/${key}`),
    ])
    for (const date of dates.values()) expect(date).toMatch(/^20\d\d-(0[1-9]|1[0-2])-\d\d$/)
  })
})

test('each page has a share picture of its own', () => {
  expect(new Set(sitePages.map(({ path }) => sharePicture(path))).size).toBe(sitePages.length)
})

const siteUrl = 'https://guide.example'
const now = new Date('2026-11-21T10:11:12.345Z')
const contact = [`Contact: ${siteUrl}/contact`]
const others = [
  'Expires: 2027-05-20T10:11:12Z',
  'Preferred-Languages: en',
  `Canonical: ${siteUrl}/.well-known/security.txt`,
]

test('security.txt names a contact and an expiry within a year, and says what is not configured', () => {
  expect(securityText({ siteUrl, operator: plainSite.operator }, now).split('\n')).toEqual([
    ...['# Operator: not published', '# Address: not published', '# Editors: not published'],
    ...[...contact, ...others, ''],
  ])
})

test('security.txt names who runs the site, and the email address before the form', () => {
  const operator = {
    name: 'Northwind LLC',
    address: '1 Main St, Springfield',
    contactEmail: 'hello+100%@guide.example',
    editors: ['Jane Roe, psychiatry', 'John Doe, billing'],
  }
  expect(securityText({ siteUrl, operator }, now).split('\n')).toEqual([
    '# Operator: Northwind LLC',
    '# Address: 1 Main St, Springfield',
    '# Editors: Jane Roe, psychiatry; John Doe, billing',
    'Contact: mailto:hello%2B100%25@guide.example',
    ...[...contact, ...others, ''],
  ])
})
