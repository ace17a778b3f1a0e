import type { Vendor } from '../catalogue'
import type { FieldKey } from '../catalogue/fields'
import { hasValue } from '../catalogue/mark'
import { outOfScope } from '../catalogue/scope'
import { leavingPlan } from './plan'

/** Something to know before leaving a vendor: the fact that answers it, and the question to the vendor. */
export interface LeavingQuestion {
  /** The dossier field with the answer; null if it depends on the individual contract. */
  field: FieldKey | null
  label: string
  /** The same as the reader asks it, where the answer can be public. */
  asked?: string
  sentence: string
  /** What the letter asks even if the answer is published, because a practice needs it in writing, or all of it. */
  confirm?: string
}

const contract: readonly LeavingQuestion[] = [
  {
    field: 'contract.term',
    label: 'Term and renewal',
    asked: 'How long are you bound?',
    sentence:
      'On what date does our current term end, does it renew automatically, and what does it cost to end it earlier?',
  },
  {
    field: 'contract.notice',
    label: 'Notice',
    asked: 'How much notice?',
    sentence: "How many days' notice must we give, in what form, and to what address?",
  },
]

export const contentsLabel = 'List of contents'

const ofCharts = [
  'demographics and insurance',
  'diagnoses',
  'allergies and medications',
  'notes with signatures and dates',
  'treatment plans',
  'outcome scores',
  'consents',
  'documents and lab results',
  'messages',
]
const ofTheOffice = ['appointments', 'authorizations', 'billing history', 'the audit trail']

/** What to look for in a full export. */
export const exportParts: readonly string[] = [...ofCharts, ...ofTheOffice]

/** The same for a program with beds, whose charts also hold doses and stays. */
export const exportPartsWithBeds: readonly string[] = [
  ...ofCharts,
  'medication administration records and orders',
  'admissions and bed history',
  ...ofTheOffice,
]

function contents(parts: readonly string[]): LeavingQuestion {
  return {
    field: null,
    label: contentsLabel,
    sentence: `Please list which of these an export contains: ${parts.join(', ')}. If you have an example file with made-up data, please send it.`,
  }
}

const records: readonly LeavingQuestion[] = [
  {
    field: 'leaving.exportScope',
    label: 'Export contents',
    asked: 'What can you take along?',
    sentence: 'Can we export one patient as well as all patients, and which records does a full export leave out?',
  },
  contents(exportParts),
  {
    field: 'leaving.exportFormat',
    label: 'Export format',
    asked: 'In which form?',
    sentence: 'In what file format do you provide it, and where is that format described?',
  },
  {
    field: 'leaving.exportPrice',
    label: 'Export price',
    asked: 'At what price?',
    sentence:
      'What does a full export cost, help and delivery included, and what does a second one cost if the first is incomplete? Please state the price in writing.',
    confirm:
      'Please confirm in writing what a full export costs our account, help and delivery included, and what a second one costs if the first is incomplete.',
  },
  {
    field: 'leaving.exportDeadline',
    label: 'Export deadline',
    asked: 'Until when?',
    sentence:
      'For how long after the contract ends can we still export, and for how long can we still sign in to read?',
    confirm:
      'Please confirm until when we can export, and for how long we can still sign in to read after the contract ends.',
  },
]

const recordsWithBeds: readonly LeavingQuestion[] = records.map((question) =>
  question.label === contentsLabel ? contents(exportPartsWithBeds) : question,
)

const certification: LeavingQuestion = {
  field: 'certification.ehiExport',
  label: 'Federal certification for exporting records, (b)(10)',
  asked: 'Certified to export it all?',
  sentence:
    'Is your product certified for the export of all electronic health information, 45 CFR 170.315(b)(10), and who on our side can start it?',
}

/** The same for a product without an entry on the federal list: what the search for it found is the answer. */
export const certificationSought: LeavingQuestion = { ...certification, field: 'certification.status' }

const ofEachContract: readonly LeavingQuestion[] = [
  {
    field: null,
    label: 'Time',
    sentence: 'How soon after our request will we receive the files, and who on your side is responsible?',
  },
  {
    field: null,
    label: 'Return',
    sentence:
      'Please confirm that our records will be returned to us, and after that destroyed on your side, as our business associate agreement provides, and that you will tell us in writing when that is done.',
  },
]

/** What to ask about any system that keeps charts, most important first. */
export const generalQuestions: readonly LeavingQuestion[] = [...records, certification, ...contract, ...ofEachContract]

/** Questions about products that keep no chart, such as card payments or video visits. */
const beside: readonly LeavingQuestion[] = [
  {
    field: null,
    label: 'What you keep',
    sentence: 'Which data do you keep about us and our patients, in what format can we get them, and at what price?',
  },
  {
    field: null,
    label: 'Access after the contract ends',
    sentence: 'For how long after the contract ends can we still sign in and read past statements and reports?',
  },
  {
    field: null,
    label: 'Handing over',
    sentence: 'What can be handed over to the provider we move to, and who starts that?',
  },
]

/** Facts that need no question, but are shown if they are known. */
export const furtherFields = [
  'leaving.exportGrade',
  'contract.cancellation',
  'contract.refunds',
  'contract.lateFee',
] as const

/** What a list of systems shows of each, in a word. */
export const glances = [
  { field: 'leaving.exportScope', word: 'Export' },
  { field: 'leaving.exportPrice', word: 'Price' },
  { field: 'leaving.exportDeadline', word: 'Until' },
  { field: 'certification.ehiExport', word: 'Certified' },
] as const satisfies readonly { field: FieldKey; word: string }[]

/** Whether a product keeps records that have to be moved; a network keeps those of its members. */
export function keepsRecords(vendor: Vendor): boolean {
  return outOfScope(vendor) === undefined || vendor.product?.kind === 'network'
}

/** What to know before leaving a vendor, most important first. */
export function leavingQuestions(vendor: Vendor): readonly LeavingQuestion[] {
  if (!keepsRecords(vendor)) return [...contract, ...beside]
  const isListed = hasValue(vendor['certification.ehiExport'])
  const { isForBeds } = leavingPlan(vendor)
  return [
    ...(isForBeds ? recordsWithBeds : records),
    isListed ? certification : certificationSought,
    ...contract,
    ...ofEachContract,
  ]
}
