import { readingOf } from '../../../../shared/match/read/clauses'
import { readSystems } from '../../../../shared/match/read/systems'

test('the system that a form names is not avoided, and one that is hated beside it is', () => {
  const reading = readingOf('I hate SimplePractice and Valant.')
  expect(readSystems(reading, { id: 'valant', name: 'Valant' }).avoided.map(({ value }) => value.id)).toEqual([
    'simplepractice',
  ])
})
