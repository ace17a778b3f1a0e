import { findVendor, vendors } from '../../../../shared/catalogue'
import { currentEmrs } from '../../../../shared/leads/options'
import { factsOfPresent } from '../../../../shared/systems/present'

test('every system of the lead form is in the catalogue', () => {
  const keys = currentEmrs.map(({ value }) => value).filter((value) => value !== 'other')
  expect(keys.filter((key) => !findVendor(key.replaceAll('-', '')))).toEqual([])
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
