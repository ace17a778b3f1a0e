import { searchSite } from '../../../client/site/site-search'

const pathsOf = async (search: string) => (await searchSite(search)).map(({ path }) => path)

test.each([
  ['asam', '/blog/best-ehr-addiction-treatment'],
  ['PRESCRIB', '/blog/best-ehr-psychiatry'],
  ['epcs', '/blog/best-ehr-psychiatry'],
  ['kipu', '/emr/kipu'],
  ['tebra', '/emr/kareo'],
])('a search for %s finds %s, though no article says so', async (search, path) => {
  expect(await pathsOf(search)).toContain(path)
})

test('a page that bears the words in its title comes first', async () => {
  expect((await pathsOf('psychiatry practices'))[0]).toBe('/blog/best-ehr-psychiatry')
})

test('every word has to stand in the page', async () => {
  expect(await pathsOf('kipu zzzword')).toEqual([])
})

test('the line that is shown has a word of the search and no marks of Markdown', async () => {
  for (const { line } of await searchSite('part 2 consent')) {
    expect(line.toLowerCase()).toMatch(/part|2|consent/)
    expect(line).not.toMatch(/\*\*|\]\(|\{\{|^#/)
    expect(line.length).toBeLessThanOrEqual(190)
  }
})

test('nothing is found by the name of a value that nobody has verified', async () => {
  const named = await searchSite('not verified')
  expect(named.filter(({ kind }) => kind === 'EMR review')).toEqual([])
})

test.each(['', '   ', '%', 'a'.repeat(10_000), '\\ud800 x', '(.*)+$'])('any search has an answer', async (search) => {
  expect((await searchSite(search)).length).toBeLessThanOrEqual(8)
})
