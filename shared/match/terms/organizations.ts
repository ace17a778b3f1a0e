import type { Option } from '../../forms/field'

interface Row extends Option {
  /** As used in a sentence about what somebody is. */
  phrase: string
  /** As what a system is made for, if not the plural of the phrase. */
  many?: string
}

/** Kinds of organization: the values of the match's `organization`, the common ones first. */
export const organizations = [
  { value: 'practice', label: 'Therapy, counseling, or psychiatry practice', phrase: 'an outpatient practice' },
  { value: 'addiction-outpatient', label: 'Outpatient addiction care', phrase: 'an outpatient addiction practice' },
  {
    value: 'addiction-program',
    label: 'Addiction program (IOP, PHP, residential, detox)',
    phrase: 'an addiction treatment program',
  },
  { value: 'otp', label: 'Opioid treatment program', phrase: 'an opioid treatment program' },
  { value: 'eating-disorder-program', label: 'Eating disorder program', phrase: 'an eating disorder program' },
  { value: 'aba', label: 'ABA provider', phrase: 'an ABA provider' },
  { value: 'community-agency', label: 'Community agency', phrase: 'a community agency' },
  { value: 'ccbhc', label: 'CCBHC', phrase: 'a CCBHC' },
  {
    value: 'evaluation',
    label: 'Testing and evaluation only',
    phrase: 'a testing and evaluation practice',
    many: 'testing and evaluation',
  },
  {
    value: 'public-authority',
    label: 'County, state, or regional authority',
    phrase: 'a public authority',
    many: 'counties and other public authorities',
  },
  {
    value: 'hospital',
    label: 'Psychiatric hospital or unit',
    phrase: 'a hospital',
    many: 'psychiatric hospitals and units',
  },
  { value: 'crisis-center', label: 'Crisis center', phrase: 'a crisis center' },
  { value: 'school', label: 'School or school district', phrase: 'a school' },
  { value: 'campus', label: 'College counseling center', phrase: 'a college counseling center' },
  { value: 'primary-care', label: 'Primary care with behavioral health', phrase: 'a primary care practice' },
  {
    value: 'fqhc',
    label: 'Community health center (FQHC)',
    phrase: 'a community health center (FQHC)',
    many: 'community health centers',
  },
  { value: 'correctional', label: 'Jail or prison', phrase: 'a jail or prison', many: 'jails and prisons' },
  { value: 'court', label: 'Court or probation program', phrase: 'a court program' },
  { value: 'recovery-housing', label: 'Recovery housing', phrase: 'recovery housing', many: 'recovery housing' },
  { value: 'victim-services', label: 'Victim services', phrase: 'a victim services program', many: 'victim services' },
  { value: 'tribal-program', label: 'Tribal program', phrase: 'a tribal program' },
  { value: 'idd-agency', label: 'Developmental disability (IDD) agency', phrase: 'an IDD agency' },
  {
    value: 'rehab-therapy',
    label: 'PT, OT, or speech therapy',
    phrase: 'a PT, OT, or speech practice',
    many: 'PT, OT, and speech practices',
  },
  { value: 'billing-service', label: 'Billing service', phrase: 'a billing service' },
  {
    value: 'not-a-provider',
    label: 'Not a care provider',
    phrase: 'an organization that gives no care',
    many: 'organizations that give no care',
  },
] as const satisfies readonly Row[]

export type Organization = (typeof organizations)[number]['value']

export const organizationKeys = organizations.map(({ value }) => value)

/** The kinds that `/match` shows as buttons; all of them are in its list. */
export const commonOrganizations = organizations.slice(0, 8)

const rowOf = (key: Organization): Row | undefined => organizations.find(({ value }) => value === key)

/** A kind as used in a sentence about what somebody is: `an outpatient practice`. */
export function organizationPhrase(key: Organization): string {
  return rowOf(key)?.phrase ?? key
}

/** Organizations of a kind, as what a system is made for: `outpatient practices`. */
export function organizationsPhrase(key: Organization): string {
  return rowOf(key)?.many ?? `${organizationPhrase(key).replace(/^an? /, '').replace(/y$/, 'ie')}s`
}
