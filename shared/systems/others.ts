import type { currentEmrs } from '../leads/options'

type ListedSystem = (typeof currentEmrs)[number]['value']

/** One line on a system of the lead form that the catalogue does not hold, for somebody who has it today. */
export interface OtherSystem {
  value: ListedSystem
  name: string
  /** `closing` takes no new customers, and a `network` holds the chart for its members; all others are a `record`. */
  state: 'record' | 'closing' | 'network'
  /** What matters most to somebody who stays or leaves. */
  line: string
  /** Where the line stands, and when we read it. */
  url: string
  read: string
}

const read = '2026-11-29'
const chpl =
  'https://github.com/jmandel-bot/ehi-export-analysis/blob/4f606076435de310f653f616d045d69622e5b203/chpl-data'

/** In the order of the lead form. */
export const otherSystems: readonly OtherSystem[] = [
  {
    ...{ value: 'alleva', name: 'Alleva', state: 'record', read },
    line: 'Its federal certificate of 2025 covers the export of all records and basic security. We found no steps, price, or deadline for that export.',
    url: `${chpl}/b10-search-p0.json`,
  },
  {
    ...{ value: 'alma', name: 'Alma', state: 'network', read },
    line: 'Alma is a membership network, and the record is one of its tools. Ask for your charts before you cancel; the deadline is the 20th of the month before renewal.',
    url: 'https://support.helloalma.com/hc/en-us/articles/360011354313-Membership-Cancellation-and-Pause-Requests',
  },
  {
    ...{ value: 'best-notes', name: 'BestNotes', state: 'record', read },
    line: 'A customer who cancels receives demographics, documents, forms, and files of each contact, and raw data. The vendor describes how to check them.',
    url: 'https://help.bestnotes.com/support/solutions/articles/11000116905-cancellation-account-export-validation',
  },
  {
    ...{ value: 'elation', name: 'Elation', state: 'record', read },
    line: 'An administrator can export the full record of one patient at a time, and clinical summaries of many at once.',
    url: 'https://help.elationhealth.com/articles/Offboarding-Data-Export-Checklist',
  },
  {
    ...{ value: 'epitomax-psytech', name: 'Epitomax (PsyTech)', state: 'record', read },
    line: 'We did not find it on the federal list of certified health IT of February 2026, so no certificate vouches for its export.',
    url: 'https://github.com/jmandel-bot/ehi-export-analysis/tree/4f606076435de310f653f616d045d69622e5b203/chpl-data',
  },
  {
    ...{ value: 'icanotes', name: 'ICANotes', state: 'record', read },
    line: 'The vendor warns not to count on storage after the contract ends. Ask for the number of days, and export before.',
    url: 'https://icanotesllc.zohodesk.com/portal/en/kb/articles/icanotes-backup-policy-how-your-data-is-protected',
  },
  {
    ...{ value: 'insync', name: 'InSync', state: 'record', read },
    line: 'It belongs to Qualifacts, which keeps several records side by side. Ask how long this one is developed.',
    url: `${chpl}/b10-search-p3.json`,
  },
  {
    ...{ value: 'lightning-step', name: 'Lightning Step', state: 'record', read },
    line: 'Earlier published terms let the vendor change the contract at any time. Ask which version you signed.',
    url: 'https://lightningstep.com/tos',
  },
  {
    ...{ value: 'luminello', name: 'Luminello', state: 'closing', read },
    line: 'It is closed to new customers, and the present ones are asked to move to SimplePractice. Payer enrollments have to be filed again, which takes two to eight weeks.',
    url: 'https://support.simplepractice.com/hc/en-us/articles/23468228850445-Transferring-your-enrollments-from-Luminello-to-SimplePractice',
  },
  {
    ...{ value: 'netsmart', name: 'Netsmart', state: 'record', read },
    line: 'Netsmart sells several records. Of myAvatar, it describes an export for one or more patients, with images and rich text sent separately.',
    url: 'https://www.ntst.com/lp/certifications/ehi-all-data-myavatar',
  },
  {
    ...{ value: 'osmind', name: 'Osmind', state: 'record', read },
    line: 'Closing an account takes 30 days of notice. The vendor then prepares ten files, among them notes, diagnoses, and questionnaires.',
    url: 'https://support.osmind.org/en/articles/11498990-closing-my-osmind-account',
  },
  {
    ...{ value: 'practice-fusion', name: 'Practice Fusion', state: 'record', read },
    line: 'It belongs to Veradigm. Its export is documented for one patient or the whole practice: charts, billing, prescriptions, labs, and messages.',
    url: 'https://www.practicefusion.com/ehi-export-documentation/v9/index/',
  },
  {
    ...{ value: 'ritten', name: 'Ritten', state: 'record', read },
    line: 'Its interface is open to partners only and does not follow the FHIR standard. We could not read how its export works.',
    url: 'https://github.com/api-evangelist/ritten/blob/main/conformance/ritten-conformance.yml',
  },
  {
    ...{ value: 'sun-wave', name: 'Sunwave', state: 'record', read },
    line: 'Its federal certificate of 2025 covers the export of all records and basic security. We did not find its terms on returning data.',
    url: `${chpl}/b10-search-p7.json`,
  },
  {
    ...{ value: 'wellegen', name: 'Wellegen', state: 'record', read },
    line: 'We read the name as Welligent, which the federal list gives to ContinuumCloud. We found no steps, price, or deadline for its export.',
    url: `${chpl}/b10-search-p8.json`,
  },
]

/** What we know of a system of the lead form outside the catalogue; undefined for the others and for `other`. */
export function otherSystem(value: string): OtherSystem | undefined {
  return otherSystems.find((one) => one.value === value)
}
