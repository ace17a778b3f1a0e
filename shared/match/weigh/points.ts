import { type FeatureKey, isIntrusive, withoutImplied } from '../terms/features'
import { featuresOf, type HeadCount, type Known } from '../terms/known'
import type { Organization } from '../terms/organizations'

/** Something that matters to a practice, by which every system is compared: a row of the table. */
export type Point =
  | { kind: 'organization'; organization: Organization }
  | { kind: 'size'; providers: HeadCount; growth: number | null }
  | { kind: 'budget'; limit: BudgetLimit }
  /** `implied`: nobody asked for it, but who prescribes needs it. */
  | { kind: 'feature'; feature: FeatureKey; stance: 'must' | 'want' | 'refused'; implied: boolean }
  | { kind: 'need'; need: string }

export type FeaturePoint = Extract<Point, { kind: 'feature' }>

/** Dollars a month for a number of providers. */
export type BudgetLimit = (providers: number) => number

/** The points of a practice, in the order of the table. */
export function pointsOf(known: Known): Point[] {
  const { organization, providers, growth, needs } = known
  const limit = budgetLimit(known)
  const wished = withoutImplied(featuresOf(known, 'must', 'want'))
  const musts = featuresOf(known, 'must')
  const feature = (key: FeatureKey, stance: FeaturePoint['stance'], implied = false): Point => ({
    kind: 'feature',
    feature: key,
    stance,
    implied,
  })
  return [
    ...(organization ? [{ kind: 'organization', organization: organization.value } as const] : []),
    ...(providers ? [{ kind: 'size', providers: providers.value, growth: growth?.value.to ?? null } as const] : []),
    ...(limit && providers ? [{ kind: 'budget', limit } as const] : []),
    ...wished.filter((key) => musts.includes(key)).map((key) => feature(key, 'must')),
    ...wished.filter((key) => !musts.includes(key)).map((key) => feature(key, 'want')),
    ...(impliesPrescribing(known) ? [feature('ePrescribing', 'want', true)] : []),
    ...featuresOf(known, 'refused')
      .filter(isIntrusive)
      .map((key) => feature(key, 'refused')),
    ...needs.map(({ value }) => ({ kind: 'need', need: value }) as const),
  ]
}

/** Whether the practice prescribes, and says nothing itself of how prescriptions are to be sent. */
function impliesPrescribing(known: Known): boolean {
  const said = featuresOf(known, 'must', 'want', 'refused')
  return prescribes(known) && !said.includes('ePrescribing') && !said.includes('epcs')
}

/** Who uses a system; `prescribers` is null if their number is not known. */
export interface People {
  providers: HeadCount
  prescribers: number | null
}

/** Null if the number of providers is not known. */
export function peopleOf({ providers, prescribers }: Known): People | null {
  const count = prescribers?.value
  return providers && { providers: providers.value, prescribers: typeof count === 'number' ? count : null }
}

/** Whether anybody at the practice prescribes, as far as is known. */
export function prescribes({ prescribers }: Pick<Known, 'prescribers'>): boolean {
  return prescribers !== null && prescribers.value !== false && prescribers.value !== 0
}

/** Null without a monthly amount in dollars. An amount too small for everybody is taken as for each provider. */
function budgetLimit({ budget }: Known): BudgetLimit | null {
  const { monthly, per, currency } = budget?.value ?? { monthly: null, per: null, currency: null }
  if (!monthly || currency !== 'USD' || per === null) return null
  return per === 'practice' ? () => monthly.most : (providers) => monthly.most * providers
}
