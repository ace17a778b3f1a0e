import { z } from 'zod'
import type { Arrival } from '../leads/arrival'
import { industries, type Lead } from '../leads/schema'
import { type Changed, type ChangeOutcome, type ManyChanges, manyChanges, workFields } from './changes'
import type { Thread } from './conversation'
import { type LetterOrigin, letterAuthor, letterText, seenVersion } from './letters'
import { type ListFacts, listPlace, searchTerm } from './query'
import { type EmailState, type HistoryEntry, type SubmissionStatus, submissionStatus } from './submissions'

/** The promise of the form and the confirmation: a recommendation within so many business days. */
export const promisedBusinessDays = 2

/** What the list can be narrowed to beside a status: what waits for an answer, and what has waited too long. */
export const leadViews = ['open', 'overdue'] as const

export const leadSorts = [
  { value: 'due', label: 'Due first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'organization', label: 'By organization' },
] as const

/** Stands among owners for a lead that has none. */
export const noOwner = '-'

/** What is listed and exported. An empty answer does not narrow anything. */
export const leadQuery = z.object({
  search: searchTerm,
  /** `no` leaves out what was taken for spam. */
  spam: z.enum(['', 'no'], 'Write no, or nothing.').default(''),
  status: z.union([submissionStatus, z.enum(leadViews), z.literal('')], 'Choose a status.').default(''),
  industry: z.enum(['', ...industries.map(({ value }) => value)], 'Choose an industry.').default(''),
  owner: searchTerm,
  sort: z
    .enum(
      leadSorts.map(({ value }) => value),
      'Choose an order.',
    )
    .default('due'),
  ...listPlace,
})

export type LeadQuery = z.output<typeof leadQuery>

/** A lead as the list shows it. Times are ISO 8601. */
export interface LeadSummary
  extends Pick<
    Lead,
    'firstName' | 'lastName' | 'workEmail' | 'phoneNumber' | 'organizationName' | 'industry' | 'numberOfProviders'
  > {
  id: string
  createdAt: string
  status: SubmissionStatus
  owner: string
  /** Why it was taken for spam; empty for a person's. */
  spamReasons: string[]
  /** The day by which an answer is promised, `YYYY-MM-DD`. */
  dueDay: string
  /** It still waits, and that day is over. */
  overdue: boolean
  recommendationSentAt: string | null
  /** The lead that shows this one's answers too; null where this one stands by itself. */
  mergedInto: string | null
}

export interface LeadPage extends ListFacts {
  leads: LeadSummary[]
  /** Of all leads, whatever is searched for: by status and by view. A number above `countedUpTo` says: more than that. */
  counts: Record<SubmissionStatus | (typeof leadViews)[number], number>
  /** Everybody who has a lead or a message, up to 200. */
  owners: string[]
  /** In which days and times are told. */
  timeZone: string
  /** The day it is there, `YYYY-MM-DD`. */
  today: string
  /** The moment for which it was read, ISO 8601. */
  readAt: string
}

/** Another lead that may be the same visitor, and what both have in common. */
export interface Duplicate extends Pick<LeadSummary, 'id' | 'createdAt' | 'status'> {
  name: string
  organizationName: string
  common: ('mail address' | 'phone number' | 'organization')[]
}

/** A request of the same visitor that was merged into a lead, with all that was answered. */
export interface MergedLead extends Lead, Pick<LeadSummary, 'id' | 'createdAt' | 'status'> {}

/** The leads before and after one in a list; null where there is none. */
export interface LeadNeighbors {
  previous: string | null
  next: string | null
  /** In which part of the list the lead stands, or stood when it was opened. */
  part: number
}

/** A list, and the part of it in which a lead stood when it was opened: it stays in its place while it is worked on. */
export const neighborQuery = leadQuery.extend({
  part: z
    .string()
    .regex(/^[0-2]?$/, 'Write 0, 1 or 2.')
    .default(''),
})

export type NeighborQuery = z.output<typeof neighborQuery>

export const merging = z.object({ ids: manyChanges.shape.ids }, { error: 'Send the ids as one JSON object.' })

/** A message from the mail address of a lead. */
export interface RelatedMessage {
  id: string
  subject: string
  createdAt: string
  status: SubmissionStatus
}

/** A lead with all there is about it. */
export interface LeadDetail extends LeadSummary, Lead {
  arrival: Arrival
  /** What was read out of the answers, in sentences without a word that was typed; empty where nothing was. */
  understood: string
  draft: {
    text: string
    /** What whoever writes it has to know or ask; the visitor does not get it. */
    notes: string[]
    /** Rises with every save; whoever saves or sends says which one was seen. */
    version: number
    author: string
    origin: LetterOrigin
    takenFrom: number | null
    /** Whether the email was kept as it was sent; not of one that an earlier version of the program sent. */
    isSentKept: boolean
    /** When a person last saved it; null while it is the one computed from the catalogue. */
    savedAt: string | null
  }
  /** When the visitor withdrew, after which no email about it goes out. */
  withdrawnAt: string | null
  emails: EmailState[]
  /** The newest 500, newest first. */
  history: HistoryEntry[]
  duplicates: Duplicate[]
  /** What was merged into it, oldest first; their notes and emails are among those above. */
  merged: MergedLead[]
  /** What was written with the visitor, that of merged requests with it. */
  thread: Thread
  /** The newest 20 from its mail address. */
  messages: RelatedMessage[]
  /** Everybody who has a lead or a message, up to 200. */
  owners: string[]
  timeZone: string
  today: string
}

/**
 * What may be changed of a lead, each for itself. A draft is saved over the version that was seen; status and owner over those
 * that were `seen`, where they are told: what somebody else set meanwhile is kept, or in conflict.
 */
export const leadChanges = z.object(
  {
    ...workFields.shape,
    seen: workFields.optional(),
    draft: letterText.optional(),
    draftVersion: seenVersion.optional(),
    draftAuthor: letterAuthor.optional(),
  },
  { error: 'Send the changes as one JSON object.' },
)

export type LeadChanges = z.input<typeof leadChanges>

export const sending = z.object(
  { draftVersion: z.int('Say which version was read.').min(0) },
  { error: 'Send the version as one JSON object.' },
)

export interface LeadAdminApi {
  listLeads(query: LeadQuery): Promise<LeadPage>
  /** Rejects with 404 when there is none of that id; so do those below. */
  getLead(id: string): Promise<LeadDetail>
  /**
   * A lead that is no spam any more gets the emails that were not promised before. Rejects with 409 when the draft was saved by
   * somebody else meanwhile, or sent, and when a field was set to another value than was seen and is wanted; the fields are named.
   */
  changeLead(id: string, changes: LeadChanges): Promise<Changed<LeadDetail>>
  /** Sets status or owner of many. */
  changeLeads(changes: ManyChanges): Promise<ChangeOutcome>
  /** Takes back what was changed or merged by one act, but for what somebody has changed since. Rejects with 404 for an unknown one. */
  undoLeads(act: string): Promise<ChangeOutcome>
  /** Has these leads shown on the page of one, and in no list of their own; undone by its act. */
  mergeLeads(id: string, ids: string[]): Promise<Changed<LeadDetail>>
  /** Where a lead stands in a list. */
  getLeadNeighbors(id: string, query: NeighborQuery): Promise<LeadNeighbors>
  addNote(id: string, text: string): Promise<LeadDetail>
  /** Promises the mail with the draft, once: rejects with 409 when it was sent before, or the draft is another by now. */
  sendRecommendation(id: string, draftVersion: number): Promise<LeadDetail>
  /** Removes the lead and all that is kept about it, for good. */
  eraseLead(id: string): Promise<void>
}
