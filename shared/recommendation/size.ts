import type { Vendor } from '../catalogue'
import { isInstitutionSize, sizeRange } from '../catalogue/figures'
import type { Lead } from '../leads/schema'
import { basisNote, type Judgement, unknownFact } from './judgement'

/** How many providers the practice has, as far as the answers tell. */
export interface ProviderCount {
  low: number
  /** null when only a lower bound is known. */
  high: number | null
  /** In words, as sentences use it: `12 providers`. */
  words: string
  /** Said when form and description disagree, or where the number was found. */
  note?: string
}

const formRanges: Record<Lead['numberOfProviders'], readonly [low: number, high: number | null]> = {
  'solo-practitioner': [1, 1],
  '2-10': [2, 10],
  '11-20': [11, 20],
  '21-50': [21, 50],
  '51+': [51, null],
}

/** Where a range has no upper end, sizes are compared up to here. */
const largestCompared = 1000

const statedCount =
  /(?<![\d.,$-])(\d{1,3}(?:,\d{3})+|\d{1,4})\+?\s+(?:[a-z-]+\s+){0,2}?(?:providers|clinicians|therapists|counsel+ors|prescribers|psychiatrists|psychologists|bcbas|dietitians)\b/gi

/**
 * The provider count: the form's range, made exact by the greatest number of providers, clinicians or therapists that
 * the description states within that range. A stated number outside the range is mentioned, not used.
 */
export function countProviders(lead: Lead): ProviderCount {
  const [low, high] = formRanges[lead.numberOfProviders]
  const stated = [...lead.organizationDescription.matchAll(statedCount)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  )
  const fitting = stated.filter((count) => count >= low && count <= (high ?? Number.POSITIVE_INFINITY))
  if (low === high) return { low, high, words: '1 provider', ...disagreement(stated, fitting, 'one provider') }
  const range = high === null ? `${low} or more providers` : `${low}-${high} providers`
  if (fitting.length === 0) return { low, high, words: range, ...disagreement(stated, fitting, range) }
  const count = Math.max(...fitting)
  return {
    low: count,
    high: count,
    words: `${count} providers`,
    note: `The number of providers (${count}) was taken from the description.`,
  }
}

function disagreement(stated: number[], fitting: number[], range: string): { note?: string } {
  const largest = Math.max(0, ...stated)
  if (fitting.length > 0 || largest < 2) return {}
  return { note: `The form says ${range}, the description mentions ${largest}; the form was used. Please ask.` }
}

/**
 * How well the vendor's ideal size covers the practice: 1 when wholly, from ½ up when in part, and less the further off
 * it is (the square of the ratio). Sizes are compared by ratio, so that 1 against 5 is as far as 100 against 500.
 */
export function judgeSize(vendor: Vendor, providers: ProviderCount): Judgement {
  const { value } = vendor.idealOrganizationSize
  if (value === null) return unknownFact('the organization size it is made for')
  const described = `Listed size: ${value}${basisNote(vendor.idealOrganizationSize)}; you have ${providers.words}.`
  const share = coverage(value, providers)
  if (share === undefined)
    return { share: 0.5, reasons: [], tradeOffs: [`${described} How well that fits is for the vendor to say.`] }
  if (share === 1) return { share, reasons: [described], tradeOffs: [] }
  return { share, reasons: [], tradeOffs: [described] }
}

function coverage(text: string, { low, high }: ProviderCount): number | undefined {
  if (isInstitutionSize(text)) return low >= 51 ? undefined : 0
  const ideal = sizeRange(text)
  if (!ideal) return undefined
  const top = high ?? Math.max(largestCompared, low)
  const [from, to] = [Math.max(low, ideal.low), Math.min(top, ideal.high)]
  if (from > to) return distance(Math.sqrt(low * top), ideal) ** 2
  if (from === low && to === top) return 1
  return 0.5 + 0.5 * (Math.log(to / from) / Math.log(top / low))
}

function distance(size: number, ideal: { low: number; high: number }): number {
  return size < ideal.low ? size / ideal.low : ideal.high / size
}
