import { matchCandidates } from '../../../../shared/match'
import { type FeatureKey, featureKeys } from '../../../../shared/match/terms/features'
import { type Item, type Known, nothingKnown, stances } from '../../../../shared/match/terms/known'
import { organizationKeys } from '../../../../shared/match/terms/organizations'
import { type Weighing, weigh } from '../../../../shared/match/weigh/weigh'
import { fc } from '../../../support/fast-check'
import { isSensible, knownFromLabels, labeledLeads } from '../../../support/labeled-leads'

const chosen = <Value>(value: Value): Item<Value> => ({ value, origin: 'chosen', quote: null })
const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values.map(chosen), { nil: null })
const budgetOf = (most: number) =>
  chosen({ monthly: { least: 0, most }, per: 'practice' as const, currency: 'USD', shareOfRevenue: null, from: '' })

const practices: fc.Arbitrary<Known> = fc.record({
  ...Object.fromEntries(Object.entries(nothingKnown).map(([key, value]) => [key, fc.constant(value)])),
  organization: maybe(fc.constantFrom(...organizationKeys)),
  providers: maybe(fc.integer({ min: 1, max: 600 }).map((count) => ({ least: count, most: count }))),
  prescribers: maybe(fc.oneof(fc.boolean(), fc.integer({ min: 0, max: 9 }))),
  budget: fc.option(fc.integer({ min: 0, max: 20_000 }).map(budgetOf), { nil: null }),
  wishes: fc
    .uniqueArray(fc.record({ feature: fc.constantFrom(...featureKeys), stance: fc.constantFrom(...stances) }), {
      maxLength: 8,
      selector: ({ feature }) => feature,
    })
    .map((wishes) => wishes.map(chosen)),
  current: maybe(fc.constantFrom(...matchCandidates).map(({ id, name }) => ({ id, name }))),
  avoided: fc
    .subarray([...matchCandidates], { maxLength: 3 })
    .map((some) => some.map(({ id, name }) => chosen({ id, name }))),
}) as unknown as fc.Arbitrary<Known>

const ids = ({ picks }: Weighing) => picks.map(({ candidate }) => candidate.id)
const weighed = (known: Known) => weigh(known, matchCandidates)

describe('the picks', () => {
  it('do not depend on the order of the catalogue', () => {
    const shuffled = fc.shuffledSubarray([...matchCandidates], { minLength: matchCandidates.length })
    fc.assert(
      fc.property(
        practices,
        shuffled,
        (known, others) => ids(weigh(known, others)).join() === ids(weighed(known)).join(),
      ),
    )
  })

  it('do not depend on ids or names, but for the order of equal ones', () => {
    const renamed = matchCandidates.map((candidate, place) => ({ ...candidate, name: `System ${99 - place}` }))
    const ranks = ({ picks }: Weighing) => JSON.stringify(picks.map(({ rank }) => rank))
    fc.assert(fc.property(practices, (known) => ranks(weigh(known, renamed)) === ranks(weighed(known))))
  })

  it('never lack a must-have, and are never refused or in use', () => {
    fc.assert(
      fc.property(practices, (known) => {
        const musts = known.wishes.filter(({ value }) => value.stance === 'must').map(({ value }) => value.feature)
        const barred = [known.current, ...known.avoided].map((one) => one?.value.id)
        return weighed(known).picks.every(
          ({ candidate }) =>
            !barred.includes(candidate.id) &&
            musts.every(
              (key: FeatureKey) => candidate.features[key].value !== 'no' || candidate.features[key].isSecondhand,
            ),
        )
      }),
    )
  })

  it('never come to cost too much because the budget grows', () => {
    const sums = fc
      .tuple(fc.nat(20_000), fc.nat(20_000))
      .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)
    fc.assert(
      fc.property(practices, sums, (known, [small, large]) => {
        const affordable = (most: number) => {
          const { picks, others } = weighed({ ...known, budget: budgetOf(most) })
          return [...picks, ...others]
            .filter(({ findings }) => findings.some(({ point, answer }) => point.kind === 'budget' && answer === 'yes'))
            .map(({ candidate }) => candidate.id)
        }
        const more = affordable(large)
        return affordable(small).every((id) => more.includes(id))
      }),
    )
  })

  it('are never lifted by a must-have that they are known to lack', () => {
    fc.assert(
      fc.property(practices, fc.constantFrom(...featureKeys), (known, feature) => {
        const wishes = [
          ...known.wishes.filter(({ value }) => value.feature !== feature),
          chosen({ feature, stance: 'must' as const }),
        ]
        const lacking = matchCandidates.filter(
          ({ features }) => features[feature].value === 'no' && !features[feature].isSecondhand,
        )
        const picked = ids(weighed({ ...known, wishes }))
        return lacking.every(({ id }) => !picked.includes(id))
      }),
    )
  })

  it.each(labeledLeads)('are sensible for what $id said yes to', (lead) => {
    const foolish = weighed(knownFromLabels(lead)).picks.filter(({ candidate }) => !isSensible(candidate.id, lead))
    expect(foolish.map(({ candidate }) => candidate.name)).toEqual([])
  })
})

const practice = (more: Partial<Known>): Known => ({ ...nothingKnown, organization: chosen('practice'), ...more })
const providers = (count: number) => chosen({ least: count, most: count })

describe('a weighing', () => {
  it('names no system where nobody is known to be made for the kind of organization', () => {
    expect(weighed({ ...nothingKnown, organization: chosen('correctional'), providers: providers(14) }).picks).toEqual(
      [],
    )
  })

  it('names no system before the kind of organization is known, or outside the United States', () => {
    expect(weighed({ ...nothingKnown, providers: providers(3) }).picks).toEqual([])
    expect(weighed(practice({ country: chosen('Canada') })).picks).toEqual([])
  })

  it('names what was asked for instead of an EMR', () => {
    expect(ids(weighed(practice({ needsNoEmr: chosen('video-only') })))).toEqual(['doxy'])
  })

  it('says why a system is left out', () => {
    const { excluded } = weighed(
      practice({ providers: providers(1), avoided: [chosen({ id: 'kareo', name: 'Kareo' })] }),
    )
    const reasons = new Map(excluded.map(({ candidate, statement }) => [candidate.id, statement.kind]))
    expect(reasons.get('kareo')).toBe('avoided')
    expect(reasons.get('kipu')).toBe('not-made-for')
    expect(reasons.get('clearent')).toBe('no-emr')
  })

  it('advises to stay where nothing beats the present system, and not where it was decided to leave', () => {
    const current = chosen({ id: 'therapynotes' as const, name: 'TherapyNotes' })
    const staying = practice({ providers: providers(6), current })
    expect(weighed(staying).isStayAdvised).toBe(true)
    expect(weighed({ ...staying, leaving: chosen(true) }).isStayAdvised).toBe(false)
  })

  it('counts e-prescribing where somebody prescribes, though nobody asked for it', () => {
    const { points } = weighed(practice({ prescribers: chosen(2) }))
    expect(points).toContainEqual({ kind: 'feature', feature: 'ePrescribing', stance: 'want', implied: true })
  })
})
