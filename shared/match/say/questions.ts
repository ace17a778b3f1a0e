import { listed } from '../../words'
import { type FeatureKey, featurePhrase } from '../terms/features'
import type { Weighed } from '../weigh/order'
import type { Finding } from '../weigh/statement'

const exportQuestion = 'Can we export all charts ourselves, in what format, at what price?'

/** Questions about features for which "Do you have …?" would not fit. */
const ownQuestions: Partial<Record<FeatureKey, string>> = {
  dataExport: exportQuestion,
  hipaaCompliant: 'Will you sign a business associate agreement (BAA), and is it included on the plan we would buy?',
  cloudBased: 'Does everything run in the browser, with nothing to install?',
  guidedOnboarding: 'Who trains our staff, for how long, and what does it cost?',
  customizable: 'What can we change ourselves, without paying you for it?',
  part2Consent: 'How do you record, share, and revoke consents under 42 CFR Part 2?',
  asam: 'Are the ASAM criteria built in, in which edition, and what does their license cost?',
  institutionalBilling: 'Do you bill institutional claims (UB-04, 837I) and per-diem rates?',
  dataMigrationIn: 'Which of our data do you migrate, who does the work, and what does it cost?',
  oncCertified: 'Is the version you sell us certified by ONC, and for which criteria?',
  stateReporting: 'Do you produce the reports our state requires, without entering data twice?',
  multilingual: 'In which languages can clients use the portal, forms, and messages, and in which can staff work?',
  supervisionSignOff: 'How does a supervisor review, return, and co-sign a note?',
}

const ofOurSize = 'Which customers of our size may we call?'

const isOpen = ({ answer }: Finding) => answer === 'unknown' || answer === 'partly'

/**
 * What to ask a vendor: one question for all plain features that we know nothing of, one each for the others, for what
 * is not wanted, and for the needs that our records do not cover.
 * @param askAbout the question to ask about a need
 * @param ofKind what such an organization asks any vendor
 */
export function questionsFor(
  { candidate, findings }: Weighed,
  isPriced: boolean,
  askAbout: (need: string) => string,
  ofKind: readonly string[],
): string[] {
  const open = findings.filter(isOpen)
  const features = open.flatMap(({ point }) =>
    point.kind === 'feature' && point.stance !== 'refused' ? [point.feature] : [],
  )
  const plain = features.filter((key) => ownQuestions[key] === undefined)
  const refused = open.flatMap(({ point }) =>
    point.kind === 'feature' && point.stance === 'refused' ? [point.feature] : [],
  )
  return [
    ...inParts(plain).map((keys) => `Do you have ${listed(keys.map(featurePhrase))}? Please show this in the demo.`),
    ...refused.map(
      (key) => `Can ${featurePhrase(key)} be switched off for everybody, and does it stay off after updates?`,
    ),
    ...open.flatMap(({ point }) => (point.kind === 'need' ? [askAbout(point.need)] : [])),
    ...features.flatMap((key) => ownQuestions[key] ?? []),
    ...ofKind,
    priceQuestion(candidate, isPriced),
    ...open.flatMap(({ statement }) => (statement.kind === 'size-unknown' ? [ofOurSize] : [])),
    ...(candidate.features.dataExport.value === 'yes' || features.includes('dataExport') ? [] : [exportQuestion]),
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
