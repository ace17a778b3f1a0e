import type { Option } from '../../forms/field'
import type { Area, Setting } from './care'
import type { Organization } from './organizations'

/** What one value of `practice=` in older addresses stands for. */
interface Practice extends Option {
  organization: Organization
  industry: Area
  setting: readonly Setting[]
}

/** The values of `practice=`, which go on working. */
export const practices = [
  {
    value: 'therapy',
    label: 'Outpatient mental health',
    organization: 'practice',
    industry: 'mental-health',
    setting: ['outpatient'],
  },
  {
    value: 'telehealth',
    label: 'Telehealth only',
    organization: 'practice',
    industry: 'mental-health',
    setting: ['telehealth-only'],
  },
  {
    value: 'sud-outpatient',
    label: 'Substance use, outpatient',
    organization: 'addiction-outpatient',
    industry: 'substance-abuse',
    setting: ['outpatient'],
  },
  {
    value: 'sud-iop',
    label: 'Substance use, IOP or PHP',
    organization: 'addiction-program',
    industry: 'substance-abuse',
    setting: ['iop-php'],
  },
  {
    value: 'sud-residential',
    label: 'Substance use, residential',
    organization: 'addiction-program',
    industry: 'substance-abuse',
    setting: ['residential'],
  },
  {
    value: 'otp',
    label: 'Opioid treatment program',
    organization: 'otp',
    industry: 'substance-abuse',
    setting: ['otp'],
  },
  {
    value: 'inpatient',
    label: 'Psychiatric hospital',
    organization: 'hospital',
    industry: 'mental-health',
    setting: ['inpatient'],
  },
  { value: 'ccbhc', label: 'CCBHC', organization: 'ccbhc', industry: 'mental-health', setting: ['ccbhc'] },
  {
    value: 'eating-disorder',
    label: 'Eating disorders',
    organization: 'eating-disorder-program',
    industry: 'eating-disorder',
    setting: [],
  },
  { value: 'autism', label: 'Autism and ABA', organization: 'aba', industry: 'autism', setting: [] },
] as const satisfies readonly Practice[]
