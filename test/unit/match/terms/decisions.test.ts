import { decisionSchema } from '../../../../shared/match/terms/decision-schema'
import { decidedValue, openOf, settle } from '../../../../shared/match/terms/decisions'
import { type Item, type Known, nothingKnown } from '../../../../shared/match/terms/known'
import { slotsOf } from '../../../../shared/match/terms/slots'
import { fc } from '../../../support/fast-check'

const read = <Value>(value: Value, quote = 'their words'): Item<Value> => ({ value, origin: 'read', quote })

const known: Known = {
  ...nothingKnown,
  organization: read('practice'),
  areas: [read('mental-health')],
  providers: { value: { least: 2, most: 10 }, origin: 'chosen', quote: null },
  prescribers: read(2),
  wishes: [read({ feature: 'telehealth', stance: 'must' }), read({ feature: 'labs', stance: 'mentioned' })],
  current: read({ id: null, name: 'Luminello' }),
  avoided: [read({ id: 'kipu', name: 'Kipu' })],
  questions: [read({ text: 'Who keeps the chart?', answer: 'who-keeps-the-chart' })],
  needs: [read('sliding fee scale')],
  contradictions: [
    { kind: 'wish', feature: 'aiNotetaking', wished: 'AI notes', refused: 'no AI' },
    { kind: 'providers', chosen: { least: 2, most: 10 }, written: { least: 14, most: 14 }, quote: '14 therapists' },
  ],
}

const acceptedAll = slotsOf(known).map((slot) => ({ key: slot.key, value: decidedValue(slot) }))

describe('settle', () => {
  it('confirms what was accepted, with its words', () => {
    const settled = settle(known, [{ key: 'organization', value: 'practice' }])
    expect(settled.organization).toEqual({ value: 'practice', origin: 'confirmed', quote: 'their words' })
    expect(settled.areas).toBe(known.areas)
  })

  it('puts a changed value in place of the one that was read, without its words', () => {
    const settled = settle(known, [{ key: 'telehealth', value: 'refused' }])
    expect(settled.wishes).toEqual([
      { value: { feature: 'telehealth', stance: 'refused' }, origin: 'confirmed', quote: null },
      known.wishes[1],
    ])
  })

  it('drops, and adds what was not read', () => {
    const settled = settle(known, [
      { key: 'prescribers', value: null },
      { key: 'avoided:kipu', value: null },
      { key: 'avoided:Alma', value: { id: null, name: 'Alma' } },
      { key: 'need:paper claims', value: true },
      { key: 'iop-php', value: true },
    ])
    expect(settled.prescribers).toBeNull()
    expect(settled.avoided.map(({ value }) => value.name)).toEqual(['Alma'])
    expect(settled.needs.map(({ value }) => value)).toEqual(['sliding fee scale', 'paper claims'])
    expect(settled.settings.map(({ value }) => value)).toEqual(['iop-php'])
  })

  it('ignores a dropped slot that is no longer read, and an unknown address', () => {
    const decisions = [
      { key: 'need:gone', value: null },
      { key: 'nonsense', value: true },
    ]
    expect(settle(known, decisions)).toEqual(known)
  })

  it('settles a contradiction by a decision about its slot', () => {
    const settled = settle(known, [{ key: 'aiNotetaking', value: 'refused' }])
    expect(settled.contradictions.map(({ kind }) => kind)).toEqual(['providers'])
    expect(settle(settled, [{ key: 'providers', value: { least: 14, most: 14 } }]).contradictions).toEqual([])
  })

  it('closes a question with the text of a page, or without', () => {
    const key = 'question:Who keeps the chart?'
    const [question] = settle(known, [{ key, value: { closed: 'answered', answer: null } }]).questions
    expect(question?.value).toEqual({ text: 'Who keeps the chart?', answer: null, closed: 'answered' })
    const [open] = settle(known, [{ key, value: { closed: null, answer: null } }]).questions
    expect(open).toEqual({ ...known.questions[0], origin: 'confirmed' })
  })

  const decisions = fc.uniqueArray(
    fc.oneof(
      fc.constantFrom(...acceptedAll),
      fc.constantFrom(...slotsOf(known).map(({ key }) => ({ key, value: null }))),
      fc.constantFrom(
        { key: 'epcs', value: 'want' },
        { key: 'telehealth', value: 'want' },
        { key: 'question:New?', value: { closed: 'not-for-us', answer: null } },
        { key: 'need:rides', value: true },
        { key: 'providers', value: { least: 3, most: null } },
      ),
    ),
    { selector: ({ key }) => key, maxLength: 12 },
  )

  it('gives the same in whatever order different slots are decided, and again', () => {
    fc.assert(
      fc.property(decisions, fc.infiniteStream(fc.nat(100)), (made, keys) => {
        const shuffled = made
          .map((decision) => ({ decision, at: keys.next().value }))
          .sort((one, other) => one.at - other.at)
          .map(({ decision }) => decision)
        const settled = settle(known, made)
        expect(settle(known, shuffled)).toEqual(settled)
        expect(settle(settled, shuffled)).toEqual(settled)
      }),
    )
  })
})

describe('openOf', () => {
  it('lists suggestions, questions, and contradictions, but no mentions and nothing that was chosen', () => {
    expect(openOf(known).map(({ key }) => key)).toEqual([
      ...['organization', 'mental-health', 'prescribers', 'telehealth', 'current', 'avoided:kipu'],
      ...['question:Who keeps the chart?', 'need:sliding fee scale', 'aiNotetaking', 'providers'],
    ])
  })

  it('leaves open only questions once all else was accepted', () => {
    const settled = settle(known, [...acceptedAll, { key: 'aiNotetaking', value: 'refused' }])
    expect(openOf(settled).map(({ key }) => key)).toEqual(['question:Who keeps the chart?'])
    const key = 'question:Who keeps the chart?'
    expect(openOf(settle(settled, [{ key, value: { closed: 'not-for-us', answer: null } }]))).toEqual([])
  })
})

describe('decisionSchema', () => {
  const isAccepted = (key: string, value: unknown) => decisionSchema.safeParse({ key, value }).success

  it('accepts every slot as it was read', () => {
    for (const { key, value } of acceptedAll) {
      expect([key, isAccepted(key, value)]).toEqual([key, true])
      expect(isAccepted(key, null)).toBe(true)
    }
  })

  it('rejects words that are longer than the form takes', () => {
    expect(isAccepted(`need:${'x'.repeat(10_001)}`, true)).toBe(false)
  })

  it.each([
    ['nonsense', true],
    ['question:', null],
    ['need:a\0b', true],
    ['telehealth', 'maybe'],
    ['organization', 'bakery'],
    ['providers', { least: 9, most: 3 }],
    ['providers', { least: 0, most: 3 }],
    ['sites', 1.5],
    ['avoided:kipu', { id: 'opus', name: 'Opus' }],
    ['question:Why?', true],
    ['mental-health', false],
    ['budget', { monthly: null, per: null, currency: 'dollars', shareOfRevenue: null, from: '' }],
  ])('rejects %j with %j', (key, value) => {
    expect(isAccepted(key, value)).toBe(false)
  })
})
