import { ownQuestions } from '../../features/made/terms'
import { kindOf } from '../../kinds'
import { listed } from '../../words'
import { askAbout } from '../read/index'
import { type FeatureKey, featurePhrase } from '../terms/features'
import type { Organization } from '../terms/organizations'
import type { Weighed } from '../weigh/order'
import type { Finding } from '../weigh/statement'

/** Questions about features for which "Do you have …?" would not fit. */
const own: Partial<Record<FeatureKey, string>> = ownQuestions

const ofOurSize = 'Which customers of our size may we call?'

const isOpen = ({ answer }: Finding) => answer === 'unknown' || answer === 'partly'

/**
 * What to ask a vendor: one question for all plain features that we know nothing of, one each for the others, for what
 * is not wanted, and for the needs that our records do not cover.
 */
export function questionsFor(
  { candidate, findings }: Weighed,
  isPriced: boolean,
  organization: Organization,
): string[] {
  const open = findings.filter(isOpen)
  const features = open.flatMap(({ point }) =>
    point.kind === 'feature' && point.stance !== 'refused' ? [point.feature] : [],
  )
  const plain = features.filter((key) => own[key] === undefined)
  const refused = open.flatMap(({ point }) =>
    point.kind === 'feature' && point.stance === 'refused' ? [point.feature] : [],
  )
  return [
    ...inParts(plain).map((keys) => `Do you have ${listed(keys.map(featurePhrase))}? Please show this in the demo.`),
    ...refused.map(
      (key) => `Can ${featurePhrase(key)} be switched off for everybody, and does it stay off after updates?`,
    ),
    ...open.flatMap(({ point }) => (point.kind === 'need' ? [askAbout(point.need)] : [])),
    ...features.flatMap((key) => own[key] ?? []),
    // What a practice asks first, on price and export, every answer asks.
    ...(organization === 'practice' ? [] : kindOf(organization).questions),
    priceQuestion(candidate, isPriced),
    ...open.flatMap(({ statement }) => (statement.kind === 'size-unknown' ? [ofOurSize] : [])),
    ...(candidate.features.dataExport.value === 'yes' || features.includes('dataExport')
      ? []
      : [ownQuestions.dataExport]),
  ]
}

/** More features would be too much for one question. */
const partMax = 4

const inParts = (keys: readonly FeatureKey[]): FeatureKey[][] =>
  Array.from({ length: Math.ceil(keys.length / partMax) }, (_, part) =>
    keys.slice(part * partMax, (part + 1) * partMax),
  )

/** What the price covers where we know one, or the whole price. */
function priceQuestion({ listedPrice }: Weighed['candidate'], isPriced: boolean): string {
  if (isPriced) return 'What do we pay, add-ons included, and how long is that fixed?'
  return listedPrice?.isShare
    ? 'What percentage of our collections do you take, and what is the minimum?'
    : 'What does it cost us in the first year and in the third, with setup and add-ons?'
}
