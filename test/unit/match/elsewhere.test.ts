import type { Answers } from '../../../shared/match/answers'
import { elsewhere } from '../../../shared/match/elsewhere'
import { readNeeds } from '../../../shared/match/read'

/** The names of the systems outside the catalogue for a practice with this description. */
const namesFor = (industry: NonNullable<Answers['industry']>, organizationDescription: string) =>
  elsewhere(readNeeds({ industry, organizationDescription })).map(({ name }) => name)

test.each([
  'Community mental health center with mobile crisis teams, residential homes and outpatient.',
  'A CMHC with two residential homes.',
])('a community mental health center is referred to systems for community care, not for addiction: %s', (says) => {
  expect(namesFor('mental-health', says)).toEqual(['Netsmart', 'CareLogic'])
})

test('residential and intensive outpatient care are referred to addiction systems only where addiction is treated', () => {
  expect(namesFor('substance-abuse', 'Residential program with 24 beds.')).toEqual(['Sunwave', 'Alleva', 'BestNotes'])
  expect(namesFor('mental-health', 'Psychiatric residential treatment for youth.')).toEqual(['BestNotes'])
  expect(namesFor('substance-abuse', 'IOP for adults.')).toEqual(['Sunwave', 'Alleva'])
  expect(namesFor('mental-health', 'IOP for adults.')).toEqual([])
  expect(namesFor('eating-disorder', 'Residential eating disorder program.')).not.toContain('Sunwave')
})

test('a community center that also treats addiction in residential care is still referred to a community system', () => {
  const names = namesFor('mental-health', 'Community mental health center with residential addiction treatment.')
  expect(names).toEqual(expect.arrayContaining(['CareLogic']))
})
