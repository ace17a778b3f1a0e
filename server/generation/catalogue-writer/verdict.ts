import { ratingNumber } from '../../../shared/catalogue/figures'
import { listed } from '../../../shared/words'
import { escaped, heading, list } from './html'
import type { Plan } from './plan'
import { continuing, withSerialCommas } from './words'

/** When to choose which system, based only on what distinguishes them. */
export function verdict({ chosen }: Plan): string {
  if (chosen.length < 2) return ''
  const best = chosen.toSorted((a, b) => ratingNumber(b.starRating.value) - ratingNumber(a.starRating.value))[0]
  const items = chosen.map((vendor) => {
    const size = vendor.idealOrganizationSize.value
    const reasons = [
      size ? `its size range fits yours (${escaped(continuing(size, vendor))})` : '',
      vendor === best && ratingNumber(vendor.starRating.value) > 0
        ? `you want the highest rating among these systems (${vendor.starRating.value})`
        : '',
    ].filter(Boolean)
    const against = vendor.limits[0]?.value
    const check = against ? ` Check this first: ${escaped(withSerialCommas(continuing(against, vendor)))}` : ''
    return `<strong>${escaped(vendor.name)}</strong> if ${listed(reasons.length > 0 ? reasons : ['a demo with cases like yours convinces you'])}.${check}`
  })
  return heading('When to choose which') + list(items)
}
