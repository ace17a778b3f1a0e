import { readFacts } from '../../../../shared/match/read/practice'
import type { Answers } from '../../../../shared/match/terms/answers'

const kindOf = (answers: Answers) => readFacts(answers).organization?.value ?? null

test('an industry alone tells the common kind, and "other" tells none', () => {
  expect(kindOf({ industry: 'mental-health' })).toBe('practice')
  expect(kindOf({ industry: 'substance-abuse' })).toBe('addiction-outpatient')
  expect(kindOf({ industry: 'substance-abuse', setting: ['detox'] })).toBe('addiction-program')
  expect(kindOf({ industry: 'eating-disorder' })).toBe('eating-disorder-program')
  expect(kindOf({ industry: 'autism' })).toBe('aba')
  expect(kindOf({ industry: 'other' })).toBeNull()
  expect(kindOf({})).toBeNull()
})

test('a chosen kind takes the place of what is read', () => {
  const organizationDescription = 'County behavioral health department.'
  expect(readFacts({ organization: 'hospital', organizationDescription }).organization).toEqual({
    value: 'hospital',
    origin: 'chosen',
    quote: null,
  })
  expect(readFacts({ practice: 'otp', organizationDescription }).organization?.value).toBe('otp')
})
