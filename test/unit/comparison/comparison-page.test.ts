import { vendors } from '../../../shared/catalogue'
import { orderVendors } from '../../../shared/comparison/order'
import { selectionKey } from '../../../shared/comparison/selection'
import { render, wordsOf } from '../../support/pages'

const wordsFor = async (query: string) => wordsOf(await render(`/comparisons?${query}`))

/** The cells of the row with this label, in words. */
async function rowOf(query: string, label: string): Promise<string[]> {
  const html = await render(`/comparisons?${query}`)
  const row = html.split('<tr').find((one) => wordsOf(`<tr${one}`).includes(label) && one.includes('<td')) ?? ''
  return row.split('<td').flatMap((cell, place) => (place === 0 ? [] : wordsOf(`<td${cell.split('</td>')[0]}`).trim()))
}

test('the page begins with what it found', async () => {
  const html = await render('/comparisons?emr1=opus&emr2=kipu')
  expect(wordsOf(html)).toMatch(
    /Compare EMRs Opus and Kipu EMR differ in \d+ rows: size and price\. In \d+ rows we don't know enough\. /,
  )
  const states = Array.from(html.matchAll(/<tbody[^>]* data-state="(\w+)"/g), ([, state]) => state)
  expect(states).toEqual(['differing', 'same', 'open', 'link'])
})

test('rows that nobody documents, and those for other kinds of care, are in a table of their own', async () => {
  const furtherOf = async (query: string) => {
    const [, rest = ''] = (await render(`/comparisons?${query}`)).split('aria-label="Further rows"')
    return wordsOf(rest.split('</table>')[0] ?? '')
  }
  expect(await furtherOf('emr1=therapynotes&emr2=valant')).toMatch(/Mobile App.*Bed board/)
  expect(await furtherOf('emr1=opus&emr2=kipu')).not.toContain('Bed board')
  expect(await wordsFor('emr1=therapynotes&emr2=valant')).toMatch(
    /\d+ more rows? that nobody documents, and \d for other kinds of care/,
  )
})

test('beside the heading, a link does what the switch in the form does', async () => {
  const linkOf = async (query: string) => {
    const [, attributes = '', words] =
      /<a ([^>]*data-enhance="choose"[^>]*)>([^<]*)</.exec(await render(`/comparisons?${query}`)) ?? []
    return [/href="([^"]*)"/.exec(attributes)?.[1], words]
  }
  const [chosen, hidden] = ['emr1=opus&emr2=kipu', 'emr1=opus&emr2=kipu&differences=1']
  const addressOf = (query: string) => `/comparisons?${query.replaceAll('&', '&amp;')}`
  expect(await linkOf(chosen)).toEqual([addressOf(hidden), 'Show only what differs'])
  expect(await linkOf(hidden)).toEqual([addressOf(chosen), 'Show all rows'])
  // One system differs from none.
  expect(await linkOf('emr1=opus')).toEqual([undefined, undefined])
})

test('a row below the names says whom each system is for, with its basis', async () => {
  const [opus, kipu] = await rowOf('emr1=opus&emr2=kipu', 'Best for')
  expect(opus).toMatch(/several levels of care .* °°$/)
  expect(kipu).toMatch(/^Addiction and behavioral-health treatment groups/)
  expect(kipu).not.toContain('°')
})

