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

/** The categories a post may be in; every post is in `all` without listing it. */
export const ownCategories = blogCategories.filter(({ key }) => key !== 'all')

/** Lists of the admin beside those by status: drafts that have a time, and what was to be reviewed by now. */
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

/** In characters, but for the numbers of categories and tags. */
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

/** All that a person writes of a post. Texts that may be missing are empty then. */
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

/** The changed values, and the revision that was read. Unchanged values are not checked again. */
export const seenRevision = z.object(
  { revision: z.int('Say which revision was edited.').min(1, 'Say which revision was edited.') },
  { error: 'Send the changes as one JSON object.' },
)

/** The problems with links that whoever publishes was told of, as they were worded: these are no obstacle. */
const anyway = z.array(z.string().max(500), 'Write this as a list.').max(500).default([])

/** A time of the site's clock, `2026-12-01T09:00`, or a moment with its offset. */
const scheduledTime = z.union(
  [z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/), z.iso.datetime({ offset: true })],
  'Choose a day and a time.',
)

/** A status, or the time at which a draft gets the status `published` (null: none), is taken with what else is changed, or not at all. */
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
  /** Prices and ratings that it gives and that the catalogue does not back, each as a sentence. */
  draft_reasons: z.array(z.string()),
  /** Whether it came of a test run of the generator: it is never published. */
  is_test: z.boolean(),
  /** When it is published by itself, or was to be; null where it has no such time. */
  scheduled_at: moment.nullable(),
  /** Why it was not published at that time, each as a sentence; empty until then. */
  schedule_problems: z.array(z.string()),
  /** The day by which it is to be reviewed, `YYYY-MM-DD`; empty where none was named. */
  review_by: z.string(),
})

export type AdminPostSummary = z.output<typeof adminPostSummary>

export const adminPostPage = listFacts.extend({
  posts: z.array(adminPostSummary),
  /** Of all posts, whatever is searched for. A number above `countedUpTo` says: more than that. */
  counts: z.record(postStatus, z.int()),
  /** Drafts that have a time. */
  scheduled: z.int(),
  /** Drafts and published posts that were to be reviewed by now. */
  reviewDue: z.int(),
  /** The day of the site, `YYYY-MM-DD`. */
  today: z.iso.date(),
  /** In which times are told. */
  timeZone: z.string(),
})

export type AdminPostPage = z.output<typeof adminPostPage>

/** All that a person writes of a post, as it is stored, which may be older than today's bounds. */
const storedFields = {
  ...{ title: z.string(), slug: z.string(), excerpt: z.string(), content: z.string(), author: z.string() },
  ...{ categories: z.array(z.string()), tags: z.array(z.string()) },
  ...{ featured_image_url: z.string(), featured_image_alt: z.string() },
  ...{ seo_title: z.string(), seo_description: z.string() },
  ...{ reviewed_on: z.string(), reviewed_by: z.string(), review_by: z.string() },
} satisfies { [Name in keyof PostFields]: z.ZodType<PostFields[Name]> }

/** A post with all that can be changed of it. */
export const adminPost = adminPostSummary.extend({
  ...storedFields,
  created_at: moment,
  /** Who of the team gave it its time; null where it has none. */
  scheduled_by: z.string().nullable(),
  /** Further problems found when it was generated, besides its figures, one sentence each. */
  generation_notes: z.array(z.string()),
  /** Rises with each change of what is written, not with those of the status. */
  revision: z.int(),
  /** Links that lead nowhere and pictures that are not there, each as a sentence. */
  link_problems: z.array(z.string()),
  /** Under which it could be read before; they lead to its present address. */
  former_slugs: z.array(z.string()),
  timeZone: z.string(),
})

export type AdminPost = z.output<typeof adminPost>

/** What is written in a post from one change to the next. */
export const postRevision = z.object({
  ...storedFields,
  number: z.int(),
  saved_at: moment,
  /** The team member who wrote it; null if unknown. `author` is the name shown to readers. */
  revised_by: z.string().nullable(),
})

export type PostRevision = z.output<typeof postRevision>

const revisionSummary = postRevision.pick({ number: true, saved_at: true, title: true, revised_by: true }).extend({
  /** In what it differs from the revision before. */
  changed: z.array(postFields.keyof()),
})

export const revisionList = z.object({
  post: adminPost,
  /** The newest 200, newest first; the first is the present one. */
  revisions: z.array(revisionSummary),
})

export type RevisionList = z.output<typeof revisionList>

export interface PostStateOptions {
  anyway?: readonly string[]
  /** Rejects with 409 when it has another status than this one. */
  from?: PostStatus
  /** The time that a draft had before, which it gets again unless it has passed: the answer tells whether it has one. */
  scheduled_at?: string
}

/** A tag with the number of the posts that have it. */
const tagCount = z.object({
  tag: z.string(),
  count: z.int(),
})

export type TagCount = z.output<typeof tagCount>

/** From what an author and tags are chosen. */
export const postChoices = z.object({
  /** Who may be named as an author or a reviewer: the people of the team, and the editors whom the operator names. */
  authors: z.array(z.string()),
  /** The tags in use, in the order of their letters. */
  tags: z.array(tagCount),
})

export type PostChoices = z.output<typeof postChoices>

export interface PostAdminApi {
  readPostChoices(): Promise<PostChoices>
  listAdminPosts(query: AdminPostQuery): Promise<AdminPostPage>
  /** Rejects with 404 when there is none of that id; so do those below. */
  getAdminPost(id: string): Promise<AdminPost>
  /** A post of any status as its readers would see it. */
  previewPost(id: string): Promise<Article>
  /** Makes a draft. */
  createAdminPost(post: z.input<typeof newAdminPost>): Promise<AdminPost>
  /** Rejects with 409 when somebody else changed the post after that revision was read. */
  changePost(id: string, revision: number, changes: z.input<typeof postChanges>): Promise<AdminPost>
  /** Rejects with 422 when a published post had links that lead nowhere, but for those named in `anyway`; so does `changePost`. */
  setPostState(id: string, status: PostStatus, how?: PostStateOptions): Promise<AdminPost>
  listRevisions(id: string): Promise<RevisionList>
  /** Rejects with 404 when there is no such revision. */
  getRevision(id: string, number: number): Promise<PostRevision>
  /** Writes a revision over the present one, which stays as a revision. */
  restoreRevision(id: string, number: number): Promise<AdminPost>
}
