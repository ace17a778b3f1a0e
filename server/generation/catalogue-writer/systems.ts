import type { Vendor } from '../../../shared/catalogue'
import { careWords } from '../../../shared/catalogue/care'
import { ratingNumber } from '../../../shared/catalogue/figures'
import { priceUnit } from '../../../shared/catalogue/price'
import { outOfScope } from '../../../shared/catalogue/scope'
import { type FeatureKey, featureLabel, features as matchFeatures } from '../../../shared/match/keys'
import { listed } from '../../../shared/words'
import { featureFact } from './facts'
import { careList, escaped, heading, link, list, paragraph, table, unknown, vendorLink } from './html'
import type { Plan } from './plan'

/** A table of the catalogue's values for the chosen systems. */
export function atAGlance({ chosen }: Plan): string {
  if (chosen.length === 0) return ''
  const rows = chosen.map((vendor) => [
    vendorLink(vendor),
    vendor.starRating.value ?? unknown,
    vendor.estimatedCostPerMonth.value === null
      ? unknown
      : escaped(`${vendor.estimatedCostPerMonth.value} ${priceUnit(vendor)}`),
    escaped(vendor.idealOrganizationSize.value ?? unknown),
    vendor.setupTime.value ?? unknown,
  ])
  return (
    heading('At a glance') +
    table(['System', 'Rating', 'Estimated cost', 'Organization size', 'Setup time'], rows) +
    paragraph(
      `These figures come from our catalogue, and a starting price is not a quote. ${link('/methodology', 'How we rate')} explains where each one comes from.`,
    )
  )
}

/** A section per system: for whom it is, strengths, limits, and what the catalogue does not know. */
export function systems(plan: Plan): string {
  const { chosen } = plan
  if (chosen.length === 0) return ''
  return (
    heading(chosen.length > 1 ? 'The systems one by one' : 'The system in detail') +
    chosen.map((vendor) => systemOf(vendor, plan)).join('')
  )
}

function systemOf(vendor: Vendor, { features, areas }: Plan): string {
  const facts = features.map((key) => ({ key, ...featureFact(vendor, key) }))
  const [open, missing] = [null, false].map((wanted) =>
    facts
      .filter(({ value }) => (wanted === null ? value === null : value === 'no'))
      .map(({ key }) => escaped(featureLabel(key))),
  )
  const scope = outOfScope(vendor)
  return (
    `<h3>${escaped(vendor.name)}</h3>` +
    paragraph(
      scope ? escaped(scope) : '',
      vendor.bestFor.value ? `Best for ${escaped(lowerFirst(vendor.bestFor.value))}` : '',
      careOf(vendor, areas[0]),
      supportOf(vendor),
    ) +
    list([
      ...relevant(vendor.strengths, features).map((text) => `<strong>Strength:</strong> ${escaped(text)}`),
      ...relevant(vendor.limits, features).map((text) => `<strong>Limit:</strong> ${escaped(text)}`),
    ]) +
    paragraph(
      missing && missing.length > 0 ? `Listed without ${listed(missing)}.` : '',
      open && open.length > 0 ? `Not verified here: ${listed(open)}; ask the vendor.` : '',
      `You can find every value with its source on ${link(`/emr/${vendor.id}`, `our page about ${vendor.name}`)}.`,
    )
  )
}

const lowerFirst = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

/** Sorts facts about the given features first, and keeps three. */
function relevant(facts: Vendor['strengths'], keys: readonly FeatureKey[]): string[] {
  const texts = facts.flatMap(({ value }) => (value === null ? [] : [value]))
  const isAbout = (text: string) => keys.some((key) => text.search(matchFeatures[key].pattern) >= 0)
  return [...texts.filter(isAbout), ...texts.filter((text) => !isAbout(text))].slice(0, 3)
}

function careOf(vendor: Vendor, area: Plan['areas'][number] | undefined): string {
  const kinds = careList(vendor)
  if (!kinds) return outOfScope(vendor) ? '' : 'We have not verified which kinds of care it is made for.'
  const lacks = area && !vendor.specialties.value?.includes(area) ? `, and not for ${careWords[area]}` : ''
  return `It is listed for ${kinds}${lacks}.`
}

function supportOf({ billingType, customerSupport }: Vendor): string {
  const billed = billingType.value ? `Billing: ${billingType.value.toLowerCase()}.` : ''
  const support = customerSupport.value
    ? `Support: ${customerSupport.value.toLowerCase()}.`
    : 'We have not verified its support hours.'
  return [billed, support].filter(Boolean).join(' ')
}

/** When to choose which system, based only on what distinguishes them. */
export function verdict({ chosen }: Plan): string {
  if (chosen.length < 2) return ''
  const best = chosen.toSorted((a, b) => ratingNumber(b.starRating.value) - ratingNumber(a.starRating.value))[0]
  const items = chosen.map((vendor) => {
    const size = vendor.idealOrganizationSize.value
    const reasons = [
      size ? `your organization is the size it is listed for (${escaped(lowerFirst(size))})` : '',
      vendor === best && ratingNumber(vendor.starRating.value) > 0
        ? `you want the highest rating among these systems (${vendor.starRating.value})`
        : '',
    ].filter(Boolean)
    const against = vendor.limits[0]?.value
    return `<strong>${escaped(vendor.name)}</strong> if ${listed(reasons.length > 0 ? reasons : ['a demo with cases like yours convinces you'])}.${against ? ` Check this first: ${escaped(lowerFirst(against))}` : ''}`
  })
  return heading('When to choose which') + list(items)
}
