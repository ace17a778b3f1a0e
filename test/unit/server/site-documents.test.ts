import { securityText } from '../../../server/site/security-text'
import { sitemap } from '../../../server/site/sitemap'
import { sitePages } from '../../../shared/site/pages'
import { sharePicture } from '../../../shared/site/share-picture'

describe('the sitemap', () => {
  const text = sitemap(sitePages, 'https://guide.example')

  it('lists every page once, by its absolute address', () => {
    const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toHaveLength(10 + 18 + 9 + 5 + 10)
    expect(addresses).toContain('https://guide.example/')
    expect(addresses).toContain('https://guide.example/emr/opus')
  })

  it('dates what has a date, in the form that search engines read', () => {
    const dates = [...text.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date]) => date)
    expect(dates.length).toBeGreaterThanOrEqual(11)
    for (const date of dates) expect(date).toMatch(/^\d{4}(-\d{2}){0,2}$/)
  })
})

test('each page has a share picture of its own', () => {
  expect(new Set(sitePages.map(({ path }) => sharePicture(path))).size).toBe(sitePages.length)
})

test('security.txt names a contact and an end that is ahead, less than a year', () => {
  const text = securityText('https://guide.example', new Date('2026-11-21T10:11:12.345Z'))
  expect(text.split('\n')).toEqual([
    'Contact: https://guide.example/contact',
    'Expires: 2027-05-20T10:11:12Z',
    'Preferred-Languages: en',
    'Canonical: https://guide.example/.well-known/security.txt',
    '',
  ])
})
