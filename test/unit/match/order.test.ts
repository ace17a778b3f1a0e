import { matchCatalogue } from '../../../shared/match/catalogue'
import { shareOfFirstPlaces } from '../../../shared/match/draws'
import { presets } from '../../../shared/match/method'
import { exactScore } from '../../../shared/match/weighing'
import { leads } from '../../support/leads'

const answers = leads.map((lead) => matchCatalogue(lead))

test('systems that fit equally well come first in about equally many of the runs', () => {
  const { picks, others } = matchCatalogue({ numberOfProviders: 'solo-practitioner', industry: 'other', providers: 2 })
  const equal = [...picks, ...others].filter(({ score }) => score === 100)
  expect(equal.length).toBeGreaterThan(3)
  for (const { share } of equal) expect(Math.abs(share - 1 / equal.length)).toBeLessThan(0.04)
})

test('the other systems are listed by score', () => {
  for (const { others } of answers) {
    const scores = others.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  }
})

test('a pick that the order alone puts before an equal system is said to fit as well', () => {
  const decided = answers.filter(({ picks, table, weights }) => {
    const last = table.find(({ id }) => id === picks.at(-1)?.id)
    if (picks.length < 3 || !last) return false
    const isEqual = (one: typeof last) =>
      exactScore(one.parts, weights.values) === exactScore(last.parts, weights.values)
    return table.some(
      (one) => one.openMusts === last.openMusts && isEqual(one) && !picks.some(({ id }) => id === one.id),
    )
  })
  expect(decided.length).toBeGreaterThan(5)
  for (const { notes } of decided) expect(notes.join('\n')).toMatch(/fit equally well|fits? as well as/)
})

test('of equal systems those with fewer doubts come first, then those with the lowest confirmed price, also without a budget', () => {
  for (const { table, weights } of answers)
    for (const [index, one] of table.entries()) {
      const next = table[index + 1]
      if (!next || next.openMusts !== one.openMusts) continue
      if (exactScore(next.parts, weights.values) !== exactScore(one.parts, weights.values)) continue
      expect(one.doubts).toBeLessThanOrEqual(next.doubts)
      if (one.doubts === next.doubts)
        expect(one.monthly ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(next.monthly ?? Number.POSITIVE_INFINITY)
    }
  const { picks } = matchCatalogue({ industry: 'mental-health', providers: 1, want: ['insuranceBilling'] })
  expect(picks.slice(0, 2).map(({ id }) => id)).toEqual(['simplepractice', 'therapynotes'])
  const leaving = matchCatalogue({ industry: 'mental-health', providers: 5, want: ['telehealth'] })
  expect(leaving.picks.map(({ id }) => id)).not.toContain('credibleemr')
  const prescribers = matchCatalogue({ industry: 'mental-health', providers: 30, must: ['epcs'] })
  expect(prescribers.tied.map(({ id }) => id)).toContain('therapynotes')
})

test('what puts a pick before one with a higher score is said', () => {
  const program = matchCatalogue({
    ...{ industry: 'mental-health', setting: ['residential'], providers: 30 },
    must: ['builtInCRM', 'institutionalBilling'],
  })
  const scores = program.picks.map(({ score }) => score)
  expect(scores).not.toEqual(scores.toSorted((a, b) => b - a))
  expect(program.notes).toContainEqual(expect.stringContaining('must-haves come first, whatever their score'))
})

test('a kind of care that no source confirms is a reason for caution', () => {
  const { picks } = matchCatalogue({ industry: 'mental-health', setting: ['inpatient'], providers: 600 })
  const epic = picks.find(({ id }) => id === 'epic')
  expect(epic?.against.map(({ text }) => text)).toContain(
    'Our record lists mental health and substance use, but we found no source.',
  )
})

test('a budget alone names no system, not even a closest one, and asks for what is missing', () => {
  const { picks, notes } = matchCatalogue({ budget: 'up to $50 per provider' })
  expect(picks).toEqual([])
  expect(notes[0]).toBe(
    'No system in our catalogue can be named yet: first tell us what kind of care you provide and how many people provide it.',
  )
})

test('an unknown counts in the runs, on average, as much as in the score', () => {
  const part = { criterion: 'care', least: 0.2, most: 1 } as const
  const first = (expected: number) => {
    const sure = { candidate: { id: 'sure' }, parts: [{ ...part, least: 0.5, most: 0.5, expected: 0.5 }] }
    const open = { candidate: { id: 'open' }, parts: [{ ...part, expected }] }
    return shareOfFirstPlaces([sure, open] as never, presets.balanced).get('open') ?? 0
  }
  // The open share exceeds 0.5 where a random number exceeds 0.375 to the power of 1 / (0.8 / (expected - 0.2) - 1).
  expect(first(0.6)).toBeCloseTo(1 - 0.375, 1)
  expect(first(0.2 + 0.8 / 3)).toBeCloseTo(1 - 0.375 ** 0.5, 1)
  expect([first(0.2), first(1)]).toEqual([0, 1])
})

test('a source that names CCBHCs among the customers is a reason, with what limits it', () => {
  const { picks } = matchCatalogue({ industry: 'mental-health', setting: ['ccbhc'], providers: 150 })
  expect(picks.map(({ id }) => id).sort()).toEqual(expect.arrayContaining(['credibleemr', 'smartcare']))
  const reasons = picks.flatMap((pick) => pick.reasons.filter(({ criterion }) => criterion === 'setting'))
  expect(reasons.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Serves CCBHCs.', 'Serves CCBHCs (counted over all products of Qualifacts).']),
  )
})
