import type { Area, Setting } from './care'
import type { Organization } from './organizations'

/** What one value of `practice=` in older addresses stands for. */
interface Practice {
  value: string
  organization: Organization
  industry: Area
  setting: readonly Setting[]
}

/** The values of `practice=`, which go on working. */
export const practices = [
  { value: 'therapy', organization: 'practice', industry: 'mental-health', setting: ['outpatient'] },
  { value: 'telehealth', organization: 'practice', industry: 'mental-health', setting: ['telehealth-only'] },
  {
    value: 'sud-outpatient',
    organization: 'addiction-outpatient',
    industry: 'substance-abuse',
    setting: ['outpatient'],
  },
  { value: 'sud-iop', organization: 'addiction-program', industry: 'substance-abuse', setting: ['iop-php'] },
  {
    value: 'sud-residential',
    organization: 'addiction-program',
    industry: 'substance-abuse',
    setting: ['residential'],
  },
  { value: 'otp', organization: 'otp', industry: 'substance-abuse', setting: ['otp'] },
  { value: 'inpatient', organization: 'hospital', industry: 'mental-health', setting: ['inpatient'] },
  { value: 'ccbhc', organization: 'ccbhc', industry: 'mental-health', setting: ['ccbhc'] },
  { value: 'eating-disorder', organization: 'eating-disorder-program', industry: 'eating-disorder', setting: [] },
  { value: 'autism', organization: 'aba', industry: 'autism', setting: [] },
] as const satisfies readonly Practice[]
