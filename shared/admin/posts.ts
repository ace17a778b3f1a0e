import { z } from 'zod'
import { blogCategories } from '../blog/categories'
import type { Article } from '../blog/post'
import { isDay } from '../business-days/local-day'
import { parsePicture } from '../pictures/address'
import { optionalText, requiredText } from '../text'
import { listFacts, listPlace, moment, searchTerm } from './query'

export const postStatuses = [
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
  { value: 'removed', label: 'Removed' },
] as const

export type PostStatus = (typeof postStatuses)[number]['value']

const postStatus = z.enum(
  postStatuses.map(({ value }) => value),
  'Choose a status.',
)

/** The categories a post can list. Every post is in `all` without listing it. */
export const ownCategories = blogCategories.filter(({ key }) => key !== 'all')

/** Admin lists besides those by status: scheduled drafts, and articles due for review. */
export const postLists = [
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'review-due', label: 'Review due' },
] as const

/** The list's filters, last changed first. Without a status: drafts and published posts. */
export const adminPostQuery = z.object({
  search: searchTerm,
  status: z
    .union([postStatus, z.enum(postLists.map(({ value }) => value)), z.literal('')], 'Choose a status.')
    .default(''),
  category: z.enum(['', ...ownCategories.map(({ key }) => key)], 'Choose a category.').default(''),
  ...listPlace,
})

export type AdminPostQuery = z.output<typeof adminPostQuery>

/** Limits in characters, except the numbers of categories and tags. */
export const postBounds = {
  ...{ title: 200, slug: 100, excerpt: 500, content: 50_000, author: 100 },
  ...{ categories: 10, category: 100, tags: 10, tag: 50 },
  ...{ picture: 200, pictureText: 300, seoTitle: 70, seoDescription: 200, reviewer: 100 },
} as const

const separate = (texts: readonly string[]) => [...new Set(texts)]

const labels = (most: number, longest: number, missing: string) =>
  z
    .array(requiredText(longest, missing), 'Write this as a list.')
    .max(most, `Choose ${most} or fewer.`)
    .transform(separate)

const optionalDay = optionalText(10).refine((day) => day === '' || isDay(day), 'Choose a day.')

/** The fields of a post that a person edits. Optional texts that are missing are empty. */
export const postFields = z.object(
  {
    title: requiredText(postBounds.title, 'Give the article a title.'),
    slug: optionalText(postBounds.slug).refine(
      (slug) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slug),
      'Use lowercase letters, digits, and single hyphens.',
    ),
    excerpt: optionalText(postBounds.excerpt),
    content: optionalText(postBounds.content),
    categories: labels(postBounds.categories, postBounds.category, 'Name the category.'),
    tags: labels(postBounds.tags, postBounds.tag, 'Write the tag.'),
    featured_image_url: optionalText(postBounds.picture).refine(
      (address) => /^(\/articles\/[\w-]+\.(svg|png|jpe?g|webp))?$/.test(address) || parsePicture(address) !== undefined,
      'Use the address of a picture on this site, such as /articles/42-cfr-part-2-in-the-emr.svg.',
    ),
    featured_image_alt: optionalText(postBounds.pictureText),
    author: optionalText(postBounds.author),
    seo_title: optionalText(postBounds.seoTitle),
    seo_description: optionalText(postBounds.seoDescription),
    reviewed_on: optionalDay,
    reviewed_by: optionalText(postBounds.reviewer),
    review_by: optionalDay,
  },
  { error: 'Send the article as one JSON object.' },
)

export type PostFields = z.output<typeof postFields>

export const newAdminPost = postFields.partial().required({ title: true })

/** The revision that was read before editing. Unchanged values are not checked again. */
export const seenRevision = z.object(
  { revision: z.int('Say which revision was edited.').min(1, 'Say which revision was edited.') },
  { error: 'Send the changes as one JSON object.' },
)

/** The problems with links that the publisher was shown, word for word; these do not block. */
const anyway = z.array(z.string().max(500), 'Write this as a list.').max(500).default([])

/** A time in the site's time zone, `2026-12-01T09:00`, or one with an offset. */
const scheduledTime = z.union(
  [z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/), z.iso.datetime({ offset: true })],
  'Choose a day and a time.',
)

/**
 * Changes to a post. A status, or the time when a draft is to be published (null: none), is stored together with the
 * other changes, or none of them is.
 */
