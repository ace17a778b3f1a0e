import { z } from 'zod'
import type { Fact } from '../catalogue/evidence'
import type { VendorId } from '../catalogue/ids'
import type { PublishedCorrection } from '../corrections/published'
import type { Correction } from '../corrections/schema'
import { requiredText } from '../text'
import { oneLine } from '../words'
import { type ListFacts, listPlace, searchTerm, spamFilter } from './query'
import { sent } from './sent'
import type { EmailState, HistoryEntry } from './submissions'

export const correctionStatuses = ['new', 'accepted', 'declined', 'spam'] as const

export type CorrectionStatus = (typeof correctionStatuses)[number]

export const correctionQuery = z.object({
  search: searchTerm,
  spam: spamFilter,
  status: z.enum(['', ...correctionStatuses], 'Choose a status.').default(''),
  ...listPlace,
})

export type CorrectionQuery = z.output<typeof correctionQuery>

/** What lists and the report's page show. Times are ISO 8601. */
export interface CorrectionSummary {
  id: string
  createdAt: string
  status: CorrectionStatus
  spamReasons: string[]
  vendor: VendorId
  field: string
  vendorName: string
  label: string
}

export interface ListedCorrection extends CorrectionSummary {
  /** The beginning of the report, on one line, up to 160 characters. */
  beginning: string
}

export interface CorrectionPage extends ListFacts {
  corrections: ListedCorrection[]
  /** Of all reports. A number above `countedUpTo` means more than that. */
  counts: Record<CorrectionStatus, number>
  /** Published sentences whose reports were erased, newest first, up to 50. */
  withoutReport: (PublishedCorrection & { vendorName: string; label: string })[]
}

/** The catalogue's current value that a report says is wrong. */
export interface ReportedFact extends Omit<Fact<unknown>, 'value'> {
  /** The value in words, one line each; empty if there is none. */
  lines: string[]
  /** Its recorded changes, newest first: `Yes (sourced) → No (sourced)`. */
  changes: { date: string; text: string }[]
}

export interface CorrectionDetail extends CorrectionSummary, Omit<Correction, 'vendor' | 'field'> {
  /** The email about the decision and an accepted report's published sentence; if reopened, the former ones. */
  reason: string
  decidedAt: string | null
  /** The version of the data with the change, once the catalogue's history names this report. */
  doneIn: string | null
  fact: ReportedFact
  emails: EmailState[]
  /** The newest 500, newest first. */
  history: HistoryEntry[]
}

/** The length in characters of the published sentence, or of the explanation for a declined report. */
export const reasonCharsMax = 300

const missingReason = 'Write one sentence on what changes, or why nothing does.'

/** Characters that reverse the text direction around them, and code points that XML cannot contain. */
const unprintable = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g

/** One line of plain text that can be used unchanged on a page, in a feed, and in an email. */
const publicSentence = requiredText(reasonCharsMax, missingReason)
  .transform((text) => oneLine(text.replace(unprintable, '')).replace(/ {2,}/g, ' '))
  .refine((text) => text !== '', missingReason)

export const correctionDecision = sent('the decision', {
  decision: z.enum(['accepted', 'declined'], 'Accept or decline.'),
  reason: publicSentence,
  /** When the report was decided, as the page showed it; empty if it was undecided. */
  seen: z.string('Say which decision was seen.').max(40),
})

/** Changes that are not decisions: reopening a report, or marking it as spam. */
export const correctionChanges = sent('the changes', { status: z.enum(['new', 'spam'], 'Choose a status.') })
