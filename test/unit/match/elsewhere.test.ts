import type { Answers } from '../../../shared/match/answers'
import { elsewhere } from '../../../shared/match/elsewhere'
import { readNeeds } from '../../../shared/match/read'

/** The names of systems outside the catalogue for a practice that describes itself so. */
const namesFor = (industry: NonNullable<Answers['industry']>, organizationDescription: string) =>
  elsewhere(readNeeds({ industry, organizationDescription })).map(({ name }) => name)

test.each([
  'Community mental health center with mobile crisis teams, residential homes and outpatient.',
  'A CMHC with two residential homes.',
])('a community mental health center is named systems for community care, none for addiction: %s', (says) => {
  expect(namesFor('mental-health', says)).toEqual(['Netsmart', 'CareLogic'])
})

test('residential care is named addiction systems only where addiction is treated', () => {
  expect(namesFor('substance-abuse', 'Residential program with 24 beds.')).toEqual(['Sunwave', 'Alleva', 'BestNotes'])
  expect(namesFor('mental-health', 'Psychiatric residential treatment for youth.')).toEqual(['BestNotes'])
  expect(namesFor('eating-disorder', 'Residential eating disorder program.')).not.toContain('Sunwave')
})

test('a community center that also treats addiction in residential care is named both', () => {
  const names = namesFor('mental-health', 'Community mental health center with residential addiction treatment.')
  expect(names).toEqual(expect.arrayContaining(['CareLogic']))
})
