/** The features that a practice can ask for, by their keys, which are also those of the JSON interface. Labels stand in a sentence. */
export const featureLabels = {
  aiNotetaking: 'AI note-taking',
  builtInCRM: 'admissions CRM',
  builtInRCM: 'revenue-cycle tools (RCM)',
  telehealth: 'telehealth',
  groupTherapy: 'group therapy',
  outcomeTracking: 'outcome measures',
  mobileApp: 'mobile app',
  customForms: 'custom forms',
  insuranceBilling: 'insurance billing',
  appointmentReminders: 'appointment reminders',
  patientPortal: 'patient portal',
  reportingAnalytics: 'reporting',
  hipaaCompliant: 'HIPAA safeguards',
  cloudBased: 'a cloud system',
  guidedOnboarding: 'guided onboarding',
  customizable: 'customization',
  ePrescribing: 'e-prescribing',
  epcs: 'e-prescribing of controlled substances (EPCS)',
  pdmp: 'PDMP checks',
  part2Consent: '42 CFR Part 2 consents',
  asam: 'ASAM criteria',
  emar: 'medication administration (eMAR)',
  bedBoard: 'a bed board',
  methadoneDispensing: 'methadone dosing and dispensing',
  labs: 'lab orders and results',
  stateReporting: 'state reporting',
  institutionalBilling: 'institutional billing (UB-04)',
  supervisionSignOff: 'supervision sign-off',
  dataMigrationIn: 'data migration',
  dataExport: 'data export',
  oncCertified: 'federal (ONC) certification',
  fhirApi: 'FHIR interfaces',
  soc2OrHitrust: 'SOC 2 or HITRUST',
  abaDataCollection: 'ABA session data',
  mealPlans: 'meal plans and weights',
  multilingual: 'languages other than English',
} as const satisfies Record<string, string>

export type FeatureKey = keyof typeof featureLabels

export const featureKeys = Object.keys(featureLabels) as FeatureKey[]

/** A feature's label for use in a sentence: `telehealth`, `e-prescribing of controlled substances (EPCS)`. */
export const featureLabel = (key: FeatureKey): string => featureLabels[key]

const articles: Partial<Record<FeatureKey, string>> = { mobileApp: 'a', patientPortal: 'a', builtInCRM: 'an' }

/** The label with the article that it needs as an object: `a mobile app`. */
export function featurePhrase(key: FeatureKey): string {
  const article = articles[key]
  return article ? `${article} ${featureLabel(key)}` : featureLabel(key)
}

/**
 * Features that bother somebody who does not want them, even unused. Of all others a refusal only says that they are not
 * needed.
 */
export const isIntrusive = (key: FeatureKey): boolean => key === 'aiNotetaking'

/** Without e-prescribing beside e-prescribing of controlled substances, which includes it. */
export function withoutImplied(keys: readonly FeatureKey[]): FeatureKey[] {
  return keys.filter((key) => key !== 'ePrescribing' || !keys.includes('epcs'))
}
