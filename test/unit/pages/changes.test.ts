import { newestOf } from '../../../client/site/pages/changes'
import { changes } from '../../../shared/catalogue/history'
import { rewording } from '../../../shared/dataset/change-reasons'
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

test('a partial answer says which part it is', () => {
  const partly = changeGroups().flatMap(({ lines }) => lines.filter(({ to }) => to === 'Partly (sourced)'))
  expect(partly.length).toBeGreaterThan(20)
  const bare = partly.filter(({ reason: { url, said } }) => url && !said)
  expect(bare.map(({ field }) => field)).toEqual([])
  const reasons = partly.map(({ reason: { said } }) => said)
  expect(reasons).toContain("You can set the portal's logo, colors, and functions.")
})

test('a link stays on the line of the parenthesis before it', async () => {
  const html = await daysPages()
  expect(html).toContain('terms of February 2016 <span class="unbroken">(<a href="https://mentegram.com.au/terms/"')
  expect(html).not.toMatch(/[^>]\(<a /)
})

test('the page says how many changes there are, and its figures by reason add up to that', async () => {
  const html = await render('/changes')
  const count = changeCount(changeGroups())
  expect(html).toContain(`>${count} changes up to version`)
  expect(html).toContain(`(${changes.length} entries, because a value can change more than once in a day).`)
  const figures = [...html.matchAll(/<dd class="text-3xl[^>]*>(\d+)<\/dd>/g)].map(([, figure]) => Number(figure))
  expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(count)
})
