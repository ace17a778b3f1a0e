import { vendors } from '../../../shared/catalogue'
import { openPages, type RenderPage } from '../../support/pages'

let render: RenderPage
beforeAll(async () => {
  render = await openPages()
})

test.each(['/leaving', '/leaving/kipu', '/leaving/doxy'])(
  '%s lists its sections and ends with what to do',
  async (path) => {
    const html = await render(path)
    const contents = /<ol class="outline-links">(.*?)<\/ol>/s.exec(html)?.[1] ?? ''
    const places = [...contents.matchAll(/<a href="#([^"]+)">/g)].map(([, place]) => place)
    expect(places.length).toBeGreaterThan(1)
    for (const place of places) expect(html).toMatch(new RegExp(`<h[23] id="${place}"`))
    expect(html).toContain('>Find a better fit</a>')
    // Only the contents and the evidence fold on a leaving page; a column narrower than the paper would print narrow.
    expect(html).not.toContain('max-w-3xl')
  },
)

test('the guide of a closed system says so, and first what it offers; a listed one is compared with nothing', async () => {
  for (const { id, name, depth, closed } of vendors.filter((vendor) => vendor.closed || vendor.depth === 'listed')) {
    const html = await render(`/leaving/${id}`)
    expect(html.includes(`${name} takes no new customers.`)).toBe(closed === true)
    expect(/<dl class="record wide[^>]*><div><dt>Availability</.test(html)).toBe(closed === true)
    expect(html.includes('href="/comparisons?emr1=')).toBe(depth !== 'listed')
    expect(html).toContain(`>About ${name}</a>`)
  }
})

test('the list of guides is sorted by name, and keeps the name of a format whole', async () => {
  const html = await render('/leaving')
  const lists = [...html.matchAll(/<ul class="mt-4 grid.*?<\/ul>/gs)].map(([list]) =>
    [...list.matchAll(/>Leaving ([^<]+)<\/a>/g)].map(([, name = '']) => name),
  )
  // Those reviewed, on record, listed, and those that keep no charts.
  expect(lists.map(({ length }) => length > 0)).toEqual([true, true, true, true])
  expect(lists.flat()).toHaveLength(vendors.length)
  for (const names of lists) expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(html).toContain('<span class="unbroken">C-CDA</span>/CSV')
  expect(await render('/leaving/nextgen')).toContain('<span class="unbroken">C-CDA</span>/CSV')
})

test('the list names every point that it counts', async () => {
  const html = await render('/leaving')
  const points =
    'export contents, export format, export price, export deadline, federal certification for exporting records, term and renewal, and notice'
  expect(html).toContain(`We look for 7 points that a vendor can state in public: ${points}.`)
  expect(html).toContain('We look for 2 points: term and renewal, and notice.')
  expect(html).toContain('>None of 7 points verified; no listing found on the federal list<')
  expect(html).toContain('>None of 2 points verified<')
})

test('the list shows each point that it counts as verified', async () => {
  const html = await render('/leaving')
  const items = [...html.matchAll(/<li class="break-inside-avoid border-b[^>]*>(.*?)<\/li>/gs)].map(
    ([, item = '']) => item,
  )
  expect(items.length).toBeGreaterThan(15)
  for (const item of items) {
    const count = /(None|All|\d+) of (\d+) points verified/.exec(item)
    // A limit on the export is no point of its own.
    const shown = item.match(/<span class="block text-sm"><span class="text-ink-soft">(?!Limit: )/g)?.length ?? 0
    expect([item, { None: 0, All: Number(count?.[2]) }[count?.[1] ?? ''] ?? Number(count?.[1])]).toEqual([item, shown])
  }
})

test('the list adds the limits on an export, because they may differ from the points', async () => {
  expect((await render('/leaving')).replace(/<[^>]*>/g, '')).toMatch(
    /Limit: According to the vendor[^,]*, the export on leaving covers only patient and claim records, as spreadsheet files, sourced/,
  )
})

test('a guide names the points that are not verified', async () => {
  expect(await render('/leaving/kipu')).toContain('>Not verified: export deadline, term and renewal, notice.</p>')
  expect(await render('/leaving/valant')).toContain('>Not verified: export contents, export format, export price,')
})

test('a printed source says when its address is that of a copy, and how we know of a page that we did not open', async () => {
  const html = await render('/leaving/kipu')
  const printed = [...html.matchAll(/<small class="hidden print:block">([^<]*)<\/small>/g)].map(([, words]) => words)
  const ofCopy = printed.filter((words) => words?.includes('github.com'))
  expect(ofCopy).toEqual([
    expect.stringMatching(
      /^CHPL, [^(]+ \(copied in EHI Export Analysis\), .*; secondhand: a public copy of the answer of [^:]+: https:/,
    ),
  ])
  expect(printed[0]).toContain('; secondhand: we read version 1.0 in a public copy; the link opens version 1.1: https:')
  expect(printed.slice(1, 3)).toEqual(['Kipu website, as above', 'Kipu website, as above'])
  const shown = [...html.matchAll(/<span class="no-print block [^>]*>(Secondhand[^<]*)<\/span>/g)].map(
    ([, words]) => words,
  )
  expect(shown.slice(0, 3)).toEqual([
    'Secondhand: we read version 1.0 in a public copy; the link opens version 1.1',
    ...Array(2).fill('Secondhand, as above'),
  ])
})

test('a criterion stays in one piece in the list of guides and in each guide', async () => {
  for (const path of ['/leaving', '/leaving/kipu']) {
    const html = (await render(path)).replace(/<span class="sr-only">.*?<\/span>/g, '')
    expect(html).toContain('exporting records, <span class="unbroken">(b)(10)</span>')
    expect(html).not.toMatch(/exporting records, \(b\)/)
  }
})

test('the letter is headed by the whole name of its system', async () => {
  expect(await render('/leaving/kipu')).toContain(
    '<h2 id="ask">A letter to <span class="unbroken">Kipu EMR</span>, ready to send</h2>',
  )
})

test('the description names only points that have a source, and the plan counts the weeks of a program with beds', async () => {
  const descriptionOf = (html: string) => /<meta name="description" content="([^"]+)"/.exec(html)?.[1]
  const kipu = await render('/leaving/kipu')
  expect(descriptionOf(kipu)).toMatch(
    /^What it takes to leave Kipu EMR: sources on export contents, export format, export price, and more; a letter with \d questions, and a week-by-week plan\.$/,
  )
  expect(kipu).toContain('24 to 23 weeks before: ')
  expect(kipu).not.toContain('>12 weeks before: ')
  expect(descriptionOf(await render('/leaving/valant'))).toMatch(
    /^What it takes to leave Valant: sources on federal certification for exporting records; a letter with \d+ questions, and a week-by-week plan\.$/,
  )
})
