import { readingFields } from '../../../shared/leads/reading/build'
import { decisionsOf, type Posted } from '../../../shared/leads/reading/decisions-of'
import { openOf, settle } from '../../../shared/match/terms/decisions'
import { type Item, type Known, nothingKnown } from '../../../shared/match/terms/known'

const read = <Value>(value: Value, quote = 'their words'): Item<Value> => ({ value, origin: 'read', quote })

const reading: Known = {
  ...nothingKnown,
  organization: read('practice'),
  areas: [{ value: 'mental-health', origin: 'chosen', quote: null }],
  providers: { value: { least: 2, most: 10 }, origin: 'chosen', quote: null },
  prescribers: read(2),
  growth: read({ to: 20, when: 'next year' }),
  budget: read({
    monthly: { least: 400, most: 600 },
    per: 'unclear',
    currency: 'USD',
    shareOfRevenue: null,
    from: '4-6',
  }),
  wishes: [read({ feature: 'telehealth', stance: 'must' })],
  current: read({ id: null, name: 'Luminello' }),
  leaving: read(true),
  avoided: [read({ id: 'kipu', name: 'Kipu' })],
  questions: [read({ text: 'Who keeps the chart?', answer: null })],
  needs: [read('sliding fee scale')],
  contradictions: [{ kind: 'wish', feature: 'aiNotetaking', wished: 'AI notes', refused: 'no AI' }],
}

const fields = readingFields(reading, reading)

/** What a browser sends of the form as it is. */
function sent(changes: Posted = {}): Posted {
  const names = [...new Set(fields.map(({ name }) => name))]
  const shown = names.map((name) => [
    name,
    fields
      .filter((field) => field.name === name && (field.control !== 'box' || field.isChecked))
      .map(({ value }) => value),
  ])
  return { ...Object.fromEntries(shown), ...changes }
}

const systemOf = (name: string) => (name === 'Opus' ? ({ id: 'opus', name } as const) : { id: null, name })
const decided = (changes: Posted, isAllRight = false) =>
  decisionsOf({ fields, posted: sent(changes), isAllRight, systemOf })

test('a form that was not changed decides nothing, and all of it if all of it is right', () => {
  expect(decided({})).toEqual({ decisions: [], errors: [], changed: {} })
  const { decisions, errors } = decided({}, true)
  expect(errors).toEqual([])
  const known = settle(reading, decisions)
  expect(openOf(known).map(({ key }) => key)).toEqual(['question:Who keeps the chart?', 'aiNotetaking'])
  expect(known.organization).toEqual({ value: 'practice', origin: 'confirmed', quote: 'their words' })
})

test('changes, drops, and additions are decisions, and nothing else is', () => {
  const { decisions, errors } = decided({
    prescribers: ['3'],
    growth: ['25'],
    budget: ['$1,000'],
    per: ['provider'],
    'wish-telehealth': ['want'],
    'wish-aiNotetaking': ['refused'],
    'add-wish-0': ['labs'],
    'add-stance-0': ['must'],
    current: [''],
    leaving: ['undecided'],
    avoided: [],
    'add-avoided': ['Opus'],
    setting: ['iop-php'],
    area: [],
    need: [],
    'add-question': ['Is it worth it?'],
  })
  expect(errors).toEqual([])
  expect(new Map(decisions.map(({ key, value }) => [key, value]))).toEqual(
    new Map<string, unknown>([
      ['mental-health', null],
      ['iop-php', true],
      ['prescribers', 3],
      ['growth', { to: 25, when: 'next year' }],
      [
        'budget',
        {
          monthly: { least: 1_000, most: 1_000 },
          per: 'provider',
          currency: 'USD',
          shareOfRevenue: null,
          from: '$1,000',
        },
      ],
      ['telehealth', 'want'],
      ['aiNotetaking', 'refused'],
      ['labs', 'must'],
      ['need:sliding fee scale', null],
      ['current', null],
      ['leaving', 'undecided'],
      ['avoided:kipu', null],
      ['avoided:opus', { id: 'opus', name: 'Opus' }],
      ['question:Is it worth it?', { closed: null, answer: null }],
    ]),
  )
})

test('for whom a budget is can be said alone', () => {
  expect(decided({ per: ['practice'] }).decisions).toEqual([
    { key: 'budget', value: expect.objectContaining({ monthly: { least: 400, most: 600 }, per: 'practice' }) },
  ])
})

test.each([
  ['providers', 'many'],
  ['providers', '9-3'],
  ['prescribers', 'few'],
  ['growth', 'a lot'],
  ['budget', 'cheap'],
  ['organization', 'bakery'],
  ['current', 'x'.repeat(201)],
  ['add-need', 'a\0b'],
])('%s as %j is an error at its field, and kept', (name, text) => {
  const { decisions, errors, changed } = decided({ [name]: [text] })
  expect(decisions).toEqual([])
  expect(errors).toEqual([{ field: name, message: expect.any(String) }])
  expect(changed).toEqual({ [name]: [text] })
})

test('a feature needs to be said how much it is wanted', () => {
  expect(decided({ 'add-wish-1': ['labs'] }).errors).toEqual([
    { field: 'add-wish-1', message: 'Say how much you want it.' },
  ])
})

test('a form that was cut short decides nothing', () => {
  const posted = { prescribers: ['4'] }
  const { decisions, errors } = decisionsOf({ fields, posted, isAllRight: true, systemOf })
  expect([decisions, errors]).toEqual([[], [{ field: '', message: 'Please send the whole form.' }]])
})
