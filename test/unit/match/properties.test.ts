import { findVendor, vendors } from '../../../shared/catalogue'
import { factByKey } from '../../../shared/catalogue/fact-by-key'
import { costOverYears } from '../../../shared/cost/over-years'
import { currentEmrs, industries, providerCounts } from '../../../shared/leads/options'
import type { Answers } from '../../../shared/match/answers'
import { withAnswer } from '../../../shared/match/changes'
import { assessCost } from '../../../shared/match/criteria/cost'
import type { Assessment } from '../../../shared/match/criteria/criterion'
import { match } from '../../../shared/match/match'
import { draws, scoreFloor } from '../../../shared/match/method'
import { readNeeds } from '../../../shared/match/read'
import { settings } from '../../../shared/match/reading/situation'
import { type FeatureKey, featureKeys } from '../../../shared/match/terms/features'
import type { Candidate } from '../../../shared/match/weigh/candidate'
import { candidateOf } from '../../../shared/match/weigh/from-catalogue'
import { dollarRange } from '../../../shared/words'
import { fc } from '../../support/fast-check'
import { leads } from '../../support/leads'

const candidates = vendors.map((vendor) => candidateOf(vendor))
const simplePractice = candidates.find(({ id }) => id === 'simplepractice') as Candidate
const someOf = <T extends string>(options: readonly { value: T }[]) =>
  fc.option(fc.constantFrom(...options.map(({ value }) => value)), { nil: undefined })
const keys = fc.subarray(featureKeys, { maxLength: 6 })

const answers: fc.Arbitrary<Answers> = fc.record(
  {
    industry: someOf(industries),
    setting: fc.subarray([...settings], { maxLength: 3 }),
    providers: fc.option(fc.integer({ min: 1, max: 2000 }), { nil: undefined }),
    numberOfProviders: someOf(providerCounts),
    budget: fc.option(
      fc.integer({ min: 1, max: 50_000 }).map((sum) => `$${sum}`),
      { nil: undefined },
    ),
    currentEmr: someOf(currentEmrs),
    organizationDescription: fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.constantFrom(...leads.map(({ organizationDescription }) => organizationDescription)),
    ),
    must: keys,
    want: keys,
  },
  { requiredKeys: [] },
)

function idsOf(list: readonly { id: string }[]): string[] {
  return list.map(({ id }) => id)
}

test('a match names at most three picks, all at or above the minimum score, and every system once', () => {
  fc.assert(
    fc.property(answers, (needs) => {
      const { picks, others, excluded } = match(needs, candidates)
      expect(picks.length).toBeLessThanOrEqual(3)
      for (const { score, share } of picks) {
        expect(score).toBeGreaterThanOrEqual(scoreFloor)
        expect(score).toBeLessThanOrEqual(100)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(share * draws).toBeCloseTo(Math.round(share * draws), 6)
      }
      expect([...idsOf(picks), ...idsOf(others), ...idsOf(excluded)].sort()).toEqual(idsOf(candidates).sort())
    }),
    { numRuns: 60 },
  )
})

test('the order of the catalogue does not affect a match', () => {
  fc.assert(
    fc.property(answers, fc.shuffledSubarray(candidates, { minLength: candidates.length }), (needs, shuffled) => {
      expect(match(needs, shuffled)).toEqual(match(needs, candidates))
    }),
    { numRuns: 30 },
  )
})

test('a larger budget never lowers the score of a system', () => {
  fc.assert(
    fc.property(
      answers,
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 0, max: 20_000 }),
      (needs, sum, more) => {
        const scores = (budget: number) => scoresOf({ ...needs, budget: `$${budget} for the whole practice` })
        const [small, large] = [scores(sum), scores(sum + more)]
        for (const [id, score] of small) expect(large.get(id)).toBeGreaterThanOrEqual(score)
      },
    ),
    { numRuns: 30 },
  )
})

test('a sentence about the budget states the same monthly price as the totals, and judges that price', () => {
  const size = fc.oneof(
    fc.integer({ min: 1, max: 200 }).map((providers): Answers => ({ providers })),
    fc.constantFrom(...providerCounts).map(({ value }): Answers => ({ numberOfProviders: value })),
  )
  fc.assert(
    fc.property(fc.constantFrom(...candidates), size, fc.integer({ min: 1, max: 20_000 }), (one, people, sum) => {
      const needs = readNeeds({ ...people, budget: `$${sum} for the whole practice` })
      const [total] = costOverYears(one, needs.providers)
      const { reasons = [], against = [] } = assessCost(one, needs) ?? {}
      const told = [...reasons, ...against].map(({ text }) => text).filter((text) => text.startsWith('Costs '))
      if (!total) return expect(told).toEqual([])
      const { least, most } = total.monthly
      const verdict = sum < least ? 'above your budget' : sum < most ? 'the cheapest plan fits' : 'within your budget'
      expect(told).toEqual([expect.stringContaining(`Costs ${dollarRange(total.monthly)} a month for `)])
      expect(told).toEqual([expect.stringContaining(verdict)])
    }),
    { numRuns: 2_000, examples: [[simplePractice, { numberOfProviders: '2-10' }, 750]] },
  )
})

