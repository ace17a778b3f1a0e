import { newestOf } from '../../../client/site/pages/changes'
import { changes } from '../../../shared/catalogue/history'
import { type ChangeReason, rewording } from '../../../shared/dataset/change-reasons'
import { changeCount, changeGroups, changesAddress, dayPath, daysOf } from '../../../shared/dataset/change-words'
import { render } from '../../support/pages'

/** What the pages of all days show, newest first, one after another. */
async function daysPages(): Promise<string> {
  const pages: string[] = []
  for (const { date } of daysOf(changeGroups()))
    pages.push((await render(dayPath(date))).replace(/^.*<h1|<\/main>.*$/gs, ''))
  return pages.join('')
}

test('the page of changes shows the newest twenty in a line each, and leads to the page of each day, where each system has an anchor', async () => {
  const [html, groups] = [await render('/changes'), changeGroups()]
  const newest = newestOf(groups)
  expect(newest).toHaveLength(20)
  for (const { vendor, field } of newest) expect(html).toContain(`href="/emr/${vendor}#${field}"`)
  for (const { date } of daysOf(groups)) expect(html).toContain(`href="${dayPath(date)}"`)
  for (const group of groups) {
    const [path = '', anchor] = changesAddress(group).split('#')
    expect(await render(path)).toContain(`id="${anchor}"`)
  }
  await render('/changes/2020-01-01', 404)
})

test('the newest changes leave out new words for the same, and name no source kind where there is a source', async () => {
  const group = changeGroups().find(({ lines }) => lines.length > 0)
  const line = group?.lines.find(({ done }) => done !== rewording)
  if (!(group && line)) throw new Error('no change')
  const reworded = { ...line, done: rewording }
  expect(newestOf([{ ...group, lines: [reworded, line] }])).toHaveLength(1)
  expect(await render('/changes')).not.toContain('(sourced)')
})

test('each day names the versions of all its changes, also of those that are left out', async () => {
  const html = await daysPages()
  expect(html).toContain('>Versions 2026.11.22 to 2026.11.22.4: 18 systems</p>')
  const named = [...html.matchAll(/>Versions? [^<]*?([\d.]+): \d+ systems?</g)].map(([, last]) => last)
  const days = new Map(changes.map(({ date, version }) => [date, version]))
  expect(named).toEqual([...days.values()].reverse())
})

