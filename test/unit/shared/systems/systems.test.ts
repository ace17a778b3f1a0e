import { vendors } from '../../../../shared/catalogue'
import { isRefused } from '../../../../shared/catalogue/evidence'
import { currentEmrs } from '../../../../shared/leads/options'
import { otherSystem, otherSystems } from '../../../../shared/systems/others'
import { factsOfPresent } from '../../../../shared/systems/present'

/** A name or value without spaces, hyphens, and capitals. */
const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

test('every system of the lead form is in the catalogue or has its line, in the order of the form', () => {
  const catalogued = new Set<string>(vendors.map(({ id }) => id))
  const left = currentEmrs.filter(({ value }) => value !== 'other' && !catalogued.has(plain(value)))
  expect(otherSystems.map(({ value, name }) => ({ value, label: name }))).toEqual(left)
})

test('each line has an accepted source with the day we read it, and one or two sentences', () => {
  for (const { line, url, read } of otherSystems) {
    expect([url, isRefused(url)]).toEqual([expect.stringMatching(/^https:\/\//), false])
    expect(read).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(line.split(/\s+/).length).toBeLessThanOrEqual(35)
  }
})

test('what closes and what is a network can be told apart without reading the line', () => {
  expect(otherSystem('luminello')?.state).toBe('closing')
  expect(otherSystem('alma')?.state).toBe('network')
  expect(otherSystem('kipu')).toBeUndefined()
})

describe.each(vendors)('the facts of $id for somebody who has it', ({ id }) => {
  test('have a value, and an address on its page', () => {
    for (const { vendor, text, to, basis } of factsOfPresent(id)) {
      expect([vendor, text === '', basis === 'unknown']).toEqual([id, false, false])
      expect(to).toMatch(new RegExp(`^/emr/${id}#[\\w.]+$`))
    }
  })
})

test('the kept transcripts of SimplePractice are among them, and Mentegram may be gone', () => {
  expect(factsOfPresent('simplepractice')[0]).toMatchObject({
    field: 'ai.transcriptRetention',
    to: '/emr/simplepractice#ai.transcriptRetention',
  })
  expect(factsOfPresent('mentegram')[0]).toMatchObject({ field: 'company.availability' })
})
