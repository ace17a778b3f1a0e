import type { FeatureKey } from '../../../shared/match/terms/features'

interface FeatureGroup {
  title: string
  keys: readonly FeatureKey[]
}

/** The features, grouped by the people who use them; each is in exactly one group. */
export const featureGroups: readonly FeatureGroup[] = [
  {
    title: 'Notes and therapy',
    keys: [
      'groupTherapy',
      'telehealth',
      'outcomeTracking',
      'aiNotetaking',
      'customForms',
      'supervisionSignOff',
      'abaDataCollection',
      'mealPlans',
    ],
  },
  {
    title: 'Prescribing, medication, and labs',
    keys: ['ePrescribing', 'epcs', 'pdmp', 'emar', 'methadoneDispensing', 'labs'],
  },
  {
    title: 'Programs, admissions, and consent',
    keys: ['bedBoard', 'builtInCRM', 'asam', 'part2Consent', 'stateReporting'],
  },
  { title: 'Billing', keys: ['insuranceBilling', 'institutionalBilling', 'builtInRCM'] },
  { title: 'Clients', keys: ['patientPortal', 'appointmentReminders', 'mobileApp', 'multilingual'] },
  {
    title: 'Data and security',
    keys: [
      'reportingAnalytics',
      'dataMigrationIn',
      'dataExport',
      'fhirApi',
      'oncCertified',
      'soc2OrHitrust',
      'hipaaCompliant',
      'cloudBased',
    ],
  },
  { title: 'Setup', keys: ['guidedOnboarding', 'customizable'] },
]