test('two addresses of one host are shown in full', async () => {
  const html = (await daysPages()).replaceAll('<wbr/>', '')
  const shown = [...html.matchAll(/class="link out">([^<]*)<\/a> \(\w+\)/g)].map(([, words]) => words)
  expect(shown).toContainEqual(expect.stringMatching(/^g2\.com\/search\?/))
  expect(shown).toContainEqual(expect.stringMatching(/^g2\.com\/products\//))
})

test('values begin with a capital letter, addresses do not', async () => {
  const html = await daysPages()
  const values = [...html.matchAll(/<td role="cell">(?:<span[^>]*>)?([^<])/g)].map(([, first = '']) => first)
  expect(values.length).toBeGreaterThan(100)
  expect(values.filter((first) => first !== first.toUpperCase())).toEqual([])
  expect(html).toContain('>g2.com/')
})

test('a sentence has no period before the parenthesis of its basis', async () => {
  const sentence = changeGroups().some(({ lines }) => lines.some(({ to }) => to.endsWith('. (sourced)')))
  expect(sentence).toBe(true)
  expect(await daysPages()).not.toMatch(/\. \((?:sourced|unverified)\)/)
})

test('a long text whose basis alone changed is shown once', async () => {
  const html = await daysPages()
  const rebased = changeGroups()
    .flatMap(({ lines }) => lines)
    .filter(({ from, to }) => from.length > 60 && from.replace(/ \(\w+\)$/, '') === to.replace(/ \(\w+\)$/, ''))
  expect(rebased.length).toBeGreaterThan(0)
  expect(html.split('The same text (')).toHaveLength(rebased.length + 1)
})

test('each change has a row below the names of the columns, and its reason: the title of a source, or why', async () => {
  const groups = changeGroups()
  const html = await daysPages()
  const tables = html.match(/<table class="changes".*?<\/table>/g) ?? []
  expect(tables).toHaveLength(groups.filter(({ lines }) => lines.length > 0).length)
  for (const table of tables) {
    const heads = [...table.matchAll(/scope="col">([^<]*)/g)].map(([, words]) => words)
    expect(heads).toEqual(['Field', 'Before', 'Now', 'Reason'])
  }
  const reasons = tables.flatMap((table) =>
    [...table.matchAll(/<td role="cell">(?:(?!<td).)*<\/tr>/g)].map(([cell]) => cell.replace(/<[^>]*>/g, '')),
  )
  const expected = groups.flatMap(({ lines }) => lines.map(({ reason }) => reasonWordsOf(reason)))
  expect(reasons).toEqual(expected.map(escaped))
})

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')

/** The reason as it is read: an address is a link named by its host. */
const reasonWordsOf = ({ words, secondhand, said }: ChangeReason) =>
  words.replace(/https:\/\/([^/]+)[^\s),]*/g, '$1') + (secondhand ? ' (secondhand)' : '') + (said ?? '')

test('a partial answer says which part it is', () => {
  const partly = changeGroups().flatMap(({ lines }) => lines.filter(({ to }) => to === 'Partly (sourced)'))
  expect(partly.length).toBeGreaterThan(20)
  const bare = partly.filter(({ reason: { url, said } }) => url && !said)
  expect(bare.map(({ field }) => field)).toEqual([])
  const reasons = partly.map(({ reason: { said } }) => said)
  expect(reasons).toContain("You can set the portal's logo, colors, and functions.")
})

test('new facts begin a line of their own, below the system and its link', async () => {
  const html = await daysPages()
  expect(html).toMatch(/<article id="[^"]*" class="[^"]*text-sm"><h3 [^>]*><a href="\/emr\/[a-z]+"/)
  expect(html).not.toMatch(/<article [^>]*class="[^"]*flex[^"]*"/)
  expect(html.split('<p>New: <').length).toBeGreaterThan(5)
})

test('the figures name what our own reviews did, not only that they took place', async () => {
  const html = await render('/changes')
  const labels = [...html.matchAll(/<dt class="text-sm text-ink-soft">([^<]*)</g)].map(([, label]) => label)
  const reviews = ['Value or source withdrawn', 'Found not to apply to the product', 'Corrected in our own review']
  expect(labels).toEqual(expect.arrayContaining(reviews))
  expect(labels).not.toContain('Reviewed by us')
})

test('a link stays on the line of the parenthesis before it', async () => {
  const html = await daysPages()
  expect(html).toContain('terms of February 2016 <span class="unbroken">(<a href="https://mentegram.com.au/terms/"')
  expect(html).not.toMatch(/[^>]\(<a /)
})

test('no reason prints a raw address, and a source that repeats another one says whom', async () => {
  const html = await daysPages()
  const cells = html.match(/<td role="cell">(?:(?!<td).)*/g) ?? []
  expect(cells.length).toBeGreaterThan(100)
  expect(cells.filter((cell) => cell.replace(/<[^>]*>/g, '').includes('https://'))).toEqual([])
  expect(html).toContain('</a> (secondhand)<br/>Names 3.8/5 on Capterra')
})

test('the page says how many changes there are, and its figures by reason add up to that', async () => {
  const html = await render('/changes')
  const count = changeCount(changeGroups())
  expect(html).toContain(`>${count} changes up to version`)
  expect(html).toContain(`(${changes.length} entries, because a value can change more than once in a day).`)
  const figures = [...html.matchAll(/<dd class="text-3xl[^>]*>(\d+)<\/dd>/g)].map(([, figure]) => Number(figure))
  expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(count)
})

test('each fact recorded for the first time is named, and its name leads to it', async () => {
  const html = (await daysPages()).replace(/<span class="unbroken">([^<]*)<\/span>/g, '$1')
  const groups = changeGroups().filter(({ firstRecorded }) => firstRecorded.length > 0)
  expect(html.split('>New: <')).toHaveLength(groups.length + 1)
  for (const { vendor, firstRecorded } of groups)
    for (const { field, label } of firstRecorded)
      expect(html).toContain(`<a href="/emr/${vendor}#${field}" class="link">${label.replaceAll('&', '&amp;')}</a>`)
})
