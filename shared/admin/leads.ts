import { z } from 'zod'
import type { Arrival } from '../leads/arrival'
import { industries } from '../leads/options'
import { type Lead, leadSchema } from '../leads/schema'
import { conversation } from './conversation'
import { letterVersion } from './letters'
import { listFacts, listPart, listPlace, moment, searchTerm, spamFilter } from './query'
import { leadReading } from './reading'
import { oneOf } from './sent'
import { emailState, historyEntry, submissionStatus } from './submissions'

/** The promise of the form and the confirmation: a recommendation within this many business days. */
export const promisedBusinessDays = 2

/** The list's filters besides statuses: leads waiting for an answer, and overdue ones. */
const leadViews = ['open', 'overdue'] as const

export const leadSorts = [
  { value: 'due', label: 'Due first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'organization', label: 'By organization' },
] as const

/** The value of the owner filter for leads without an owner. */
export const noOwner = '-'

/** The query of the list and the export. An empty value does not narrow anything. */
export const leadQuery = z.object({
  search: searchTerm,
  spam: spamFilter,
  status: z.union([submissionStatus, z.enum(leadViews), z.literal('')], 'Choose a status.').default(''),
  industry: z.enum(['', ...industries.map(({ value }) => value)], 'Choose an industry.').default(''),
  owner: searchTerm,
  sort: oneOf(leadSorts, 'Choose an order.').default('due'),
  ...listPlace,
})

export type LeadQuery = z.output<typeof leadQuery>

/** The stored answers, which may be from before the form's current choices. */
const answers = Object.fromEntries(Object.keys(leadSchema.shape).map((name) => [name, z.string()])) as unknown as {
  [Name in keyof Lead]: z.ZodType<Lead[Name]>
}
const day = z.iso.date()

const leadSummary = z.object({
  firstName: answers.firstName,
  lastName: answers.lastName,
  workEmail: answers.workEmail,
  phoneNumber: answers.phoneNumber,
  organizationName: answers.organizationName,
  industry: answers.industry,
  numberOfProviders: answers.numberOfProviders,
  id: z.uuid(),
  createdAt: moment,
  status: submissionStatus,
  owner: z.string(),
  spamReasons: z.array(z.string()),
  /** The day by which an answer is promised, `YYYY-MM-DD`. */
  dueDay: day,
  overdue: z.boolean(),
  recommendationSentAt: moment.nullable(),
  /** The lead on whose page this one is shown; null if it has not been merged. */
  mergedInto: z.uuid().nullable(),
})

export type LeadSummary = z.output<typeof leadSummary>

/** A lead as the list shows it: with the answers that decide which one to take first. */
const listedLead = leadSummary.extend({
  estimatedMonthlyBudget: answers.estimatedMonthlyBudget,
  currentEmr: answers.currentEmr,
  /** The beginning of the description, on one line, up to 160 characters. */
  beginning: z.string(),
})

export type ListedLead = z.output<typeof listedLead>

export const leadPage = listFacts.extend({
  leads: z.array(listedLead),
  /** Counts of all leads, regardless of the search. A number above `countedUpTo` means more than that. */
  counts: z.record(z.enum([...submissionStatus.options, ...leadViews]), z.int()),
  /** All owners of leads or messages, up to 200. */
  owners: z.array(z.string()),
  timeZone: z.string(),
  /** The current day in that time zone, `YYYY-MM-DD`. */
  today: day,
  readAt: moment,
})

export type LeadPage = z.output<typeof leadPage>

/** Another lead that may come from the same visitor, and what the two have in common. */
const duplicate = leadSummary.pick({ id: true, createdAt: true, status: true, organizationName: true }).extend({
  name: z.string(),
  common: z.array(z.enum(['email address', 'phone number', 'organization'])),
})

export type Duplicate = z.output<typeof duplicate>

/** A request from the same visitor that was merged into a lead, with all its answers. */
const mergedLead = leadSummary
  .pick({ id: true, createdAt: true, status: true })
  /** What was decided about its own reading, a line each. */
  .extend({ ...answers, decided: z.array(z.string()) })

export type MergedLead = z.output<typeof mergedLead>

export const neighborQuery = leadQuery.extend({ part: listPart })

const relatedMessage = leadSummary.pick({ id: true, createdAt: true, status: true }).extend({ subject: z.string() })

export const leadDetail = leadSummary.extend({
  ...answers,
  arrival: z.object({
    landingPage: z.string(),
    referrerHost: z.string(),
    campaign: z.string(),
    pagesRead: z.array(z.string()).readonly(),
  }) satisfies z.ZodType<Arrival>,
  reading: leadReading,
  /** The draft of the letter. Its version rises with every save; saving or sending names the version that was seen. */
  draft: letterVersion.extend({
    /** Notes to the author about what to check or ask; they are not sent. */
    notes: z.array(z.string()),
    /** Whether the email was stored as sent; false if an earlier version of the program sent it. */
    isSentKept: z.boolean(),
  }),
  /** When the visitor withdrew, after which no email about the lead is sent. */
  withdrawnAt: moment.nullable(),
  emails: z.array(emailState),
  /** The newest 500 entries, newest first. */
  history: z.array(historyEntry),
  duplicates: z.array(duplicate),
  /** Leads merged into this one, oldest first. Their notes and emails are included above. */
  merged: z.array(mergedLead),
  thread: conversation,
  /** The newest 20 from its email address. */
  messages: z.array(relatedMessage),
  /** All owners of leads or messages, up to 200. */
  owners: z.array(z.string()),
  timeZone: z.string(),
  today: day,
})

export type LeadDetail = z.output<typeof leadDetail>
