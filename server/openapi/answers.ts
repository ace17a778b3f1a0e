import { z } from 'zod'
import { bases, sourceKinds } from '../../shared/catalogue/evidence'

/** The shapes of public responses. Objects may have further keys, now or later. */

const text = z.string()
const moment = z.iso.datetime()

export const problem = z.looseObject({
  type: text,
  title: text,
  status: z.int(),
  detail: text.optional(),
  errors: z.array(z.looseObject({ field: text, message: text })).optional(),
})

export const stored = z.looseObject({ id: z.uuid() })

const summary = {
  id: text,
  title: text,
  slug: text,
  excerpt: text.nullable(),
  published_at: moment,
  categories: z.array(text),
  tags: z.array(text),
}

export const postPage = z.looseObject({
  posts: z.array(z.looseObject(summary)),
  total: z.int(),
  page: z.int(),
  perPage: z.int(),
})

export const post = z.looseObject({
  ...summary,
  status: z.literal('published'),
  content: text,
  updated_at: moment,
  seo_title: text.nullable(),
  seo_description: text.nullable(),
  featured_image_url: text.nullable(),
  featured_image_alt: text.nullable(),
  author: text.nullable(),
  headings: z.array(z.looseObject({ id: text, text, depth: z.int() })),
  words: z.int(),
})

export const categories = z.array(z.looseObject({ key: text, name: text, description: text, count: z.int() }))

const fact = z.looseObject({
  value: z.unknown(),
  basis: z.enum(bases),
  source: z.looseObject({ name: text, kind: z.enum(sourceKinds), url: text }).optional(),
})

/** A vendor's record: its id and its facts by their fields. */
export const vendor = z.looseObject({ id: text, starRating: fact, telehealth: fact })
export const vendors = z.array(z.looseObject({ id: text.optional() }))

const pick = z.looseObject({ id: text, name: text, score: z.number(), reasons: z.array(z.looseObject({ text })) })

export const match = z.looseObject({
  version: z.unknown(),
  readBack: z.looseObject({}),
  picks: z.array(pick).max(3),
  excluded: z.array(z.looseObject({ id: text, name: text, reason: text })),
  elsewhere: z.array(z.looseObject({ name: text })),
  notes: z.array(text),
})
