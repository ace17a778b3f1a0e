import type { Vendor } from '../../../shared/catalogue'
import { counted, dollarRange, listed } from '../../../shared/words'
import { evidenceWords } from './facts'
import type { Plan } from './plan'
import { ofAny, type Prose, paragraph, prose, section, table, vendorLink } from './prose'
import { planYear, sizesShown, statedProviders } from './size'

/** A sentence for each system, because the check of figures takes a price for that of the system beside it. */
export function pricesInBrief(plan: Plan): string {
  if (statedProviders(plan) !== null) return ''
  const [least, , most] = sizesShown(plan)
  const sentences = plan.systems.flatMap((vendor) => {
    const prices = (least === 1 ? [least] : [least, most]).map((providers) => priceFor(vendor, providers))
    return prices.every(Boolean) ? [`${vendor.name} costs ${listed(prices)}.`] : []
  })
  return sentences.length > 1 ? `At plan prices, ${sentences.join(' ')}` : ''
}

function priceFor(vendor: Vendor, providers: number): string {
  const year = planYear(vendor, providers)
  return year ? `${dollarRange(year.monthly)} a month for ${counted(providers, 'clinician')}` : ''
}

/** What the named systems cost practices of different sizes, where plans have published prices; otherwise empty. */
export function pricesBySize(plan: Plan): Prose {
  const { systems } = plan
  const sizes = sizesShown(plan)
  const rows = systems.flatMap((vendor) => {
    const costs = sizes.map((providers) => planYear(vendor, providers))
    const months = costs.map((year) => year && dollarRange(year.monthly))
    return months.every((month) => month === null) ? [] : [{ vendor, months }]
  })
  if (statedProviders(plan) !== null || rows.length === 0) return ''
  const evidence = evidenceWords()
  const open = systems.filter((vendor) => !rows.some((row) => row.vendor === vendor))
  return section(
    'What they cost',
    table(
      ['Plan price a month', ...sizes.map((providers) => counted(providers, 'clinician')), 'Where we read it'],
      rows.map(({ vendor, months }) => [
        vendorLink(vendor),
        ...months.map((month) => month ?? 'No plan for this size'),
        evidence(vendor, 'price.plans'),
      ]),
    ),
    paragraph(
      ofAny(open.map(vendorLink), (systems) => prose`We have no plan prices for ${systems}.`),
      plansForGroups(systems, sizes),
      'Claims, text messages, and extras can come on top.',
    ),
  )
}

function plansForGroups(systems: readonly Vendor[], sizes: readonly number[]): Prose {
  const needed = systems.flatMap((vendor) => {
    const plansAt = (counts: readonly number[]) => [
      ...new Set(counts.flatMap((providers) => planYear(vendor, providers)?.plans ?? [])),
    ]
    const [forOne, forMore] = [plansAt([1]), plansAt(sizes.filter((providers) => providers > 1))]
    const isLimited = forMore.length > 0 && forOne.some((name) => !forMore.includes(name))
    return isLimited ? [`the ${listed(forMore, 'or')} plan of ${vendor.name}`] : []
  })
  return ofAny(needed, (plans) => prose`More than one clinician needs ${plans}.`)
}
