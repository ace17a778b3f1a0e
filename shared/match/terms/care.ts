/** Kinds of care: the values of the lead form without `other`. */
export const areas = ['mental-health', 'substance-abuse', 'eating-disorder', 'autism'] as const
export type Area = (typeof areas)[number]

/** Places and ways in which care is given: the values of the match's `setting`. */
export const settings = [
  'outpatient',
  'iop-php',
  'residential',
  'detox',
  'inpatient',
  'otp',
  'ccbhc',
  'school',
  'telehealth-only',
] as const
export type Setting = (typeof settings)[number]

/** As used in a sentence. */
export const areaWords: Readonly<Record<Area, string>> = {
  'mental-health': 'mental health care',
  'substance-abuse': 'substance use treatment',
  'eating-disorder': 'eating disorder treatment',
  autism: 'autism care',
}

/** As used in a sentence. */
export const settingWords: Readonly<Record<Setting, string>> = {
  outpatient: 'outpatient care',
  'iop-php': 'IOP/PHP',
  residential: 'residential care',
  detox: 'detox',
  inpatient: 'inpatient care',
  otp: 'opioid treatment programs',
  ccbhc: 'CCBHCs',
  school: 'school-based care',
  'telehealth-only': 'telehealth-only practices',
}