export const postChanges = postFields
  .partial()
  .extend({ status: postStatus.optional(), scheduled_at: scheduledTime.nullable().optional(), anyway })

/**
 * `from`: the expected current status, so another person's change is not undone. `scheduled_at`: the draft's former
 * time, which is not restored if it has passed.
 */
export const postState = z.object(
  {
    status: postStatus,
    from: postStatus.optional(),
    scheduled_at: z.iso.datetime({ offset: true }).optional(),
    anyway,
  },
  { error: 'Send the status as one JSON object.' },
)

/** A post as the admin's list shows it. */
const adminPostSummary = z.object({
  ...{ id: z.uuid(), title: z.string(), slug: z.string(), categories: z.array(z.string()), updated_at: moment },
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
  /** The number of scheduled drafts. */
  scheduled: z.int(),
  /** The number of drafts and published posts that are due for review. */
  reviewDue: z.int(),
  /** The current day in the site's time zone, `YYYY-MM-DD`. */
  today: z.iso.date(),
  /** The time zone of the times. */
  timeZone: z.string(),
})

export type AdminPostPage = z.output<typeof adminPostPage>

/** The fields of a post as stored, which may be older than the current limits. */
const storedFields = {
  ...{ title: z.string(), slug: z.string(), excerpt: z.string(), content: z.string(), author: z.string() },
  ...{ categories: z.array(z.string()), tags: z.array(z.string()) },
  ...{ featured_image_url: z.string(), featured_image_alt: z.string() },
  ...{ seo_title: z.string(), seo_description: z.string() },
  ...{ reviewed_on: z.string(), reviewed_by: z.string(), review_by: z.string() },
} satisfies { [Name in keyof PostFields]: z.ZodType<PostFields[Name]> }

/** A post with everything that can be edited. */
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

/** The text of a post between two changes. */
export const postRevision = z.object({
  ...storedFields,
  number: z.int(),
  saved_at: moment,
  /** The team member who wrote it; null if unknown. `author` is the name shown to readers. */
  revised_by: z.string().nullable(),
})

export type PostRevision = z.output<typeof postRevision>

const revisionSummary = postRevision.pick({ number: true, saved_at: true, title: true, revised_by: true }).extend({
  /** The fields in which it differs from the revision before. */
  changed: z.array(postFields.keyof()),
})

export const revisionList = z.object({
  post: adminPost,
  /** The newest 200, newest first; the first is current. */
  revisions: z.array(revisionSummary),
})

export type RevisionList = z.output<typeof revisionList>

export interface PostStateOptions {
  anyway?: readonly string[]
  /** Rejects with 409 if the post does not have this status. */
  from?: PostStatus
  /** A draft's former time, which is restored unless it has passed. The result shows whether the draft is scheduled. */
  scheduled_at?: string
}

/** A tag with the number of posts that have it. */
const tagCount = z.object({
  tag: z.string(),
  count: z.int(),
})

export type TagCount = z.output<typeof tagCount>

/** The choices for a post's author and tags. */
export const postChoices = z.object({
  /** Who can be named as author or reviewer: the people of the team, and the operator's editors. */
  authors: z.array(z.string()),
  /** The tags in use, sorted alphabetically. */
  tags: z.array(tagCount),
})

export type PostChoices = z.output<typeof postChoices>

export interface PostAdminApi {
  readPostChoices(): Promise<PostChoices>
  listAdminPosts(query: AdminPostQuery): Promise<AdminPostPage>
  /** Rejects with 404 for an unknown id, like the methods below. */
  getAdminPost(id: string): Promise<AdminPost>
  /** A post of any status as readers would see it. */
  previewPost(id: string): Promise<Article>
  /** Creates a draft. */
  createAdminPost(post: z.input<typeof newAdminPost>): Promise<AdminPost>
  /** Rejects with 409 if somebody else changed the post after that revision was read. */
  changePost(id: string, revision: number, changes: z.input<typeof postChanges>): Promise<AdminPost>
  /** Rejects with 422 if a published post would have broken links that `anyway` does not name; so does `changePost`. */
  setPostState(id: string, status: PostStatus, how?: PostStateOptions): Promise<AdminPost>
  listRevisions(id: string): Promise<RevisionList>
  /** Rejects with 404 for an unknown revision. */
  getRevision(id: string, number: number): Promise<PostRevision>
  /** Makes a revision's text the current one, as a new revision. */
  restoreRevision(id: string, number: number): Promise<AdminPost>
}
