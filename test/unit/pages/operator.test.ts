import type { Operator } from '../../../shared/site/operator'
import { openPages, render, wordsOf } from '../../support/pages'

const paths = ['/about', '/privacy', '/terms']

const operator: Operator = {
  name: 'Northwind <Guides> LLC',
  address: '1 Main St, Springfield',
  contactEmail: 'hello+site@guide.example',
  editors: ['Jane Roe, psychiatry', 'John Doe, billing'],
}

/** The section about who runs the site, and whether the table of contents links to it. */
async function sectionOf(path: string, configured: Parameters<typeof openPages>[0] = {}): Promise<string> {
  const html = await (await openPages(configured))(path)
  expect(html).toContain('href="#operator"')
  const [, section = ''] = html.split('<section aria-labelledby="operator"')
  return `<section${section.split('</section>')[0]}`
}

test.each(paths)('%s names the operator, address, email, and editors as configured', async (path) => {
  const html = await sectionOf(path, { operator })
  const words = wordsOf(html).replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  expect(words).toContain('Operator Northwind <Guides> LLC Address 1 Main St, Springfield')
  expect(words).toMatch(/Email hello\+site@guide\.example Editors Jane Roe, psychiatry\s+John Doe, billing/)
  expect(html).toContain('href="mailto:hello%2Bsite@guide.example"')
  expect(words).not.toContain('has not published')
})

test.each(paths)('%s says in one sentence which of them the operator has not published', async (path) => {
  const html = await sectionOf(path)
  expect(wordsOf(html)).toContain(
    'The operator of this site has not published its name, address, email address, or editors. Contact us .',
  )
  expect(html).toContain('<a href="/contact"')
  expect(html).not.toMatch(/<d[lt]/)
  const half = wordsOf(await sectionOf(path, { operator: { name: 'Northwind LLC', editors: ['Jane Roe'] } }))
  expect(half).toContain('Operator Northwind LLC Editors Jane Roe')
  expect(half).toContain('The operator of this site has not published its address or email address.')
  const rest = wordsOf(await sectionOf(path, { operator: { address: '1 Main St', editors: [] } }))
  expect(rest).toContain('has not published its name, email address, or editors.')
})

test('the contact page names who answers, if the operator has named anybody', async () => {
  const [named, unnamed] = await Promise.all(
    [{ operator }, {}].map(async (site) => wordsOf(await (await openPages(site))('/contact'))),
  )
  expect(named).toContain('Who answers Jane Roe, psychiatry; John Doe, billing hello+site@guide.example')
  expect(unnamed).not.toContain('Who answers')
})

test('the privacy policy says nothing about paid links, which are no question of data', async () => {
  expect(wordsOf(await sectionOf('/privacy'))).not.toMatch(/pays? for/)
})

test.each(['/about', '/terms'])('%s says whether vendors pay for links', async (path) => {
  expect(wordsOf(await sectionOf(path))).toContain('No vendor pays for a link on this site.')
  const paid = wordsOf(await sectionOf(path, { affiliateVendors: ['opus'] }))
  expect(paid).toContain('Some vendors pay for links on this site.')
})

test('the policies state the month of their revision beside the date of their last update', async () => {
  for (const path of ['/privacy', '/terms'])
    expect(wordsOf(await render(path))).toMatch(/Last updated August 2025 ?; revised in November 2026/)
})

test('the privacy policy says which outside trackers run on this site', async () => {
  const [none, both] = await Promise.all(
    [{}, { gaMeasurementId: 'G-TEST', tapfiliateAccountId: '1' }].map(async (site) =>
      wordsOf(await (await openPages(site))('/privacy')),
    ),
  )
  expect(none).toContain('On this site, no outside tracker is switched on.')
  expect(both).toContain('On this site, Google Analytics and Tapfiliate are switched on.')
})
