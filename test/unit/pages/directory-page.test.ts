import { vendors } from '../../../shared/catalogue'
import { basisCounts } from '../../../shared/catalogue/counts'
import { comparisonFields } from '../../../shared/catalogue/fields'
import { orderVendors } from '../../../shared/comparison/order'
import { kindOf } from '../../../shared/kinds'
import { matchCatalogue } from '../../../shared/match'
import { organizationKeys } from '../../../shared/match/terms/organizations'
import { readableAnswers } from '../../../shared/match/terms/query'
import { kindPath, kindTitle } from '../../../shared/vendors/kind-pages'
import { render, seenWords, wordsOf } from '../../support/pages'

const wordsAt = async (path: string) => wordsOf(await render(path))

test.each(['alphabetical', 'cost-high-low', 'cost-low-high'] as const)(
  'the directory can be sorted by %s, and removing a filter keeps the order',
  async (sort) => {
    const html = await render(`/vendors?sort=${sort}`)
    const shown = Array.from(html.matchAll(/<h3><a [^>]*href="\/emr\/(\w+)/g), ([, id]) => id)
    expect(shown).toEqual(orderVendors(vendors, sort).map(({ id }) => id))
    expect(html).toMatch(new RegExp(`<option value="${sort}" selected`))
    expect(await render(`/vendors?care=autism&sort=${sort}`)).toContain(`href="/vendors?sort=${sort}"`)
  },
)

test.each([
  ['autism', 'Choosing a Record System for Autism and ABA', '/guides/autism-aba'],
  ['eating-disorder', 'Choosing a Record System for Eating Disorder Care', '/guides/eating-disorders'],
])('where no system is left for %s, the guide for that field is linked', async (care, title, to) => {
  const html = await render(`/vendors?care=${care}&size=1&feature=builtInCRM&support=email-only`)
  const [, main = ''] = html.split('No system meets all of these')
  expect(main).toContain(`href="${to}"`)
  expect(wordsOf(main)).toContain(title)
})

test('the systems stand in groups by depth, each in a row, and a listed one cannot be collected', async () => {
  const html = await render('/vendors')
  const groups = html.split('<section aria-labelledby="depth-').slice(1)
  expect(groups.map((group) => group.slice(0, 6))).toEqual(['review', 'record', 'listed'])
  for (const [place, depth] of (['review', 'record', 'listed'] as const).entries()) {
    const [group = ''] = (groups[place] ?? '').split('</section>')
    const systems = vendors.filter((vendor) => vendor.depth === depth)
    for (const { name } of systems) expect(group).toContain(`>${name}</a></h3>`)
    expect(group.split(' to comparison: ')).toHaveLength(depth === 'listed' ? 1 : systems.length + 1)
  }
})

test('the bar of a system says how many of its compared values have a source', async () => {
  const html = await render('/vendors')
  for (const vendor of vendors) {
    const [, row = ''] = html.split(`>${vendor.name}</a></h3>`)
    const { sourced, 'not-applicable': beside } = basisCounts(vendor)
    const label = `${sourced} of ${comparisonFields.length - beside} values sourced`
    expect(/class="evidence-bar" role="img" aria-label="([^"]*)"/.exec(row)?.[1]).toBe(label)
  }
})

test.each(organizationKeys)(
  'the page of the kind %s says what it needs, who is made for it, and what to ask',
  async (key) => {
    const html = await render(kindPath(key))
    const words = seenWords(html.replace(/<span class="unbroken">([^<]*)<\/span>/g, '$1'))
    const { does, questions, elsewhere } = kindOf(key)
    for (const text of [kindTitle(key), does, ...questions, ...elsewhere.map(({ name }) => name)])
      expect(words).toContain(text)
    const made = vendors.filter(({ madeFor }) => madeFor.value?.includes(key))
    expect(words).toContain(`${made.length} of ${vendors.length} systems`)
    for (const { name, limits, depth } of made)
      expect(words).toContain(depth === 'listed' ? name : `Against: ${limits[0]?.value}`)
    if (made.length === 0) expect(words).toContain('No system here is known to be made for this kind of organization')
    expect(html).toContain(`<link rel="canonical" href="https://guide.example${kindPath(key)}"`)
    expect(html).toContain(`href="/match?organization=${key}"`)
  },
)

test('the directory links to the page of every kind that has systems, with their number', async () => {
  const html = await render('/vendors')
  for (const key of organizationKeys) {
    const count = vendors.filter(({ madeFor }) => madeFor.value?.includes(key)).length
    expect(
      new RegExp(`href="${kindPath(key).replace('?', '\\?')}"[^>]*>[^<]*<span class="figures">(\\d+)<`).exec(html)?.[1],
    ).toBe(count > 0 ? `${count}` : undefined)
  }
})

test('an unknown kind is answered with a 404 that names it and shows all systems', async () => {
  const html = await render('/vendors?kind=circus', 404)
  expect(wordsOf(html)).toContain('There is no kind of organization "circus". Here are all systems.')
  expect(wordsOf(html)).toContain(`${vendors.length} of ${vendors.length} systems`)
  expect(html).toContain('content="noindex"')
})

test('a list filtered by level says how far it rests on sources', async () => {
  const page = await wordsAt('/vendors?level=iop-php')
  expect(page).toMatch(/Level of care: sourced for \d+ of these systems/)
  expect(await wordsAt('/vendors')).not.toContain('Level of care: sourced')
})

test.each(['/', '/vendors?care=autism', '/comparisons?emr1=opus'])(
  'a printed page has its address and the date of its values: %s',
  async (path) => {
    expect(await wordsAt(path)).toContain(`example${path}. Version `)
    expect(await wordsAt(path)).toMatch(/of our catalogue, made on [A-Z][a-z]+ \d+, \d{4}\./)
  },
)

test.each(['/vendors', '/comparisons?emr1=opus', '/resources/top-emr-solutions', '/blog/best-ehr-psychiatry'])(
  'the signs of values are explained once: %s',
  async (path) => {
    const legend = 'Each value links to its source. ° our own figure, °° unverified: no source for either.'
    expect((await wordsAt(path)).split(legend)).toHaveLength(2)
  },
)

test('the home page and the directory count the same systems as HIPAA compliant', async () => {
  const listed = vendors.filter(({ hipaaCompliant: { value } }) => value === true)
  expect(await wordsAt('/')).toContain(`a statement found for ${listed.length} of ${vendors.length} systems`)
  expect(await wordsAt('/vendors')).toContain(`HIPAA Compliant (${listed.length})`)
})

test('what the three badges link to can be told from plain text', async () => {
  const html = await render('/')
  const badges = [
    ...html.matchAll(/<a class="flex items-center gap-3[^>]*href="(\/methodology#[^"]+)"[^>]*>(.*?)<\/a>/gs),
  ]
  expect(badges).toHaveLength(3)
  for (const [, , badge] of badges) expect(badge).toMatch(/<span class="link [^"]*">[^<]+<\/span>/)
})

test('the example is an answer of the match: its picks with what they cost, linked to their evidence', async () => {
  const [, example = ''] = (await render('/')).split('<figure')
  const [figure = ''] = example.split('</figure>')
  const [, query = ''] = /href="\/match\?([^"]+)"/.exec(figure) ?? []
  const answer = matchCatalogue(readableAnswers(new URLSearchParams(query.replaceAll('&amp;', '&'))))
  const shown = [...figure.matchAll(/href="\/emr\/([a-z]+)"/g)].map(([, id]) => id)
  expect(shown.length).toBeGreaterThan(1)
  expect(answer.picks.map(({ id }) => id)).toEqual(expect.arrayContaining(shown))
  for (const id of shown) expect(figure).toContain(`href="/emr/${id}#price.plans"`)
})
