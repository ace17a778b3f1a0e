/** Titles of people who give care, in singular and lowercase; a title that begins with another one comes first. */
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

/** General words for people who give care. A count of these includes the specific titles mentioned beside it. */
const anyProvider = ['provider', 'clinician', '(?<!nurse )practitioner', 'clinical staff', 'clinical employee'] as const

/** Words for what a price is per: users of any kind, and all titles above. */
const seats = ['user', 'seat', 'license', 'license', 'licensee', 'head', 'person', 'employee', 'staff', 'staff member']

const plural = (words: readonly string[]) => words.map((word) => `${word}s?`).join('|')

/** Alternatives for regular expressions on lowercase text, singular and plural. */
export const titlePatterns = {
  specific: plural(careTitles),
  generic: plural(anyProvider),
  seat: plural([...seats, ...anyProvider, ...careTitles]),
}
