import { vendors } from '../../../shared/catalogue'
import { leavingSteps } from '../../../shared/leaving/steps'
import { render } from '../../support/pages'

test.each(['/leaving', '/leaving/kipu', '/leaving/doxy'])('%s ends with what to do next', async (path) => {
  const html = await render(path)
  expect(html).toContain('>Find a better fit</a>')
  // A column narrower than the paper would print narrow.
  expect(html).not.toContain('max-w-3xl')
})

test('the line of weeks leads to each step of the plan, from the plan and from each guide', async () => {
  const plan = await render('/leaving')
  const placesOn = (html: string) =>
    [...html.matchAll(/<a href="(?:\/leaving)?#([^"]+)"><span aria-hidden/g)].map(([, place]) => place)
  expect(placesOn(plan)).toHaveLength(leavingSteps.length)
  for (const place of placesOn(plan)) expect(plan).toContain(`<h3 id="${place}">`)
  expect(placesOn(await render('/leaving/kipu'))).toEqual(placesOn(plan))
  for (const place of ['weeks', 'go-or-no-go', 'beds', 'systems']) expect(plan).toContain(` id="${place}"`)
})

test('the guide of a closed system says so, and first what it offers; a listed one is compared with nothing', async () => {
  for (const { id, name, depth, closed } of vendors.filter((vendor) => vendor.closed || vendor.depth === 'listed')) {
    const html = await render(`/leaving/${id}`)
    expect(html.includes(`${name} takes no new customers.`)).toBe(closed === true)
    expect(/<dl class="answers[^>]*><div><dt>What does it offer you\?</.test(html)).toBe(closed === true)
    expect(html.includes('href="/comparisons?emr1=')).toBe(depth !== 'listed')
    expect(html).toContain(`>About ${name}</a>`)
  }
})

test('the lists of guides are sorted by name, and show what is on record of each at a glance', async () => {
  const html = await render('/leaving')
  const lists = [...html.matchAll(/<table class="ways-out">(.*?)<\/table>/gs)].map(([list]) =>
    [...list.matchAll(/Leaving <\/span>([^<]+)<\/a>/g)].map(([, name = '']) => name),
  )
  // Those reviewed, on record, and listed.
  expect(lists.map(({ length }) => length > 0)).toEqual([true, true, true])
  expect(lists.flat()).toHaveLength(vendors.length)
  for (const names of lists) expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  const rowOf = (id: string) => html.slice(html.indexOf(`href="/leaving/${id}"`)).split('</tr>')[0] ?? ''
  const linksIn = (row: string) => [...row.matchAll(/href="\/emr\/[a-z]+#([^"]+)"/g)].map(([, field]) => field)
  expect(linksIn(rowOf('kipu'))).toEqual(['leaving.exportScope', 'leaving.exportPrice', 'certification.ehiExport'])
  expect(linksIn(rowOf('valant'))).toEqual([])
  expect(rowOf('valant').match(/>ask</g)).toHaveLength(4)
  expect(rowOf('doxy')).toContain('no charts')
})

test('a guide answers each question with a link to its evidence, or with the question of the letter that asks', async () => {
  const kipu = await render('/leaving/kipu')
  expect(kipu).toContain('href="/emr/kipu#leaving.exportPrice"')
  expect(kipu).toContain('Public pages answer 4 of 7 questions. The letter asks for the rest.')
  for (const { id } of vendors) {
    const html = await render(`/leaving/${id}`)
    for (const [, place = ''] of html.matchAll(/href="#(question-\d+)"/g)) expect(html).toContain(`<li id="${place}">`)
    expect([id, html.includes('#question-0')]).toEqual([id, false])
  }
})

test('nothing known is said in one sentence, and a search that found nothing is no answer', async () => {
  const html = await render('/leaving/valant')
  expect(html).toContain('No public page says how you leave Valant.')
  expect(html).toContain('No listing found')
})

test('the guide shows the limits on an export, because another source may say less of it', async () => {
  expect((await render('/leaving/kareo')).replace(/<[^>]*>/g, '')).toMatch(
    /the export on leaving covers only patient and claim records, as spreadsheet files/,
  )
})

test('a source is named once, on paper with its address, and in a line if we did not open it ourselves', async () => {
  const printedOn = (html: string) =>
    [...html.matchAll(/<ul class="hidden print:block">.*?<\/ul>/gs)].join().match(/<small>/g) ?? []
  const kareo = await render('/leaving/kareo')
  expect(kareo).toContain('3 answers are secondhand: a study made with a language model over pages of the vendor (Feb')
  expect(kareo.match(/secondhand: a study/g)).toHaveLength(2)
  expect(printedOn(kareo).length).toBeGreaterThan(2)
  const kipu = await render('/leaving/kipu')
  expect(kipu).toContain('3 answers are secondhand: we read version 1.0 in a public copy; the link opens version 1.1')
  expect(kipu).toMatch(/<small>Certified[^<]*CHPL, [^(]+ \(copied in EHI Export Analysis\), .*?: https:/)
})

test('the letter is headed by the whole name of its system', async () => {
  expect(await render('/leaving/kipu')).toContain(
    '<h2 id="ask">A letter to <span class="unbroken">Kipu EMR</span>, ready to send</h2>',
  )
})

test('the description names only points that have a source, and a program with beds has its own weeks', async () => {
  const descriptionOf = (html: string) => /<meta name="description" content="([^"]+)"/.exec(html)?.[1]
  const kipu = await render('/leaving/kipu')
  expect(descriptionOf(kipu)).toMatch(
    /^What it takes to leave Kipu EMR: sources on export contents, export format, export price, .*; a letter with \d questions\.$/,
  )
  expect(kipu).toContain('these are the weeks of a program with beds')
  expect(kipu).toContain('href="/leaving#beds"')
  expect(descriptionOf(await render('/leaving/valant'))).toMatch(
    /^What it takes to leave Valant: sources on federal certification for exporting records; a letter with \d+ questions\.$/,
  )
})
