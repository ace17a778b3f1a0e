import { readingOf } from '../../../../shared/match/read/clauses'
import { textOf } from '../../../../shared/match/read/text'
import { fc } from '../../../support/fast-check'

const mannersIn = (text: string, pattern: RegExp) =>
  readingOf(text)
    .mentions(pattern)
    .map(({ manner }) => manner)

test('keeps brackets from speaking of what is outside of them', () => {
  expect(mannersIn('We need a portal (no AI) and labs.', /\bportal\b|\bai\b|\blabs\b/g)).toEqual([
    'want',
    'refused',
    'want',
  ])
})

test('keeps the length of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(textOf(text).plain).toHaveLength(text.length)
    }),
  )
})
