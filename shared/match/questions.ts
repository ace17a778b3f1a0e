import { listed } from '../words'
import { type FeatureKey, featurePhrase } from './keys'

/** Questions about features for which "Do you have …?" would not fit. */
export const ownQuestions: Partial<Record<FeatureKey, string>> = {
  hipaaCompliant: 'Will you sign a business associate agreement (BAA), and is it included on the plan we would buy?',
  cloudBased: 'Does everything run in the browser, with nothing to install?',
  guidedOnboarding: 'Who trains our staff, for how long, and what does it cost?',
  customizable: 'What can we change ourselves, without paying you for it?',
  part2Consent: 'How do you record, share, and revoke consents under 42 CFR Part 2?',
  asam: 'Are the ASAM criteria built in, in which edition, and what does their license cost?',
  institutionalBilling: 'Do you bill institutional claims (UB-04, 837I) and per-diem rates?',
  dataMigrationIn: 'Which of our data do you migrate, who does the work, and what does it cost?',
  dataExport: 'Can we export all charts ourselves, in what format, and what does it cost?',
  oncCertified: 'Is the version you sell us certified by ONC, and for which criteria?',
  stateReporting: 'Do you produce the reports our state requires, without entering data twice?',
  multilingual: 'In which languages can clients use the portal, forms, and messages, and in which can staff work?',
  supervisionSignOff: 'How does a supervisor review, return, and co-sign a note?',
}

/** Questions to a vendor about features that are unknown: one for all plain ones, and one each for the others. */
export function featureQuestions(keys: readonly FeatureKey[]): string[] {
  const plain = keys.filter((key) => ownQuestions[key] === undefined)
  return [
    ...(plain.length > 0 ? [`Do you have ${listed(plain.map(featurePhrase))}? Please show this in the demo.`] : []),
    ...keys.flatMap((key) => ownQuestions[key] ?? []),
  ]
}
