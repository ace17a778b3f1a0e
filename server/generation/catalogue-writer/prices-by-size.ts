import type { Vendor } from '../../../shared/catalogue'
import { counted, dollarRange, listed } from '../../../shared/words'
import { evidenceWords } from './facts'
import { escaped, heading, paragraph, table, vendorLink } from './html'
import type { Plan } from './plan'
import { planYear, sizesShown, statedProviders } from './size'
import { numberWord } from './words'

/** What one clinician, or the smallest and the largest group shown, pays for each of the named systems, as a sentence. */
export function pricesInBrief(plan: Plan): string {
  if (statedProviders(plan) !== null) return ''
  const [least, , most] = sizesShown(plan)
  const clauses = (least === 1 ? [least] : [least, most]).map((providers) => paying(plan.systems, providers))
  return clauses.every(Boolean) ? `At plan prices, ${clauses.join('; ')}.` : ''
}

/** `one clinician pays $49 a month with ...`; empty unless the plans of two systems have prices for so many. */
function paying(systems: readonly Vendor[], providers: number): string {
  const priced = systems.flatMap((vendor) => {
    const year = planYear(vendor, providers)
    return year ? [`${dollarRange(year.monthly)} with ${escaped(vendor.name)}`] : []
  })
  const who = `${numberWord(providers)} ${providers === 1 ? 'clinician pays' : 'clinicians pay'}`
  return priced.length > 1 ? `${who} ${listed(priced).replace(' with', ' a month with')}` : ''
}

/** What the named systems cost practices of different sizes, where plans have published prices; otherwise empty. */
export function pricesBySize(plan: Plan): string {
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
  return (
    heading('What they cost') +
    table(
      ['Plan price a month', ...sizes.map((providers) => counted(providers, 'clinician')), 'Where we read it'],
      rows.map(({ vendor, months }) => [
        vendorLink(vendor),
        ...months.map((month) => month ?? 'No plan for this size'),
        evidence(vendor, 'price.plans'),
      ]),
    ) +
    paragraph(
      open.length > 0 ? `We have no plan prices for ${listed(open.map(vendorLink))}.` : '',
      plansForGroups(systems, sizes),
      'Claims, text messages, and extras can come on top.',
    )
  )
}

/** Which plans a practice of several clinicians needs, where a plan for one takes no more; empty if none is so limited. */
function plansForGroups(systems: readonly Vendor[], sizes: readonly number[]): string {
  const needed = systems.flatMap((vendor) => {
    const plansAt = (counts: readonly number[]) => [
      ...new Set(counts.flatMap((providers) => planYear(vendor, providers)?.plans ?? [])),
    ]
    const [forOne, forMore] = [plansAt([1]), plansAt(sizes.filter((providers) => providers > 1))]
    const isLimited = forMore.length > 0 && forOne.some((name) => !forMore.includes(name))
    return isLimited ? [`the ${escaped(listed(forMore, 'or'))} plan of ${escaped(vendor.name)}`] : []
  })
  return needed.length > 0 ? `More than one clinician needs ${listed(needed)}.` : ''
}
