// cspell:ignore ＨＩＰＡＡ KİPU prícing Kípu Ｅｐｉｃ
import { namedSystems } from '../../../client/site/search/named-systems'
import { nearName } from '../../../client/site/search/near-name'
import { searchSite } from '../../../client/site/search/site-search'
import { siteTexts } from '../../../client/site/search/site-texts'
import { findVendor } from '../../../shared/catalogue'
import { expectReadings } from '../../support/readings'

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

test.each([
  ['psychiatry practices', '/blog/best-ehr-psychiatry'],
  ['best emr for psychiatry', '/blog/best-ehr-psychiatry'],
  ['telepsychiatry', '/blog/best-ehr-psychiatry'],
  ['best ehr for solo therapist', '/blog/best-ehr-solo-practices'],
  ...['valant review', 'Valant reviews', 'alternatives to valant', 'best emr: valant'].map((it) => [it, '/emr/valant']),
  ['simple practice pricing', '/emr/simplepractice'],
  ['kipu', '/emr/kipu'],
  ...['leaving kipu', 'switch from Kipu', 'migrating from kipu'].map((it) => [it, '/leaving/kipu']),
  ['switching EMR', '/leaving'],
])('the first that is found for "%s" is %s: its title or the system that is named', async (search = '', path) => {
  expect((await pathsOf(search))[0]).toBe(path)
})

/** Plurals, synonyms, other spellings, words that only connect others, and characters that look alike. */
test.each([
  ['denials', 'denial'],
  ...['prescribe', 'prescriptions', 'prescriber', 'prescript', 'Prescrib'].map((it) => [it, 'prescribing']),
  ...['tele-psychiatry', 'Telehealth psychiatry'].map((it) => [it, 'telepsychiatry']),
  ['kipu vs. valant', 'kipu valant'],
  ['the price of an EHR', 'emr pricing'],
  ['emr for detox', 'detox'],
  ['no shows', 'no-show'],
  ...['eMAR', 'emar', 'MAR', 'e-MAR'].map((it) => [it, 'medication administration']),
  ['client’s', "client's"],
  ['“Part 2”', '"Part 2"'],
  ...['PHQ‑9', 'PHQ–9'].map((it) => [it, 'PHQ-9']),
  ['42\u00a0CFR\u202fPart\u20092', '42 CFR Part 2'],
  ...['HIPAA\u200b', 'ＨＩＰＡＡ', 'HI\u00adPAA'].map((it) => [it, 'HIPAA']),
  ['KİPU', 'Kipu'],
  ['prícing for Kípu', 'pricing for Kipu'],
  ['tele‑psychiatry', 'tele-psychiatry'],
  ['note\u00a0taker', 'note taker'],
])('peers F11: a search for %s is one for %s', async (search = '', plain = '') => {
  expect((await pathsOf(plain)).length).toBeGreaterThan(0)
  expect(await searchSite(search)).toEqual(await searchSite(plain))
})

test('numbers and words are found whole, and only the last word may be the start of one', async () => {
  const [first, ...others] = await searchSite('42 CFR Part 2')
  expect(first?.title).toMatch(/^42 CFR Part 2/)
  expect(others.map(({ title }) => title)).not.toContain('42 CFR Part 8: opioid treatment programs')
  for (const { line } of await searchSite('2')) expect(line).toMatch(/(?<!\d)2(?!\d)/)
  expect(await pathsOf('tele')).toContain('/rules#medicare-telehealth')
  expect(await pathsOf('tele visit')).toEqual([])
})

test('a vendor that is named comes first, with what it is best for or the line that is asked for, not an address', async () => {
  const kipu = (await searchSite('kipu'))[0]
  expect(kipu).toMatchObject({ path: '/emr/kipu', line: findVendor('kipu')?.bestFor.value })
  const [priced] = await searchSite('simplepractice pricing')
  expect(priced).toMatchObject({
    path: '/emr/simplepractice',
    line: 'Plan price: from $49 a month for one provider',
  })
  const [ours] = await searchSite('kipu pricing')
  expect(ours?.line).toBe('Price per month: $89-$179 (our figure)')
})

