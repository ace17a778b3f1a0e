import type { Option } from '../../forms/field'

/** Kinds of organization: the values of the match's `organization`, the common ones first. */
export const organizations = [
  {
    value: 'practice',
    label: 'Therapy, counseling, or psychiatry practice',
    phrase: 'an outpatient practice',
    many: 'outpatient practices',
  },
  {
    value: 'addiction-outpatient',
    label: 'Outpatient addiction care',
    phrase: 'an outpatient addiction practice',
    many: 'outpatient addiction practices',
  },
  {
    value: 'addiction-program',
    label: 'Addiction program (IOP, PHP, residential, detox)',
    phrase: 'an addiction treatment program',
    many: 'addiction treatment programs',
  },
  {
    value: 'otp',
    label: 'Opioid treatment program',
    phrase: 'an opioid treatment program',
    many: 'opioid treatment programs',
  },
  {
    value: 'eating-disorder-program',
    label: 'Eating disorder program',
    phrase: 'an eating disorder program',
    many: 'eating disorder programs',
  },
  { value: 'aba', label: 'ABA provider', phrase: 'an ABA provider', many: 'ABA providers' },
  { value: 'community-agency', label: 'Community agency', phrase: 'a community agency', many: 'community agencies' },
  { value: 'ccbhc', label: 'CCBHC', phrase: 'a CCBHC', many: 'CCBHCs' },
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
  { value: 'crisis-center', label: 'Crisis center', phrase: 'a crisis center', many: 'crisis centers' },
  { value: 'school', label: 'School or school district', phrase: 'a school', many: 'schools' },
  {
    value: 'campus',
    label: 'College counseling center',
    phrase: 'a college counseling center',
    many: 'college counseling centers',
  },
  {
    value: 'primary-care',
    label: 'Primary care with behavioral health',
    phrase: 'a primary care practice',
    many: 'primary care practices',
  },
  {
    value: 'fqhc',
    label: 'Community health center (FQHC)',
    phrase: 'a community health center (FQHC)',
    many: 'community health centers',
  },
  { value: 'correctional', label: 'Jail or prison', phrase: 'a jail or prison', many: 'jails and prisons' },
  { value: 'court', label: 'Court or probation program', phrase: 'a court program', many: 'court programs' },
  { value: 'recovery-housing', label: 'Recovery housing', phrase: 'recovery housing', many: 'recovery housing' },
  { value: 'victim-services', label: 'Victim services', phrase: 'a victim services program', many: 'victim services' },
  { value: 'tribal-program', label: 'Tribal program', phrase: 'a tribal program', many: 'tribal programs' },
  {
    value: 'idd-agency',
    label: 'Developmental disability (IDD) agency',
    phrase: 'an IDD agency',
    many: 'IDD agencies',
  },
  {
    value: 'rehab-therapy',
    label: 'PT, OT, or speech therapy',
    phrase: 'a PT, OT, or speech practice',
    many: 'PT, OT, and speech practices',
  },
  { value: 'billing-service', label: 'Billing service', phrase: 'a billing service', many: 'billing services' },
  {
    value: 'not-a-provider',
    label: 'Not a care provider',
    phrase: 'an organization that gives no care',
    many: 'organizations that give no care',
  },
] as const satisfies readonly (Option & { phrase: string; many: string })[]

export type Organization = (typeof organizations)[number]['value']

export const organizationKeys = organizations.map(({ value }) => value)

/** The kinds that `/match` shows as buttons; all of them are in its list. */
export const commonOrganizations = organizations.slice(0, 8)

/** A kind as used in a sentence about what somebody is: `an outpatient practice`. */
export function organizationPhrase(key: Organization): string {
  return organizations.find(({ value }) => value === key)?.phrase ?? key
}

/** Organizations of a kind, as what a system is made for: `outpatient practices`. */
export function organizationsPhrase(key: Organization): string {
  return organizations.find(({ value }) => value === key)?.many ?? key
}
