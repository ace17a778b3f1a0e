import { compared, vendors } from '../../../shared/catalogue'
import { marketSegments } from '../../../shared/site/market-segments'
import { cautionOf } from '../../../shared/vendors/caution'
import { otherName } from '../../../shared/vendors/other-name'
import { render, seenWords, wordsOf } from '../../support/pages'

let html: string
beforeAll(async () => {
  html = await render('/resources/top-emr-solutions')
})

/** The row of a system in its table, in words. */
const rowOf = (id: string) =>
  seenWords(
    html.split('<tr>').find((row) => row.startsWith('<th scope="row"') && row.includes(`href="/emr/${id}"`)) ?? '',
  )

test('below its name, a system has the caution and the present name that the directory shows', () => {
  for (const vendor of vendors.filter(({ depth }) => depth === 'review')) {
    const [caution, other] = [cautionOf(vendor)?.kind, otherName(vendor)]
    if (caution) expect(rowOf(vendor.id)).toContain(caution)
    else expect(rowOf(vendor.id)).not.toContain('could verify little')
    if (other) expect(rowOf(vendor.id)).toContain(other)
  }
  expect(rowOf('opus')).toContain('We could verify little about this system.')
  expect(rowOf('kareo')).toContain('Now Tebra')
})

test('a system on record has a line below the table of its segment, and a listed one has none', () => {
  const [tables = ''] = html.split('<h2 id="how-the-categories-were-made"')
  for (const { key, vendors: ids } of marketSegments) {
    const [, section = ''] = tables.split(`<h2 id="segment-${key}"`)
    const [, onRecord = ''] = (section.split('</section>')[0] ?? '').split('>On record</h3>')
    const named = Array.from(onRecord.matchAll(/href="\/emr\/(\w+)"/g), ([, id]) => id)
    const wanted = vendors.filter(({ id, depth }) => depth === 'record' && ids.includes(id))
    expect(named.toSorted()).toEqual(wanted.map(({ id }) => id).toSorted())
    for (const { card } of wanted) expect(wordsOf(onRecord)).toContain(card.blurb)
  }
})

test('the text names the systems in the order of the tables above it', () => {
  const [tables = '', text = ''] = html.split('<h2 id="how-the-categories-were-made"')
  const named = (part: string) => [
    ...new Set(Array.from(part.matchAll(/href="\/emr\/([a-z]+)"/g), ([, id = '']) => id)),
  ]
  const inTables = named(tables.slice(tables.indexOf('<table')))
  expect(inTables).toHaveLength(compared.length)
  expect(named(text)).toEqual(inTables.filter((id) => named(text).includes(id)))
})

test('what Kareo exports is attributed both to its FAQ and to the study that disagrees', () => {
  expect(wordsOf(html)).toMatch(
    /the vendor's FAQ says that it covers only patient and claim records, as spreadsheets, and a study .* graded its documented export D and found other files \( C-CDA ?, PDF \)/,
  )
})

test('the head and the table of contents link to every table, and a key to the signs precedes the first', () => {
  const [head = ''] = html.split('Each value links to its source')
  expect(head).not.toContain('<table')
  const contents = Array.from(html.matchAll(/<nav aria-label="On this page".*?<\/nav>/gs), ([nav]) => nav)
  const [jumps = ''] = /<nav aria-label="Tables".*?<\/nav>/s.exec(head) ?? []
  expect(contents).toHaveLength(2)
  for (const { key, name } of marketSegments) {
    expect(html).toContain(`<h2 id="segment-${key}"`)
    expect(jumps).toContain(`href="#segment-${key}"`)
    for (const nav of contents) expect(nav).toContain(`<a href="#segment-${key}">Table: ${name}</a>`)
  }
})