test('no excerpt is an address, and each is cut between words', async () => {
  const words = new Set<string>()
  for (const { text } of (await siteTexts()).flatMap(({ lines }) => lines))
    for (const word of text.split(' ')) words.add(word)
  for (const search of ['kipu', 'review', 'consent', 'part 2', 'export', 'telehealth', 'billing'])
    for (const { line } of await searchSite(search)) {
      expect(line).not.toMatch(/https?:/)
      const shown = line.replace(/^… | …$/g, '').split(' ')
      expect(shown.slice(0, -1).filter((word) => !words.has(word))).toEqual([])
      const last = shown.at(-1) ?? ''
      expect([last, `${last},`, `${last};`, `${last}:`].some((word) => words.has(word))).toBe(true)
    }
})

test('the words of a search may come in another order', async () => {
  expect((await pathsOf('denied claims')).toSorted()).toEqual((await pathsOf('claim denials')).toSorted())
  expect(await pathsOf('AI notetaker')).toContain('/emr/therapynotes')
})

test('a hyphenated word is found only as a whole', async () => {
  const hits = await searchSite('no-show')
  expect(hits.length).toBeGreaterThan(0)
  for (const { line } of hits) expect(line).toMatch(/no-show/i)
})

test('the page about leaving a vendor is found by the name of the vendor, and otherwise only the one for all', async () => {
  expect((await searchSite('leaving kipu'))[0]).toMatchObject({ isTitled: true })
  expect((await pathsOf('kipu export')).slice(0, 2).toSorted()).toEqual(['/emr/kipu', '/leaving/kipu'])
  expect(await pathsOf('cancel simplepractice')).toContain('/leaving/simplepractice')
  const [, ...others] = await pathsOf('switching EMR')
  expect(others.filter((path) => path.startsWith('/leaving'))).toEqual([])
})

test('a search may name systems that can be compared, or a name that is misspelled', async () => {
  await expectReadings('named-systems', (search = '') => JSON.stringify(namedSystems(search)))
  await expectReadings('near-names', async (search = '') => JSON.stringify(await nearName(search)))
  for (const search of ['a'.repeat(10_000), '\ud800'])
    expect([namedSystems(search), await nearName(search)]).toEqual([undefined, undefined])
})

test('peers F11: names are recognized in any typography', async () => {
  expect(namedSystems('KİPU vs. Ｅｐｉｃ')).toEqual(namedSystems('Kipu vs. Epic'))
  expect(await nearName('kippu\u200b')).toEqual({ name: 'Kipu', search: 'Kipu' })
  expect(await nearName('KİPU')).toBeUndefined()
})

test('every word must be in the page, except that a system that is named is always found, and how to leave one', async () => {
  expect(await pathsOf('claims zzzword')).toEqual([])
  expect(await searchSite('kipu zzzword')).toEqual([
    { path: '/emr/kipu', title: 'Kipu EMR', kind: 'EMR review', line: findVendor('kipu')?.bestFor.value },
  ])
  expect(await pathsOf('zzzword vs therapynotes')).toEqual(['/emr/therapynotes'])
  expect(await pathsOf('switching from zzzword')).toEqual(['/leaving'])
  expect((await pathsOf('switching from icanotes')).slice(0, 2).toSorted()).toEqual([
    '/emr/icanotes',
    '/leaving/icanotes',
  ])
  expect(await pathsOf('leaving kipu')).toEqual(expect.arrayContaining(['/leaving/kipu', '/emr/kipu', '/leaving']))
})

test('what is switched is not left', async () => {
  for (const { line } of await searchSite('leaving kipu')) expect(line).not.toMatch(/switch/i)
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
  expect(named.filter(({ path }) => path.startsWith('/emr/'))).toEqual([])
})

test.each(['', '   ', '%', 'a'.repeat(10_000), '\\ud800 x', '(.*)+$'])(
  'any search has a result list',
  async (search) => {
    expect((await searchSite(search)).length).toBeLessThanOrEqual(8)
  },
)

test('a medication administration record is found in the record of a system', async () => {
  expect(await pathsOf('MAR')).toContain('/emr/kipu')
})

test('two of the hits are vendor pages if as many match, and a price finds no cost', async () => {
  for (const search of ['telehealth', 'price', 'claims']) {
    const hits = await searchSite(search)
    expect(hits).toHaveLength(8)
    expect(hits.filter(({ path }) => path.startsWith('/emr/')).length).toBeGreaterThanOrEqual(2)
  }
  for (const { line } of await searchSite('price')) expect(line).toMatch(/pric/i)
})
