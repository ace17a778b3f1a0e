import { listed } from '../words'
import { basisWords } from './basis'
import type { Answer } from './evidence'
import type { Vendor } from './schema'

type FieldKind = 'rating' | 'link' | 'text' | 'boolean'

/** The rows of the comparison, in the order in which the table, the CSV, and the emails show them. */
export const comparisonFields = [
  { key: 'starRating', label: 'Rating', kind: 'rating' },
  { key: 'reviewLink', label: 'Reviews', kind: 'link' },
  { key: 'estimatedCostPerMonth', label: 'Estimated Cost per Month', kind: 'text' },
  { key: 'billingType', label: 'Billing Type', kind: 'text' },
  { key: 'idealOrganizationSize', label: 'Ideal Organization Size', kind: 'text' },
  { key: 'setupTime', label: 'Setup Time', kind: 'text' },
  { key: 'customerSupport', label: 'Customer Support', kind: 'text' },
  { key: 'integrations', label: 'Integrations', kind: 'text' },
  { key: 'aiNotetaking', label: 'AI Notetaking', kind: 'boolean' },
  { key: 'builtInCRM', label: 'Built-in CRM', kind: 'boolean' },
  { key: 'builtInRCM', label: 'Built-in RCM', kind: 'boolean' },
  { key: 'telehealth', label: 'Telehealth', kind: 'boolean' },
  { key: 'groupTherapy', label: 'Group Therapy', kind: 'boolean' },
  { key: 'outcomeTracking', label: 'Outcome Tracking', kind: 'boolean' },
  { key: 'mobileApp', label: 'Mobile App', kind: 'boolean' },
  { key: 'customForms', label: 'Custom Forms', kind: 'boolean' },
  { key: 'insuranceBilling', label: 'Insurance Billing', kind: 'boolean' },
  { key: 'appointmentReminders', label: 'Appointment Reminders', kind: 'boolean' },
  { key: 'patientPortal', label: 'Patient Portal', kind: 'boolean' },
  { key: 'reportingAnalytics', label: 'Reporting & Analytics', kind: 'boolean' },
  { key: 'hipaaCompliant', label: 'HIPAA Compliant', kind: 'boolean' },
  { key: 'cloudBased', label: 'Cloud-Based', kind: 'boolean' },
  { key: 'guidedOnboarding', label: 'Guided Onboarding', kind: 'boolean' },
  { key: 'customizable', label: 'Customizable', kind: 'boolean' },
] as const satisfies readonly { key: keyof Vendor; label: string; kind: FieldKind }[]

export type ComparisonField = (typeof comparisonFields)[number]

/** A field with the value yes, no, or partly. */
export type FeatureKey = Extract<ComparisonField, { kind: 'boolean' }>['key']

const labels = new Map<ComparisonField['key'], string>(comparisonFields.map(({ key, label }) => [key, label]))

/** The label of a field, for use outside the table. */
export function fieldLabel(key: ComparisonField['key']): string {
  return labels.get(key) ?? key
}

/** A value in words, the same in the table and in the CSV. An unknown one is `Not verified`, never a no. */
export function displayFact(field: ComparisonField, vendor: Vendor): string {
  const { value, basis } = vendor[field.key]
  if (value === null) return field.kind === 'link' ? 'Not Available' : basisWords[basis].label
  return field.kind === 'boolean' ? answerWords(value as Answer) : String(value)
}

/** `Plus plan only`, of a feature that not all plans of the vendor have; undefined if it depends on no plan. */
export function planWords({ plans }: { plans?: readonly string[] | undefined }): string | undefined {
  return plans && `${listed(plans)} ${plans.length === 1 ? 'plan' : 'plans'} only`
}

/** A value in words, with the plan that it depends on: `Yes (Plus plan only)`. */
export function displayWithPlan(field: ComparisonField, vendor: Vendor): string {
  const plan = planWords(vendor[field.key])
  return `${displayFact(field, vendor)}${plan ? ` (${plan})` : ''}`
}

/** `Yes`, `No`, or `Partly`. */
export function answerWords(answer: Answer): string {
  if (answer === 'partly') return 'Partly'
  return answer ? 'Yes' : 'No'
}
