import type { Option } from '../forms/field'

export const industries = [
  { value: 'mental-health', label: 'Mental Health' },
  { value: 'substance-abuse', label: 'Substance Abuse' },
  { value: 'eating-disorder', label: 'Eating Disorder' },
  { value: 'autism', label: 'Autism' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[]

export const currentEmrs = [
  { value: 'alleva', label: 'Alleva' },
  { value: 'alma', label: 'Alma' },
  { value: 'best-notes', label: 'BestNotes' },
  { value: 'clinic-source', label: 'ClinicSource' },
  { value: 'elation', label: 'Elation' },
  { value: 'epitomax-psytech', label: 'Epitomax (PsyTech)' },
  { value: 'icanotes', label: 'ICANotes' },
  { value: 'insync', label: 'InSync' },
  { value: 'kareo', label: 'Kareo' },
  { value: 'kipu', label: 'Kipu' },
  { value: 'lightning-step', label: 'Lightning Step' },
  { value: 'luminello', label: 'Luminello' },
  { value: 'netsmart', label: 'Netsmart' },
  { value: 'nextgen', label: 'NextGen' },
  { value: 'opus', label: 'Opus' },
  { value: 'osmind', label: 'Osmind' },
  { value: 'practice-fusion', label: 'Practice Fusion' },
  { value: 'ritten', label: 'Ritten' },
  { value: 'simple-practice', label: 'SimplePractice' },
  { value: 'sun-wave', label: 'Sunwave' },
  { value: 'therapy-notes', label: 'TherapyNotes' },
  { value: 'valant', label: 'Valant' },
  { value: 'wellegen', label: 'Wellegen' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[]

export const providerCounts = [
  { value: 'solo-practitioner', label: 'Solo Practitioner' },
  { value: '2-10', label: '2-10' },
  { value: '11-20', label: '11-20' },
  { value: '21-50', label: '21-50' },
  { value: '51+', label: '51+' },
] as const satisfies readonly Option[]

export const roles = [
  { value: 'clinical-director', label: 'Clinical Director' },
  { value: 'practice-manager', label: 'Operations Manager' },
  { value: 'owner', label: 'Owner' },
  { value: 'c-suite-executive', label: 'C-Suite Executive' },
  { value: 'administrator', label: 'Administrator' },
  { value: 'therapist', label: 'Therapist/Clinician' },
  { value: 'it-manager', label: 'IT Manager' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[]

const countsUpTo = [1, 10, 20, 50, Number.POSITIVE_INFINITY]

/** The form's range that contains a number of providers. */
export const providerCountFor = (providers: number): string | undefined =>
  providerCounts[countsUpTo.findIndex((most) => providers <= most)]?.value
