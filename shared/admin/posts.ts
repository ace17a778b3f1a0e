import { z } from 'zod'
import { ownCategories } from '../blog/categories'
import { storedFields } from './post-fields'
import { listFacts, listPlace, moment, searchTerm } from './query'
import { oneOf } from './sent'

export const postStatuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
  { value: 'removed', label: 'Removed' },
] as const

export type PostStatus = (typeof postStatuses)[number]['value']

export const postStatus = oneOf(postStatuses, 'Choose a status.')

/** Admin lists besides those by status: scheduled drafts, and articles due for review. */
export const postLists = [
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'review-due', label: 'Review due' },
] as const

/** The list's filters, last changed first. Without a status: drafts and published posts. */
export const adminPostQuery = z.object({
  search: searchTerm,
  status: z.union([postStatus, oneOf(postLists, 'Choose a status.'), z.literal('')], 'Choose a status.').default(''),
  category: z.enum(['', ...ownCategories.map(({ key }) => key)], 'Choose a category.').default(''),
  ...listPlace,
})

export type AdminPostQuery = z.output<typeof adminPostQuery>

const adminPostSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  categories: z.array(z.string()),
  updated_at: moment,
  status: postStatus,
  published_at: moment.nullable(),
  /** Prices and ratings in it that the catalogue does not support, each as a sentence. */
  draft_reasons: z.array(z.string()),
  /** Whether it comes from a test run of the generator, and is therefore never published. */
  is_test: z.boolean(),
  /** When it is or was to be published automatically; null if it is not scheduled. */
  scheduled_at: moment.nullable(),
  /** Why it was not published at that time, each as a sentence; empty until then. */
  schedule_problems: z.array(z.string()),
  /** The day by which its next review is due, `YYYY-MM-DD`; empty if none is set. */
  review_by: z.string(),
})

export type AdminPostSummary = z.output<typeof adminPostSummary>

export const adminPostPage = listFacts.extend({
  posts: z.array(adminPostSummary),
  /** Of all posts, regardless of the search. A number above `countedUpTo` means more than that. */
  counts: z.record(postStatus, z.int()),
  scheduled: z.int(),
  /** The number of drafts and published posts that are due for review. */
  reviewDue: z.int(),
  /** The current day in the site's time zone, `YYYY-MM-DD`. */
  today: z.iso.date(),
  timeZone: z.string(),
})

export type AdminPostPage = z.output<typeof adminPostPage>

export const adminPost = adminPostSummary.extend({
  ...storedFields,
  created_at: moment,
  /** The team member who scheduled it; null if it is not scheduled. */
  scheduled_by: z.string().nullable(),
  /** Further problems found when it was generated, besides its figures, one sentence each. */
  generation_notes: z.array(z.string()),
  /** Rises with each change of the text, but not of the status. */
  revision: z.int(),
  /** Links that lead nowhere and pictures that do not exist, each as a sentence. */
  link_problems: z.array(z.string()),
  /** Former slugs that redirect to its current address. */
  former_slugs: z.array(z.string()),
  timeZone: z.string(),
})

export type AdminPost = z.output<typeof adminPost>
