/** Words for people who give care, longest first where one begins another; singular, lower case. */
const careTitles = [
  'licensed professional counselor',
  'clinical social worker',
  'social worker',
  'behavior technician',
  'behavior analyst',
  'nurse practitioner',
  'physician assistant',
  'peer specialist',
  'case manager',
  'care manager',
  'caseworker',
  'psychotherapist',
  'psychologist',
  'psychiatrist',
  'prescriber',
  'therapist',
  'counselor',
  'counsellor',
  'dietitian',
  'dietician',
  'physician',
  'doctor',
  'nurse',
  'coach',
  'intern',
  'technician',
  'tech',
  'pmhnp',
  'np',
  'pa',
  'rn',
  'md',
  'lpcc',
  'lpc',
  'lcsw',
  'licsw',
  'lmsw',
  'lmft',
  'mft',
  'lmhc',
  'lcpc',
  'lcdc',
  'ladc',
  'lac',
  'bcba',
  'bcaba',
  'rbt',
  'bt',
  'slp',
  'ot',
  'contractor',
] as const

/** Words for anybody who gives care; a count of these covers the special titles beside it. */
const anyProvider = ['provider', 'clinician', '(?<!nurse )practitioner', 'clinical staff', 'clinical employee'] as const

/** Words by which a price is counted: everybody above, and those who only use the system. */
const seats = ['user', 'seat', 'license', 'license', 'licensee', 'head', 'person', 'employee', 'staff', 'staff member']

const plural = (words: readonly string[]) => words.map((word) => `${word}s?`).join('|')

/** Alternatives for regular expressions on lower-case text, singular and plural. */
export const titlePatterns = {
  specific: plural(careTitles),
  generic: plural(anyProvider),
  seat: plural([...seats, ...anyProvider, ...careTitles]),
}
