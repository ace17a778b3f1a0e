import { readingOf } from '../../../../shared/match/read/clauses'
import { textOf } from '../../../../shared/match/read/text'
import { fc } from '../../../support/fast-check'

const mannersIn = (text: string, pattern: RegExp) =>
  readingOf(text)
    .mentions(pattern)
    .map(({ manner }) => manner)

test.each([
  ['We do not do detox. We are NOT residential.', ['refused', 'refused']],
  ['Our sister company runs detox.', ['others']],
  ['We used to run detox.', ['past']],
  ['We are adding detox next year.', ['want']],
  ['Maybe detox later.', ['unsure']],
  ['Should we open a detox?', ['asked']],
  ['A detox with 20 beds.', ['stated']],
])('tells how "%s" speaks of it', (text, manners) => {
  expect(mannersIn(text, /\bdetox\b|\bresidential\b/g)).toEqual(manners)
})

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
