import { vendors } from '../../../../shared/catalogue'
import {
  allKinds,
  kindOf,
  kindText,
  systemsAbroad,
  systemsBeside,
  systemsMadeFor,
  systemsOutside,
} from '../../../../shared/kinds'
import { organizationKeys } from '../../../../shared/match/terms/organizations'

const wordsIn = (text: string) => text.split(/\s+/).length

describe.each(organizationKeys)('the kind %s', (key) => {
  test('has a text of 60 to 120 words, which names every system that an answer may recommend', () => {
    const text = kindText(key)
    expect([text, wordsIn(text) >= 60 && wordsIn(text) <= 120]).toEqual([text, true])
    for (const { name } of systemsMadeFor(key)) expect(text).toContain(name)
    expect(text.includes('None of the systems here is known to be made for ')).toBe(
      systemsMadeFor(key, vendors).length === 0,
    )
  })

  test('asks two questions, and names its sources with the day we read them', () => {
    const { questions, sources } = kindOf(key)
    expect(questions).toHaveLength(2)
    for (const question of questions) expect(question).toMatch(/^[A-Z][^?]*\?$/)
    for (const { url, read } of sources)
      expect([url, read]).toEqual([expect.stringMatching(/^https?:/), expect.stringMatching(/^20/)])
  })

  test('has a source if it states a rule', () => {
    const { does, sources } = kindOf(key)
    const statesRule = /\b(?:CFR|FERPA|VAWA|Federal law|HRSA|SAMHSA)\b/.test(does)
    expect(sources.length > 0 || !statesRule).toBe(true)
  })
})

test('a system whose name a record bears is not named as one outside the catalogue', () => {
  const names = new Set(vendors.map(({ name }) => name.toLowerCase()))
  expect(systemsOutside().filter(({ name }) => names.has(name.toLowerCase()))).toEqual([])
})

test('a system of which too little is known is mentioned beside the picks, with its own page, and never recommended', () => {
  expect(systemsBeside('otp')).toContainEqual(expect.objectContaining({ url: '/emr/methasoft' }))
  expect(systemsMadeFor('otp')).toEqual([])
  expect(kindText('otp')).toContain('too little is public for us to recommend one.')
})

test('a practice abroad hears of the systems made in its country', () => {
  expect(systemsAbroad('Canada')[0]).toMatchObject({ kind: 'made in Canada', url: '/emr/jane' })
  expect(systemsAbroad('Australia').map(({ name }) => name)).toContain('Cliniko')
})

test('each system outside the catalogue has one name, kind, and address', () => {
  const seen = new Map<string, string>()
  for (const { name, kind, url } of allKinds().flatMap(({ elsewhere }) => elsewhere)) {
    expect(url).toMatch(/^https?:\/\/[a-z]/)
    expect(seen.get(name) ?? `${kind} ${url}`).toBe(`${kind} ${url}`)
    seen.set(name, `${kind} ${url}`)
  }
})
