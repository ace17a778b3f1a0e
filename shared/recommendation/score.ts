import type { Vendor, VendorId } from '../catalogue'
import type { FeatureKey } from '../catalogue/fields'
import { ratingNumber } from '../catalogue/figures'
import { judgeCost, statedCost } from './affordability'
import type { ParsedBudget } from './budget'
import { judgeFeatures, speaksOf } from './features'
import type { Judgement } from './judgement'
import { judgeScope } from './scope'
import { type CareSetting, judgeSetting } from './setting'
import { judgeSetup } from './setup'
import { judgeSize, type ProviderCount } from './size'

/** What a vendor is held against, read once from the lead. */
export interface Needs {
  setting: CareSetting
  providers: ProviderCount
  budget: ParsedBudget
  requestedFeatures: readonly FeatureKey[]
}

/** The most points each criterion can give; together 100. One that the answers do not tell is left out of both sums. */
const weights = {
  'Care setting': 30,
  'Organization size': 18,
  'Monthly cost': 17,
  'Features asked for': 15,
  'Full record': 12,
  'Setup time': 4,
  Rating: 4,
}

export type Criterion = keyof typeof weights

export interface ScorePart {
  criterion: Criterion
  points: number
  of: number
}

export interface RankedVendor {
  vendorId: VendorId
  name: string
  /** The points of all parts per hundred of what they could give, rounded down so that 100 means a perfect fit. */
  score: number
  parts: ScorePart[]
  reasons: string[]
  tradeOffs: string[]
}

/** From this rating down nothing is given, so that the narrow span in which vendors are rated tells them apart. */
const lowestRating = 3

export function scoreVendor(vendor: Vendor, needs: Needs): RankedVendor {
  const judgements: [Criterion, Judgement | undefined][] = [
    ['Care setting', judgeSetting(vendor, needs.setting)],
    ['Organization size', judgeSize(vendor, needs.providers)],
    ['Monthly cost', judgeCost(vendor, needs.budget, needs.providers)],
    ['Features asked for', judgeFeatures(vendor, needs.requestedFeatures)],
    ['Full record', judgeScope(vendor)],
    ['Setup time', judgeSetup(vendor, needs.providers)],
    ['Rating', judgeRating(vendor)],
  ]
  const counted = judgements.flatMap(([criterion, judgement]) => (judgement ? [{ criterion, judgement }] : []))
  const parts = counted.map(({ criterion, judgement }) => scorePart(criterion, judgement.share))
  return {
    vendorId: vendor.id,
    name: vendor.name,
    score: Math.floor(exactScore(parts)),
    parts,
    reasons: [
      ...counted.flatMap(({ judgement }) => judgement.reasons),
      ...mostTelling('Noted strength', vendor.strengths, needs),
    ],
    tradeOffs: [
      ...counted.flatMap(({ judgement }) => judgement.tradeOffs),
      ...(needs.budget.kind === 'unparsed' ? [statedCost(vendor)] : []),
      ...mostTelling('Noted limit', vendor.limits, needs),
      ...presentName(vendor),
    ],
  }
}

/** Best first; equal ones by name. */
export function byScore(a: RankedVendor, b: RankedVendor): number {
  return exactScore(b.parts) - exactScore(a.parts) || a.name.localeCompare(b.name, 'en')
}

function exactScore(parts: readonly ScorePart[]): number {
  const sum = (key: 'points' | 'of') => parts.reduce((total, part) => total + part[key], 0)
  return (100 * sum('points')) / sum('of')
}

/** Points with one decimal, so that the score can be added up again from what is shown. */
function scorePart(criterion: Criterion, share: number): ScorePart {
  const of = weights[criterion]
  return { criterion, points: Math.round(share * of * 10) / 10, of }
}

/** No rating is no bad rating: it counts half, like everything that the catalogue does not know. */
function judgeRating({ starRating }: Vendor): Judgement {
  const rating = ratingNumber(starRating.value)
  if (rating === 0)
    return {
      share: 0.5,
      reasons: [],
      tradeOffs: ['Not rated in our catalogue, which counts neither for nor against it.'],
    }
  const other = starRating.differs ? '; another reading differs' : ''
  return {
    share: Math.max(0, (rating - lowestRating) / (5 - lowestRating)),
    reasons: rating >= 4 ? [`Rated ${starRating.value} in our catalogue${other}.`] : [],
    tradeOffs: rating < 4 ? [`Rated ${starRating.value} in our catalogue${other}.`] : [],
  }
}

/** The first statement that concerns a feature asked for, else the first of all. */
function mostTelling(label: string, statements: Vendor['strengths'], { requestedFeatures }: Needs): string[] {
  const texts = statements.flatMap(({ value }) => (value === null ? [] : [value]))
  const chosen = texts.find((text) => speaksOf(text, requestedFeatures)) ?? texts[0]
  return chosen === undefined ? [] : [`${label}: ${chosen}`]
}

/** A name that has changed, so that the reader can find the vendor today. */
function presentName({ alsoKnownAs }: Vendor): string[] {
  return alsoKnownAs?.includes('(now ') ? [`The product has a new name: ${alsoKnownAs}.`] : []
}
