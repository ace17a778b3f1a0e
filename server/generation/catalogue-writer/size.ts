import type { Vendor } from '../../../shared/catalogue'
import { dateWords } from '../../../shared/catalogue/basis'
import { withoutAddresses } from '../../../shared/catalogue/in-text'
import { priceUnit } from '../../../shared/catalogue/price'
import { noAssumptions } from '../../../shared/cost/assumptions'
import { countedOn, offerFor } from '../../../shared/cost/offer'
import { type CostOverYears, costOverYears } from '../../../shared/cost/over-years'
import { vendorCost } from '../../../shared/cost/vendor-cost'
import { candidateOf } from '../../../shared/match/weigh/from-catalogue'
import { capitalized, counted, dollarRange, dollars, listed } from '../../../shared/words'
import { basisMark, factAt, markedValue } from './facts'
import type { Plan } from './plan'
import { pricesOf } from './prices'
import { joined, list, names, ofAny, type Prose, paragraph, prose, said } from './prose'
import { figuresInProse } from './words'

/** The number of clinicians that the topic states; null if it names none or only a kind of practice, such as a group. */
export const statedProviders = ({ size }: Plan) =>
  size && (size.providers === 1 || /\d/.test(size.words)) ? size.providers : null

function isOutside(vendor: Vendor, { size }: Plan): boolean {
  const { value, unverified = null } = candidateOf(vendor).size
  const range = value ?? unverified
  if (!(size && range)) return false
  return size.providers < range.least || (range.most !== null && size.providers > range.most)
}

/** Which sizes a system is listed for, and whom it may not suit; empty if the topic's practice is among them. */
export function sizeWarning(vendor: Vendor, plan: Plan): Prose {
  const { value } = vendor.idealOrganizationSize
  if (!plan.size || value === null || !isOutside(vendor, plan)) return ''
  return prose`listed for ${markedValue(vendor, 'idealOrganizationSize', figuresInProse(value))}; ask whether it suits ${plan.size.words}`
}

/** Whether a record has plans with prices, for whatever number of clinicians. */
export const hasPlans = (vendor: Vendor) => Boolean(vendor['price.plans'].value?.length)

/** What a number of clinicians pays in the first year, by the prices of a vendor's plans; null if none is published. */
export function planYear(vendor: Vendor, providers: number): CostOverYears | null {
  const { kind, years } = vendorCost(vendor, { providers, assumptions: noAssumptions })
  return (kind === 'plans' && years[0]) || null
}

function planCost(vendor: Vendor, plan: Plan): { clinicians: string; year: CostOverYears } | null {
  const providers = statedProviders(plan)
  if (providers === null) return null
  const year = planYear(vendor, providers)
  return year && { clinicians: counted(providers, 'clinician'), year }
}

const largeFrom = 51

/** The numbers of clinicians to show prices for; a group gets none for one, because such plans take no more. */
export const sizesShown = ({ size }: Plan): readonly [number, number, number] =>
  size === null ? [1, 5, 10] : size.providers < largeFrom ? [2, 5, 10] : [50, 100, 150]

/** `from $129 a month for 2 clinicians`, for the fewest of the topic's kind of practice; null without plan prices. */
function startingCost(vendor: Vendor, plan: Plan): string | null {
  const [fewest] = sizesShown(plan)
  const year = planYear(vendor, fewest)
  return year && `from ${dollars(year.monthly.least)} a month for ${counted(fewest, 'clinician')}`
}

/** The same by the month, or the lowest price for such a practice, for a table; empty without plan prices. */
export function publishedCost(vendor: Vendor, plan: Plan): Prose {
  const [cost, from] = [planCost(vendor, plan), startingCost(vendor, plan)]
  const mark = basisMark(vendor, 'price.plans')
  if (cost) return prose`${cost.clinicians}: ${dollarRange(cost.year.monthly)} a month at its plan prices ${mark}`
  return from === null ? '' : prose`${capitalized(from)} ${mark}`
}

/** The published price for the stated number of clinicians, or the lowest for such a practice; null without plan prices. */
export function publishedPrice(vendor: Vendor, plan: Plan): string | null {
  const cost = planCost(vendor, plan)
  if (cost) return `${dollarRange(cost.year.monthly)} a month for ${cost.clinicians}`
  return startingCost(vendor, plan)
}

/** Our own figure for a system's cost, with what it is for; null if we have none. */
export function estimateOf(vendor: Vendor): string | null {
  const { value } = vendor.estimatedCostPerMonth
  const unit = priceUnit(vendor).replace(/^per month;/, 'per month (the figure does not say per what);')
  return value && `${figuresInProse(value)} ${unit}`
}

