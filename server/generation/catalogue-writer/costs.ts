import { type Vendor, vendors } from '../../../shared/catalogue'
import { priceUnit } from '../../../shared/catalogue/price'
import { outOfScope } from '../../../shared/catalogue/scope'
import { noAssumptions } from '../../../shared/cost/assumptions'
import { costWords, vendorCost } from '../../../shared/cost/vendor-cost'
import { priceFields } from '../../../shared/match/charges'
import { type FeatureKey, featureLabel } from '../../../shared/match/keys'
import { listed } from '../../../shared/words'
import { evidence, factWords, withoutAddresses } from './facts'
import { escaped, heading, link, list, paragraph, table, vendorLink } from './html'
import type { Plan } from './plan'
import { figuresInProse, withSerialCommas } from './words'

/** The catalogue field with what each feature costs, if anything. */
const costFields: Partial<Record<FeatureKey, string>> = {
  ...priceFields,
  dataExport: 'leaving.exportPrice',
  dataMigrationIn: 'leaving.migrationIn',
}

/** Answers a question about costs from the catalogue's figures, each with its basis, or says that they are unknown. */
export function costSection(plan: Plan): string {
  if (!plan.asksCost) return ''
  const systems =
    plan.chosen.length > 0
      ? plan.chosen
      : vendors.filter((vendor) => !outOfScope(vendor) && vendor !== plan.leaving?.vendor)
  return plan.features.map((key) => featureCost(key, plan)).join('') + systemCosts(systems, plan)
}

const namedMax = 6

/** The names of systems, or their number if they are many. */
const otherSystems = (systems: readonly Vendor[]) =>
  systems.length > namedMax
    ? `the other ${systems.length} record systems in the catalogue`
    : listed(systems.map(vendorLink), 'or')

function featureCost(key: FeatureKey, { systems }: Plan): string {
  const field = costFields[key]
  const label = featureLabel(key)
  const compared = systems.length > 0 ? systems : vendors.filter((vendor) => !outOfScope(vendor))
  const fields = key === 'epcs' ? [field, costFields.ePrescribing] : [field]
  const pricesOf = (vendor: Vendor) => fields.filter((one) => one !== undefined && factWords(vendor, one) !== null)
  const priced = compared.filter((vendor) => pricesOf(vendor).length > 0)
  const open = compared.filter((vendor) => !priced.includes(vendor))
  const title = heading(`What ${label} costs`)
  if (priced.length === 0)
    return (
      title +
      paragraph(
        `No public page we read names a price for ${escaped(label)}${systems.length > 0 ? ` in ${listed(systems.map(vendorLink))}` : ''}. It may be part of the subscription or cost extra: ask each vendor for the price per clinician and how usage is counted.`,
      )
    )
  // Controlled substances are sent with e-prescribing, so its price is part of theirs.
  const rows = priced.flatMap((vendor) =>
    pricesOf(vendor).map((one = '') => [
      vendorLink(vendor),
      `${escaped(factWords(vendor, one) ?? '')}${one === field ? '' : ` for ${featureLabel('ePrescribing')}`}`,
      evidence(vendor, one),
    ]),
  )
  return (
    title +
    table(['System', 'Price', 'Where we read it'], rows) +
    (open.length > 0 ? paragraph(`We found no price for ${otherSystems(open)}.`) : '')
  )
}

function systemCosts(systems: readonly Vendor[], plan: Plan): string {
  const priced = systems.filter(({ estimatedCostPerMonth: { value } }) => value !== null)
  const open = systems.filter((vendor) => !priced.includes(vendor))
  const rows = priced.map((vendor) => [
    vendorLink(vendor),
    escaped(`${figuresInProse(vendor.estimatedCostPerMonth.value ?? '')} ${priceUnit(vendor)}`),
    evidence(vendor, 'estimatedCostPerMonth'),
  ])
  return (
    heading(systems.length === 1 ? `What ${systems[0]?.name} costs` : 'What the systems cost') +
    (rows.length > 0 ? table(['System', 'Estimated cost', 'Source'], rows) : '') +
    paragraph(
      open.length > 0 ? `We found no price for ${otherSystems(open)}.` : '',
      'A starting price is not a quote. Setup, training, claims, text messages, and e-prescribing often cost extra.',
    ) +
    list(priced.slice(0, 4).flatMap((vendor) => detailsOf(vendor, plan)))
  )
}

/** How a note on other readings begins that says of our figure what its plus sign says. */
const aboutOurs = /^Our figure is the starting price only\. /

function detailsOf(vendor: Vendor, { size }: Plan): string[] {
  const { differs } = vendor.estimatedCostPerMonth
  const [plans, pieces] = [factWords(vendor, 'price.plans'), factWords(vendor, 'price.perItem')]
  const sum = size && costWords(vendorCost(vendor, { providers: size.providers, assumptions: noAssumptions }), 1)
  const clinicians = size?.providers === 1 ? '1 clinician' : `${size?.providers} clinicians`
  const parts = [
    plans ? `Plans: ${escaped(plans)}.` : '',
    pieces ? `Per item: ${escaped(pieces)}.` : '',
    sum ? `First year for ${clinicians}, subscription only: ${sum}.` : '',
    differs ? `Other readings: ${withSerialCommas(withoutAddresses(differs.replace(aboutOurs, '')))}` : '',
  ].filter(Boolean)
  if (parts.length === 0) return []
  return [
    `<strong>${escaped(vendor.name)}.</strong> ${parts.join(' ')} ${link(`/emr/${vendor.id}#price.plans`, 'All price facts')}.`,
  ]
}
