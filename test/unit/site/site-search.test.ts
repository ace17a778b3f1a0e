import { searchSite } from '../../../client/site/site-search'

const pathsOf = async (search: string) => (await searchSite(search)).map(({ path }) => path)

test.each([
  ['asam', '/blog/best-ehr-addiction-treatment'],
  ['PRESCRIB', '/blog/best-ehr-psychiatry'],
  ['epcs', '/blog/best-ehr-psychiatry'],
  ['kipu', '/emr/kipu'],
  ['tebra', '/emr/kareo'],
])('a search for %s finds %s, although no article contains it', async (search, path) => {
  expect(await pathsOf(search)).toContain(path)
})

test('a page with the words in its title comes first', async () => {
  expect((await pathsOf('psychiatry practices'))[0]).toBe('/blog/best-ehr-psychiatry')
})

test('every word must be in the page', async () => {
  expect(await pathsOf('kipu zzzword')).toEqual([])
})

test('the excerpt contains a word of the search and no Markdown', async () => {
  for (const { line } of await searchSite('part 2 consent')) {
    expect(line.toLowerCase()).toMatch(/part|2|consent/)
    expect(line).not.toMatch(/\*\*|\]\(|\{\{|^#/)
    expect(line.length).toBeLessThanOrEqual(190)
  }
})

test('the label of an unverified value finds no vendor', async () => {
  const named = await searchSite('not verified')
  expect(named.filter(({ kind }) => kind === 'EMR review')).toEqual([])
})

test.each(['', '   ', '%', 'a'.repeat(10_000), '\\ud800 x', '(.*)+$'])(
  'any search has a result list',
  async (search) => {
    expect((await searchSite(search)).length).toBeLessThanOrEqual(8)
  },
)
