import { vendors } from '../../../shared/catalogue'
import { orderVendors } from '../../../shared/comparison/order'
import { featuredEmrs } from '../../../shared/site/featured'
import { cautionOf } from '../../../shared/vendors/caution'
import { openPages, type RenderPage, wordsOf } from '../../support/pages'

let render: RenderPage
beforeAll(async () => {
  render = await openPages()
})

const wordsAt = async (path: string) => wordsOf(await render(path))

test.each(['alphabetical', 'cost-high-low', 'cost-low-high'] as const)(
  'the directory can be sorted by %s, and removing a filter keeps the order',
  async (sort) => {
    const html = await render(`/vendors?sort=${sort}`)
    const shown = Array.from(html.matchAll(/<h2 class="text-xl"><a [^>]*href="\/emr\/(\w+)/g), ([, id]) => id)
    expect(shown).toEqual(orderVendors(vendors, sort).map(({ id }) => id))
    expect(html).toMatch(new RegExp(`<option value="${sort}" selected`))
    expect(await render(`/vendors?care=autism&sort=${sort}`)).toContain(`href="/vendors?sort=${sort}"`)
  },
)

test.each([
  ['autism', 'Choosing a Record System for Autism and ABA', '/guides/autism-aba'],
  [
    'eating-disorder&support=email-only',
    'Choosing a Record System for Eating Disorder Care',
    '/guides/eating-disorders',
  ],
])('where no system is left for %s, the guide for that field is linked', async (care, title, to) => {
  const html = await render(`/vendors?care=${care}`)
  const [, main = ''] = html.split('No system meets all of these')
  expect(main).toContain(`href="${to}"`)
  expect(wordsOf(main)).toContain(title)
})

test('a card says of what "N/A" is said', async () => {
  const html = await render('/vendors')
  expect(html).toMatch(/<span class="text-ink-soft">Rating: <\/span><span class="text-ink-soft">N\/A<\/span>/)
})

test.each([
  ['iop-php', 'Level of care: sourced for 2 of these systems and unverified for 1.'],
  ['detox', 'Level of care: sourced for 1 of these systems and unverified for 1.'],
])('a list filtered by the level %s says how far it rests on sources', async (level, words) => {
  const page = await wordsAt(`/vendors?level=${level}`)
  expect(page).toContain(words)
  expect(page).toMatch(/Level [^.]*outpatient Unverified/i)
  expect(await wordsAt('/vendors')).not.toContain('Level of care: sourced')
})

test('the home page says how its six systems are ordered', async () => {
  const html = await render('/')
  const [, section = ''] = html.split('id="top-rated"')
  expect(wordsOf(section)).toContain('Six systems with different strengths, in alphabetical order, not ranked.')
  const names = Array.from(section.matchAll(/<h3 class="mt-4 text-xl">([^<]+)/g), ([, name]) => name)
  expect(names).toHaveLength(6)
  expect(names).toEqual(names.toSorted())
})

test.each(['/', '/vendors?care=autism', '/comparisons?emr1=opus'])(
  'a printed page has its address and the date of its values: %s',
  async (path) => {
    expect(await wordsAt(path)).toContain(`example${path}. Version `)
    expect(await wordsAt(path)).toMatch(/of our catalogue, made on [A-Z][a-z]+ \d+, \d{4}\./)
  },
)

test('the comparison and the directory explain the labels in the same words', async () => {
  const legend = 'Not verified : We found no value; the answer may still be yes. Ask the vendor.'
  for (const path of ['/vendors', '/comparisons?emr1=opus']) {
    const fold = /<summary>What the labels mean.*?<\/details>/s.exec(await render(path))
    expect(wordsOf(fold?.[0] ?? '')).toContain(legend)
  }
})

test('the home page and the directory count the same systems as HIPAA compliant, and the methodology says how', async () => {
  const listed = vendors.filter(({ hipaaCompliant: { value } }) => value === true)
  const said = listed.filter(({ hipaaCompliant: { source } }) => source?.kind === 'vendor')
  expect(await wordsAt('/')).toContain(
    `${listed.length} of our ${vendors.length} systems: ${said.length} on the vendor's own page, ${listed.length - said.length} reported elsewhere`,
  )
  expect(await wordsAt('/vendors')).toContain(`HIPAA Compliant (${listed.length})`)
  const methodology = await wordsAt('/methodology')
  expect(methodology).toContain(`${listed.length} of the ${vendors.length} systems`)
  expect(methodology).toContain(
    `For ${said.length} of them, the vendor's own page says so; for the other ${listed.length - said.length}, another page reports it.`,
  )
})

test('the home page says of a featured system that it is no EMR or little verified, as the directory does', async () => {
  const html = await render('/')
  const cautions = featuredEmrs.flatMap(({ emrId }) => {
    const vendor = vendors.find(({ id }) => id === emrId)
    const caution = vendor && cautionOf(vendor)
    return caution ? [{ name: vendor.name, kind: caution.kind }] : []
  })
  expect(cautions.map(({ name }) => name)).toEqual(['Doxy.me', 'Opus'])
  for (const { name, kind } of cautions) {
    const [, card = ''] = html.split(`>${name}</h3>`)
    expect(wordsOf(card.slice(0, 1_200))).toContain(kind)
  }
})