test('our own figure for a price counts less than the same price if published, and less than a price that fits', () => {
  const [base] = candidates as [Candidate, ...Candidate[]]
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 900 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 40_000 }),
      (price, people, sum) => {
        const plans = [{ name: '', firstMonthly: price, furtherMonthly: price, seatsMin: 1 }]
        const unknown = { value: null, basis: 'unknown', field: 'price.plans' } as const
        const published = { ...base, plans: { value: plans, basis: 'sourced', field: 'price.plans' } } as Candidate
        const listed = { ...base, plans: unknown, figure: { ...base.figure, unverified: plans } }
        const needs = readNeeds({ providers: people, budget: `$${sum} for the whole practice` })
        const [known, ours] = [published, listed].map((one) => assessCost(one, needs)) as [Assessment, Assessment]
        expect(ours.expected).toBeLessThan(known.expected)
        expect(ours.least).toBe(0)
        expect(ours.reasons).toEqual([])
        if (price * people > sum) expect(ours.most).toBeLessThan(1)
        else expect(ours.most).toBe(1)
      },
    ),
  )
})

test('a system known to lack a must-have is excluded for that reason', () => {
  const lacking = candidates.map((candidate) =>
    candidate.id === 'therapynotes' ? withAnswer({ candidate, key: 'telehealth', answer: 'no' }) : candidate,
  )
  const needs: Answers = { industry: 'mental-health', providers: 5, must: ['telehealth'] }
  const { excluded } = match(needs, lacking)
  expect(excluded).toContainEqual(
    expect.objectContaining({ id: 'therapynotes', reason: expect.stringContaining('telehealth') }),
  )
})

test('no pick is known to lack an added must-have', () => {
  fc.assert(
    fc.property(answers, fc.constantFrom(...featureKeys), (needs, key) => {
      const lackers = candidates.filter(({ features }) => features[key].value === 'no')
      const named = new Set(idsOf(match({ ...needs, must: [...(needs.must ?? []), key] }, candidates).picks))
      for (const { id } of lackers) expect(named.has(id)).toBe(false)
    }),
    { numRuns: 30 },
  )
})

test('an answer announced as changing the picks gives exactly the announced picks', () => {
  fc.assert(
    fc.property(answers, (needs) => {
      const { changes } = match(needs, candidates)
      for (const { vendor, field, answer, order } of changes) {
        const answered = candidates.map((candidate) => {
          const key = featureKeys.find((one) => candidate.features[one].field === field) as FeatureKey
          return candidate.id === vendor ? withAnswer({ candidate, key, answer }) : candidate
        })
        expect(idsOf(match(needs, answered).picks)).toEqual(order)
      }
    }),
    { numRuns: 60 },
  )
})

test('every reason is based on a fact of the catalogue with a source, or on our own figure', () => {
  fc.assert(
    fc.property(answers, (needs) => {
      for (const { id, reasons } of match(needs, candidates).picks)
        for (const { facts } of reasons) {
          expect(facts.length).toBeGreaterThan(0)
          for (const { vendor, basis } of facts) {
            expect(vendor).toBe(id)
            expect(['spec', 'sourced']).toContain(basis)
          }
        }
    }),
    { numRuns: 60 },
  )
})

function scoresOf(needs: Answers): Map<string, number> {
  const { picks, others } = match(needs, candidates)
  return new Map([...picks, ...others].map(({ id, score }) => [id, score]))
}

test.each(settings.flatMap((setting) => [3, 40, 300].map((providers) => [setting, providers] as const)))(
  'contract 4: what a match for %s with %i providers says of a fact has the basis of the record',
  (setting, providers) => {
    const answer = match({ industry: 'mental-health', setting: [setting], providers, must: ['telehealth'] }, candidates)
    const cited = [
      ...answer.picks.flatMap(({ reasons, against, limits }) => [...reasons, ...against, ...limits]),
      ...answer.excluded,
    ].flatMap(({ facts }) => facts)
    expect(cited.length).toBeGreaterThan(0)
    for (const { vendor, field, basis } of cited) {
      const found = findVendor(vendor)
      const recorded = field === 'limits' ? found?.limits : [found && factByKey(found, field)?.fact]
      expect([vendor, field, recorded?.map((fact) => fact?.basis)]).toEqual([
        ...[vendor, field],
        expect.arrayContaining([basis]),
      ])
    }
  },
)