test.each(['', '&differences=1'])(
  'what to ask before signing is shown with%s, including what is not verified',
  async (switched) => {
    const query = `emr1=credibleemr&emr2=kipu${switched}`
    expect(await wordsFor(query)).toContain('Ask before you sign')
    const [part, missing] = await rowOf(query, 'ASAM criteria')
    expect(part).toMatch(/^Partly An ASAM assessment is named; which edition/)
    expect(missing).toBe('Not verified')
    expect(await rowOf(query, '42 CFR Part 2 consent')).toEqual(['Not verified', 'Not verified'])
    expect((await rowOf(query, 'Export contents'))[1]).toMatch(/^One patient's record/)
  },
)

test('the questions before signing link to the evidence of their answers', async () => {
  const html = await render('/comparisons?emr1=kipu')
  for (const field of ['clinical.emar', 'clinical.bedBoard', 'prescribing.epcs', 'leaving.exportScope'])
    expect(html).toContain(`href="/emr/kipu#${field}"`)
})

test('the note on missing list prices is shown only with a system that has none', async () => {
  const note = 'publish no list price; any monthly figure for them is our estimate.'
  for (const query of ['', 'emr1=opus', 'emr1=opus&emr2=kipu']) expect(await wordsFor(query)).not.toContain(note)
  for (const query of ['emr1=epic', 'emr1=opus&emr2=athenahealth']) expect(await wordsFor(query)).toContain(note)
})

test('a page that compares systems names them in its title, for those with whom it is shared', async () => {
  expect(await render('/comparisons?emr1=opus&emr2=kipu')).toContain('<title>Opus and Kipu EMR Compared |')
  expect(await render('/comparisons?emr1=opus')).toContain('<title>Compare Behavioral Health EMRs Side by Side |')
})

test('a system of which little is verified, or that is no full record, is named above the table', async () => {
  expect(await wordsFor('emr1=opus&emr2=kipu')).toContain('Opus: We could verify little about this system.')
  expect(await wordsFor('emr1=mentegram&emr2=kipu')).toContain('Mentegram: Not a full record on its own, but ')
  expect(await wordsFor('emr1=kipu&emr2=simplepractice')).not.toMatch(/could verify little|Not a full record/)
})

test('plan prices that only a third-party catalogue lists are said to be so, in words and in the bar', async () => {
  const words = await wordsFor('emr1=therapynotes&emr2=kipu')
  expect(words).toContain('We know these plan prices only from a third-party catalogue, not from the vendor')
  expect(words).toContain('Outlined: prices from a third-party catalogue, dashed: no source for the price.')
  expect(await wordsFor('emr1=opus&emr2=kipu')).not.toContain('third-party catalogue')
})

test('a suggested comparison says which of its systems is no full record', async () => {
  expect(await wordsFor('')).toMatch(/Mentegram: Not a full record on its own, but /)
})

test('both dropdowns offer the systems in two groups by depth, and none that is only listed', async () => {
  const html = await render('/comparisons?sort=alphabetical')
  for (const key of ['emr1', 'emr2']) {
    const [, select = ''] = new RegExp(`<select id="${key}".*?>(.*?)</select>`, 's').exec(html) ?? []
    const groups = Array.from(
      select.matchAll(/<optgroup label="([^"]+)">(.*?)<\/optgroup>/gs),
      ([, label, options = '']) => [label, Array.from(options.matchAll(/value="(\w+)"/g), ([, id]) => id)],
    )
    const idsOf = (depth: string) =>
      orderVendors(vendors, 'alphabetical').flatMap((one) => (one.depth === depth ? one.id : []))
    expect(groups).toEqual([
      ['Reviewed in depth', idsOf('review')],
      ['On record', idsOf('record')],
    ])
  }
})

test('an address that names a listed system says that it is not compared, and links to its page', async () => {
  const listed = vendors.filter(({ depth }) => depth === 'listed')
  expect(listed.length).toBeGreaterThan(0)
  for (const { id, name } of listed) {
    const html = await render(`/comparisons?emr1=${id}&emr2=kipu`)
    expect(wordsOf(html)).toContain(`${name} is listed, not compared: too little about it is public.`)
    expect(html).toContain(`href="/emr/${id}"`)
    expect(wordsOf(html)).toContain('Comparing Kipu EMR')
    expect(selectionKey(new URLSearchParams({ emr1: id }))).not.toBe(selectionKey(new URLSearchParams()))
  }
})

test.each(['emr1=kipu&emr2=opus', 'emr1=opus&emr2=kipu&emr3=therapynotes&emr4=epic'])(
  'the sentence above the table counts the rows that differ, and those in which a value is missing: %s',
  async (query) => {
    const html = await render(`/comparisons?${query}`)
    const rowsIn = (part = '') => (part.split('</tbody>')[0]?.match(/<tr(?![^>]*class="group)/g) ?? []).length
    const [differing, open] = ['differing', 'open'].map((state) => rowsIn(html.split(`data-state="${state}"`)[1]))
    const further = html.split('aria-label="Further rows"')[1]?.split('<tbody')[1]
    const unclear = Number(open) + rowsIn(further)
    expect(wordsOf(html)).toMatch(
      new RegExp(`differ in ${differing} rows: size.* In ${unclear} rows? we don't know enough\\.`),
    )
  },
)

test('the first year is drawn where two totals are known', async () => {
  expect(await wordsFor('emr1=kipu&emr2=epic')).not.toContain('First year for')
  expect(await wordsFor('emr1=opus&emr2=therapyappointment')).toContain('First year for 10 providers')
})
