import { readFileSync } from 'node:fs'
import { draftLetter, matchCatalogue } from '../../../shared/match/catalogue'
import { readPrimaryCare, withPrimaryCare } from '../../../shared/match/primary-care'
import { leads } from '../../support/leads'

test.each([
  'We also provide primary care.',
  'Behavioral health with primary care, 9 physicians',
  'FQHC with 140 providers',
  'a federally qualified health center',
])('%j is primary care of its own', (text) => expect(readPrimaryCare(text)).toBe(true))

test.each([
  'We get referrals from primary care.',
  'Local primary care clinics refer to us.',
  'We coordinate with primary care providers.',
  'We send letters to primary care.',
  'Outpatient therapy',
])('%j is not', (text) => expect(readPrimaryCare(text)).toBe(false))

test.each(withPrimaryCare)("%s's review speaks of medical care", (id) => {
  expect(readFileSync(`client/content/reviews/${id}.md`, 'utf8')).toMatch(/\bmedical\b/)
})

test('a practice with primary care is named only systems known for it, with the reason', () => {
  for (const lead of leads.filter(({ organizationDescription }) => readPrimaryCare(organizationDescription))) {
    const { picks } = matchCatalogue(lead)
    expect(picks.length).toBeGreaterThan(0)
    for (const { id, reasons } of picks) {
      expect(withPrimaryCare).toContain(id)
      expect(reasons.map(({ text }) => text)).toContain(
        'By our review, it suits medical and behavioral care in one record.',
      )
    }
    expect(draftLetter(lead, 'https://guide.example')).toContain('primary care')
  }
})

test('where no system is known to serve primary care and the beds, the others are named with a warning', () => {
  const { picks } = matchCatalogue({
    ...{ industry: 'substance-abuse', setting: ['residential'], providers: 20 },
    organizationDescription: 'We provide primary care too.',
  })
  expect(picks.length).toBeGreaterThan(0)
  for (const { against } of picks)
    expect(against[0]?.text).toMatch(/^You also provide primary care, and nothing we read/)
})
