import { vendors } from '../../../../shared/catalogue'
import { allKinds, kindOf, kindText, systemsAbroad } from '../../../../shared/kinds'
import { organizationKeys } from '../../../../shared/match/terms/organizations'

const wordsIn = (text: string) => text.split(/\s+/).length

const namesFor = (key: string) =>
  vendors.filter(({ madeFor }) => madeFor.value?.some((one) => one === key)).map(({ name }) => name)

describe.each(organizationKeys)('the kind %s', (key) => {
  test('has a text of 60 to 120 words, with and without systems made for it', () => {
    for (const names of [[], namesFor(key)]) {
      const text = kindText(key, names)
      expect([text, wordsIn(text) >= 60 && wordsIn(text) <= 120]).toEqual([text, true])
    }
  })

  test('says who is made for it, or that nobody is', () => {
    expect(kindText(key, [])).toContain('None of the systems here is known to be made for ')
    expect(kindText(key, ['Kipu EMR'])).toContain('In our catalogue, Kipu EMR is made for it.')
    expect(kindText(key, ['A', 'B', 'C'])).toContain('In our catalogue, A, B, and C are made for it.')
  })

  test('asks two questions, and names its sources with the day we read them', () => {
    const { questions, sources } = kindOf(key)
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

test('no system of the catalogue is named: those names come from the records', () => {
  const names = vendors.flatMap(({ name, alsoKnownAs }) => [name.split(' ')[0], alsoKnownAs]).filter(Boolean)
  const texts = JSON.stringify([allKinds(), systemsAbroad])
  expect(names.filter((name) => new RegExp(`\\b${name}\\b`).test(texts))).toEqual([])
})

test('each system outside the catalogue has one name, kind, and address', () => {
  const seen = new Map<string, string>()
  for (const { name, kind, url } of allKinds().flatMap(({ elsewhere }) => elsewhere)) {
    expect(url).toMatch(/^https?:\/\/[a-z]/)
    expect(seen.get(name) ?? `${kind} ${url}`).toBe(`${kind} ${url}`)
    seen.set(name, `${kind} ${url}`)
  }
})
