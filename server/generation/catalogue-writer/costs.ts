import { pickable, type Vendor } from '../../../shared/catalogue'
import { outOfScope } from '../../../shared/catalogue/scope'
import { planLine } from '../../../shared/catalogue/value-words'
import { noAssumptions } from '../../../shared/cost/assumptions'
import { costWords, vendorCost } from '../../../shared/cost/vendor-cost'
import { type FeatureKey, featureLabel } from '../../../shared/match/terms/features'
import { capitalized, counted } from '../../../shared/words'
import { basisMark, evidenceWords, factAt, markedValue, priceReading } from './facts'
import type { Plan } from './plan'
import { pricesOf, priceWords } from './prices'
import {
  joined,
  labeled,
  list,
  ofAny,
  type Prose,
  paragraph,
  prose,
  section,
  subheading,
  table,
  vendorLink,
} from './prose'
import { estimateOf, hasPlans, publishedPrice } from './size'
import { currentName, withSerialCommas } from './words'

/** Answers a question about costs from the catalogue's figures, each with its basis, or says that they are unknown. */
export function costSection(plan: Plan): Prose {
  if (!plan.asksCost) return ''
  const systems =
    plan.chosen.length > 0
      ? plan.chosen
      : pickable.filter((vendor) => !outOfScope(vendor) && vendor !== plan.leaving?.vendor)
  return joined([...plan.features.map((key) => featureCost(key, plan)), systemCosts(systems, plan)])
}

const namedMax = 6

const withoutPrice = (systems: readonly Vendor[]) =>
  systems.length > namedMax
    ? `We found no price for the other ${systems.length} systems that we compare.`
    : ofAny(systems.map(vendorLink), (names) => prose`We found no price for ${names}.`, 'or')

function featureCost(key: FeatureKey, { systems }: Plan): Prose {
  const [label, evidence] = [featureLabel(key), evidenceWords()]
  const compared = systems.length > 0 ? systems : pickable.filter((vendor) => !outOfScope(vendor))
  const rows = compared.flatMap((vendor) =>
    pricesOf(vendor, key).map((price) => [vendorLink(vendor), priceWords(price), evidence(vendor, price.field)]),
  )
  const open = compared.filter((vendor) => pricesOf(vendor, key).length === 0)
  const where = ofAny(systems.map(vendorLink), (names) => prose` in ${names}`)
  return section(
    `What ${label} costs`,
    rows.length > 0 && table(['System', 'Price', 'Where we read it'], rows),
    paragraph(
      rows.length > 0
        ? withoutPrice(open)
        : prose`No public page we read names a price for ${label}${where}. It may be part of the subscription or cost extra: ask each vendor for the price per clinician and how usage is counted.`,
    ),
  )
}

const detailedMax = 4

function systemCosts(systems: readonly Vendor[], plan: Plan): Prose {
  const priced = systems.filter(({ estimatedCostPerMonth: { value } }) => value !== null)
  const open = systems.filter((vendor) => !priced.includes(vendor))
  return section(
    systems.length === 1 ? `What ${systems[0]?.name} costs` : 'What the systems cost',
    priced.length > 0 && costTable(priced, plan),
    paragraph(
      withoutPrice(open),
      'A starting price is not a quote. Setup, training, claims, text messages, and e-prescribing often cost extra.',
    ),
    ...(plan.features.length > 0 ? [] : priced.slice(0, detailedMax)).map((vendor) => detailsOf(vendor, plan)),
  )
}

function costTable(priced: readonly Vendor[], plan: Plan): Prose {
  const evidence = evidenceWords()
  const haveNone = priced.every((vendor) => publishedPrice(vendor, plan) === null)
  const rows = priced.map((vendor) => {
    const price = publishedPrice(vendor, plan)
    const figure = markedValue(vendor, 'estimatedCostPerMonth', estimateOf(vendor))
    if (haveNone) return [vendorLink(vendor), figure]
    return price === null
      ? [vendorLink(vendor), hasPlans(vendor) ? 'None for this size' : 'None on record', '–', figure]
      : [vendorLink(vendor), price, evidence(vendor, 'price.plans'), '–']
  })
  const ofPlans = ['Plan prices', 'Where we read them', 'Estimated cost, where no plan price is known']
  return table(['System', ...(haveNone ? ['Estimated cost'] : ofPlans)], rows)
}

function detailsOf(vendor: Vendor, { size }: Plan): Prose {
  const { note = '' } = factAt(vendor, 'price.plans')
  const items = list([
    ...(vendor['price.plans'].value ?? []).map(planLine).map((plan) => labeled('Plan', plan)),
    note && labeled('What the source leaves open', note),
    size && firstYear(vendor, size.providers),
    otherReadings(vendor) && labeled('Other readings', otherReadings(vendor)),
  ])
  return items && joined([subheading(currentName(vendor)), items])
}

/** The readings of a price other than the one that its plans come from, which would look like a second source. */
function otherReadings(vendor: Vendor): string {
  const { differs = '' } = vendor.estimatedCostPerMonth
  const { source } = factAt(vendor, 'price.plans')
  const others = differs
    .split(/(?<=;) |(?<=\.) (?=[A-Z])/)
    .filter((reading) => !(source && reading.includes(source.url)))
  return capitalized(withSerialCommas(priceReading(others.join(' '))))
}

/** By the plans' prices or the estimated cost, or that a share of collections comes to no sum; otherwise empty. */
function firstYear(vendor: Vendor, providers: number): Prose {
  const cost = vendorCost(vendor, { providers, assumptions: noAssumptions })
  const sum = costWords(cost, 1)
  const label = `First year for ${counted(providers, 'clinician')}, subscription only`
  if (!sum)
    return vendor.billingType.value === 'Revenue %'
      ? labeled(
          label,
          'cannot be worked out from public prices, because the fee is a share of what the practice collects: ask for the rate, and do not budget with our figure',
        )
      : ''
  const { basis } = vendor.estimatedCostPerMonth
  const figure = basis === 'spec' ? 'our own older figure' : 'the estimated cost'
  return labeled(
    label,
    cost.kind === 'plans' ? sum : prose`${sum} by ${figure} ${basisMark(vendor, 'estimatedCostPerMonth')}`,
  )
}
