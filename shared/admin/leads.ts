import { z } from 'zod'
import type { Arrival } from '../leads/arrival'
import { industries, type Lead, leadSchema } from '../leads/schema'
import { type Changed, type ChangeOutcome, type ManyChanges, manyChanges, workFields } from './changes'
import { conversation } from './conversation'
import { letterAuthor, letterText, letterVersion, seenVersion } from './letters'
import { listFacts, listPlace, moment, searchTerm } from './query'
import { emailState, historyEntry, submissionStatus } from './submissions'

/** The promise of the form and the confirmation: a recommendation within so many business days. */
export const promisedBusinessDays = 2

/** The list's filters besides statuses: leads waiting for an answer, and overdue ones. */
const leadViews = ['open', 'overdue'] as const

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

/** The answers as they are stored, which may be older than today's choices. */
const answers = Object.fromEntries(Object.keys(leadSchema.shape).map((name) => [name, z.string()])) as unknown as {
  [Name in keyof Lead]: z.ZodType<Lead[Name]>
}
const { firstName, lastName, workEmail, phoneNumber, organizationName, industry, numberOfProviders } = answers
const day = z.iso.date()

/** A lead as the list shows it. */
const leadSummary = z.object({
  ...{ firstName, lastName, workEmail, phoneNumber, organizationName, industry, numberOfProviders },
  id: z.uuid(),
  createdAt: moment,
  status: submissionStatus,
  owner: z.string(),
  /** Why it was taken for spam; empty for a person's. */
  spamReasons: z.array(z.string()),
  /** The day by which an answer is promised, `YYYY-MM-DD`. */
  dueDay: day,
  /** It still waits, and that day is over. */
  overdue: z.boolean(),
  recommendationSentAt: moment.nullable(),
  /** The lead that shows this one's answers too; null where this one stands by itself. */
  mergedInto: z.uuid().nullable(),
})

export type LeadSummary = z.output<typeof leadSummary>

export const leadPage = listFacts.extend({
  leads: z.array(leadSummary),
  /** Of all leads, whatever is searched for: by status and by view. A number above `countedUpTo` says: more than that. */
  counts: z.record(z.enum([...submissionStatus.options, ...leadViews]), z.int()),
  /** Everybody who has a lead or a message, up to 200. */
  owners: z.array(z.string()),
  /** In which days and times are told. */
  timeZone: z.string(),
  /** The day it is there, `YYYY-MM-DD`. */
  today: day,
  /** The moment for which it was read. */
  readAt: moment,
})

export type LeadPage = z.output<typeof leadPage>

/** Another lead that may be the same visitor, and what both have in common. */
const duplicate = leadSummary.pick({ id: true, createdAt: true, status: true, organizationName: true }).extend({
  name: z.string(),
  common: z.array(z.enum(['email address', 'phone number', 'organization'])),
})

export type Duplicate = z.output<typeof duplicate>

/** A request of the same visitor that was merged into a lead, with all that was answered. */
const mergedLead = leadSummary.pick({ id: true, createdAt: true, status: true }).extend(answers)

export type MergedLead = z.output<typeof mergedLead>

/** The leads before and after one in a list; null where there is none. */
export const leadNeighbors = z.object({
  previous: z.string().nullable(),
  next: z.string().nullable(),
  /** In which part of the list the lead stands, or stood when it was opened. */
  part: z.int(),
})

export type LeadNeighbors = z.output<typeof leadNeighbors>

/** A list, and the part of it in which a lead stood when it was opened: it stays in its place while it is worked on. */
export const neighborQuery = leadQuery.extend({
  part: z
    .string()
    .regex(/^[0-2]?$/, 'Enter 0, 1, or 2.')
    .default(''),
})

export type NeighborQuery = z.output<typeof neighborQuery>

export const merging = z.object({ ids: manyChanges.shape.ids }, { error: 'Send the ids as one JSON object.' })

/** A message from the mail address of a lead. */
const relatedMessage = leadSummary.pick({ id: true, createdAt: true, status: true }).extend({ subject: z.string() })

/** A lead with all there is about it. */
export const leadDetail = leadSummary.extend({
  ...answers,
  arrival: z.object({
    ...{ landingPage: z.string(), referrerHost: z.string(), campaign: z.string() },
    pagesRead: z.array(z.string()).readonly(),
  }) satisfies z.ZodType<Arrival>,
  /** What was read from the answers, in sentences without any typed word; empty if nothing was. */
  understood: z.string(),
  /** Its version rises with every save; whoever saves or sends says which one was seen. */
  draft: letterVersion.extend({
    /** What the author must know or ask; the visitor does not get it. */
    notes: z.array(z.string()),
    /** Whether the email was kept as it was sent; not of one that an earlier version of the program sent. */
    isSentKept: z.boolean(),
  }),
  /** When the visitor withdrew, after which no email about it goes out. */
  withdrawnAt: moment.nullable(),
  emails: z.array(emailState),
  /** The newest 500, newest first. */
  history: z.array(historyEntry),
  duplicates: z.array(duplicate),
  /** What was merged into it, oldest first; their notes and emails are among those above. */
  merged: z.array(mergedLead),
  /** The conversation with the visitor, including merged requests. */
  thread: conversation,
  /** The newest 20 from its mail address. */
  messages: z.array(relatedMessage),
  /** Everybody who has a lead or a message, up to 200. */
  owners: z.array(z.string()),
  timeZone: z.string(),
  today: day,
})

export type LeadDetail = z.output<typeof leadDetail>

/**
 * The changeable parts of a lead, each optional. A draft is saved over the version that was seen, status and owner over
 * the values in `seen`, if given: another person's changes are kept, or conflict.
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
   * A lead that is no longer spam gets the emails not promised before. Rejects with 409, naming the fields, if another
   * person saved or sent the draft in the meantime, or set a field to another value than the one seen.
   */
  changeLead(id: string, changes: LeadChanges): Promise<Changed<LeadDetail>>
  /** Sets status or owner of many. */
  changeLeads(changes: ManyChanges): Promise<ChangeOutcome>
  /** Undoes the changes or the merge of one act, except what was changed since. Rejects with 404 for an unknown one. */
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
