import { z } from 'zod'
import type { Fact } from '../catalogue/evidence'
import type { VendorId } from '../catalogue/ids'
import type { PublishedCorrection } from '../corrections/published'
import type { Correction } from '../corrections/schema'
import { requiredText } from '../text'
import { oneLine } from '../words'
import { type ListFacts, listPlace, searchTerm } from './query'
import type { EmailState, HistoryEntry } from './submissions'

/** A report waits, was decided in one way or the other, or is spam. */
export const correctionStatuses = ['new', 'accepted', 'declined', 'spam'] as const

export type CorrectionStatus = (typeof correctionStatuses)[number]

export const correctionQuery = z.object({
  search: searchTerm,
  status: z.enum(['', ...correctionStatuses], 'Choose a status.').default(''),
  ...listPlace,
})

export type CorrectionQuery = z.output<typeof correctionQuery>

/** A report as the list shows it. Times are ISO 8601. */
export interface CorrectionSummary {
  id: string
  createdAt: string
  status: CorrectionStatus
  spamReasons: string[]
  vendor: VendorId
  field: string
  /** What vendor and field are called. */
  vendorName: string
  label: string
}

export interface CorrectionPage extends ListFacts {
  corrections: CorrectionSummary[]
  /** Of all reports. A number above `countedUpTo` says: more than that. */
  counts: Record<CorrectionStatus, number>
  /** Published sentences whose reports were erased, newest first, up to 50. */
  withoutReport: (PublishedCorrection & { vendorName: string; label: string })[]
  timeZone: string
}

/** The value of the catalogue that is said to be wrong, as this program has it. */
export interface ReportedFact extends Omit<Fact<unknown>, 'value'> {
  /** In words, a line each; none where there is no value. */
  lines: string[]
  /** The changes of it that were recorded, newest first: `Yes (sourced) → No (sourced)`. */
  changes: { date: string; text: string }[]
}

export interface CorrectionDetail extends CorrectionSummary, Omit<Correction, 'vendor' | 'field'> {
  /** The email about the decision and an accepted report's published sentence; if reopened, the former ones. */
  reason: string
  decidedAt: string | null
  /** The version of the data that has the change, once the history of the catalogue names this report. */
  doneIn: string | null
  fact: ReportedFact
  emails: EmailState[]
  /** The newest 500, newest first. */
  history: HistoryEntry[]
  timeZone: string
}

/** Characters of what is published of an accepted report, or told of a declined one. */
export const reasonCharsMax = 300

const missingReason = 'Write one sentence on what changes, or why nothing does.'

/** Marks that turn the direction of the text around them, and places of Unicode that XML cannot carry. */
const unprintable = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g

/** Plain text on one line, which can stand on a page, in a feed and in an email as it is. */
const publicSentence = requiredText(reasonCharsMax, missingReason)
  .transform((text) => oneLine(text.replace(unprintable, '')).replace(/ {2,}/g, ' '))
  .refine((text) => text !== '', missingReason)

export const correctionDecision = z.object(
  {
    decision: z.enum(['accepted', 'declined'], 'Accept or decline.'),
    reason: publicSentence,
    /** When the report was decided as far as the one who decides knows; empty: not yet. */
    seen: z.string('Say which decision was seen.').max(40),
  },
  { error: 'Send the decision as one JSON object.' },
)

export type CorrectionDecision = z.input<typeof correctionDecision>

/** What may be changed without a decision: that it waits again, or is spam. */
export const correctionChanges = z.object(
  { status: z.enum(['new', 'spam'], 'Choose a status.') },
  { error: 'Send the changes as one JSON object.' },
)

export type CorrectionChanges = z.input<typeof correctionChanges>

export interface CorrectionAdminApi {
  listCorrections(query: CorrectionQuery): Promise<CorrectionPage>
  /** Rejects with 404 when there is none of that id; so do those below. */
  getCorrection(id: string): Promise<CorrectionDetail>
  /**
   * Publishes what is accepted, withdraws what is declined, and promises an email to a visitor who left an address,
   * once per decision. Rejects with 409 for spam, and if someone else decided in the meantime.
   */
  decideCorrection(id: string, decision: CorrectionDecision): Promise<CorrectionDetail>
  /** Withdraws what was published. A report that is no spam any more gets the email that was not promised before. */
  changeCorrection(id: string, changes: CorrectionChanges): Promise<CorrectionDetail>
  addCorrectionNote(id: string, text: string): Promise<CorrectionDetail>
  /** Erases the report and everything kept about it; a published sentence stays. */
  eraseCorrection(id: string): Promise<void>
  /** Withdraws what is published of a report that was erased. */
  withdrawCorrection(id: string): Promise<void>
}