/**
 * What the stated number of clinicians pays a month with the features asked for: the bounds for comparing, and the
 * published prices in words. Null if no plan has a published price, or an extra is not charged by the month.
 */
export function offeredCost(vendor: Vendor, plan: Plan): { least: number; most: number; words: string } | null {
  const [cost, providers] = [planCost(vendor, plan), statedProviders(plan)]
  if (!cost || providers === null) return null
  const [candidate, wishes] = [candidateOf(vendor), { must: [], want: plan.features }]
  const offer = offerFor(candidate, wishes)
  const [year] = costOverYears(candidate, { least: providers, most: providers }, noAssumptions, wishes)
  if (!year || offer.further.length > 0) return null
  const extra = countedOn(offer, year.plans)
    .map(({ words }) => ` plus ${words}`)
    .join('')
  return { ...year.monthly, words: `${dollarRange(cost.year.monthly)} a month for ${cost.clinicians}${extra}` }
}

/** The answer to a question about costs as a list, where plans have published prices; otherwise empty. */
export function costAnswer(plan: Plan): Prose {
  if (!plan.asksCost) return ''
  const priced = plan.chosen.flatMap((vendor) => {
    const cost = planCost(vendor, plan)
    return cost ? [{ vendor, ...cost }] : []
  })
  priced.sort((one, other) => one.year.least - other.year.least)
  const costs = priced.map(
    ({ vendor, clinicians, year }) =>
      prose`At its plan prices, ${vendor.name} costs ${clinicians} ${dollarRange(year.monthly)} a month ${basisMark(vendor, 'price.plans')}. That is ${dollarRange(year)} in the first year.${withFeatures(vendor, plan, year)}`,
  )
  const open = plan.chosen.filter((vendor) => !priced.some((one) => one.vendor === vendor))
  if (costs.length === 0) return ''
  const sources = planSources(priced.map(({ vendor }) => vendor))
  return joined([list(costs), paragraph(withoutPrice(open, plan), sources)])
}

function withoutPrice(systems: readonly Vendor[], plan: Plan): Prose {
  const clinicians = counted(statedProviders(plan) ?? 1, 'clinician')
  const none = systems.filter((vendor) => !hasPlans(vendor))
  return said(
    ofAny(
      names(systems.filter(hasPlans)),
      (all) => prose`No plan of ${all} has a price on record for ${clinicians}.`,
      'or',
    ),
    ofAny(names(none), (all) => prose`We have no plan prices for ${all}.`),
  )
}

function withFeatures(vendor: Vendor, plan: Plan, year: CostOverYears): string {
  const providers = statedProviders(plan)
  const offer = offerFor(candidateOf(vendor), { must: [], want: plan.features })
  const { further, monthly: each } = offer
  const counted = countedOn(offer, year.plans).map(({ words }) => words)
  if (providers === null || counted.length === 0) return ''
  const sum = ({ least, most }: { least: number; most: number }, months: number) =>
    dollarRange({ least: (least + each * providers) * months, most: (most + each * providers) * months })
  const users = providers === 1 ? '' : ` for each of the ${providers}`
  const notes = plan.features.flatMap((key) =>
    pricesOf(vendor, key).flatMap(({ field }) => factAt(vendor, field).note ?? []),
  )
  return [
    ` With ${counted.join(' and ')}${users}, it is ${sum(year.monthly, 1)} a month, or ${sum(year.monthly, 12)} in the first year`,
    further.length > 0 ? `, plus ${listed(further)}` : '',
    '.',
    ...notes.map((note) => ` ${withoutAddresses(note)}`),
  ].join('')
}

function planSources(vendors: readonly Vendor[]): string {
  const read = vendors.flatMap((vendor) => {
    const { source } = factAt(vendor, 'price.plans')
    return source ? [{ vendor, source }] : []
  })
  if (read.length === 0) return ''
  const names = [...new Set(read.map(({ source }) => source.name))]
  const dates = read.map(({ vendor, source: { dated, read: day } }) => {
    const date = dated ? `dated ${dateWords(dated)}` : `read ${dateWords(day)}`
    return vendors.length > 1 ? `for ${vendor.name} ${date}` : date
  })
  const isLead = read.some(({ source: { kind, via } }) => kind !== 'vendor' || via !== undefined)
  const [what, price] =
    vendors.length === 1
      ? ["This is not the vendor's own page", 'the price']
      : ["These are not the vendors' own pages", 'each price']
  const caution = isLead ? ` ${what}, so confirm ${price} before you rely on it.` : ''
  return `Plan prices come from the ${listed(names)}, ${listed(dates)}.${caution}`
}
