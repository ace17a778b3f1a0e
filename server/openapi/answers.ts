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

export const vendor = z.looseObject({ id: text, starRating: fact, telehealth: fact })
export const vendors = z.array(z.looseObject({ id: text.optional() }))

const factRef = z.looseObject({ vendor: text, field: text, basis: z.enum(bases) })

/** One of the practice's points, as one system meets it. */
const cell = z.looseObject({
  need: text,
  label: text,
  stance: z.enum(['must', 'want', 'refused']).nullable(),
  answer: z.enum(['yes', 'partly', 'no', 'unknown']),
  text,
  facts: z.array(factRef),
})

const cost = z.looseObject({
  years: z.int(),
  least: z.number(),
  most: z.number(),
  assumptions: z.array(text),
  leftOut: z.array(text),
})

const pick = z.looseObject({
  id: text,
  name: text,
  why: text,
  against: text,
  price: text,
  equal: z.boolean(),
  needs: z.array(cell),
  monthly: z.looseObject({ least: z.number(), most: z.number() }).nullable(),
  cost: z.array(cost),
  ask: z.array(text),
})

const readBack = z.looseObject({
  organization: text.nullable(),
  industry: z.array(text),
  settings: z.array(text),
  providers: z.looseObject({ least: z.int(), most: z.int().nullable() }).nullable(),
  must: z.array(text),
  want: z.array(text),
  declined: z.array(text),
  origins: z.record(text, z.enum(['chosen', 'confirmed', 'read'])),
  quotes: z.record(text, text),
})

export const match = z.looseObject({
  version: text,
  dataVersion: text,
  readBack,
  picks: z.array(pick).max(3),
  stay: z.looseObject({ id: text, name: text, needs: z.array(cell), text, isAdvised: z.boolean() }).nullable(),
  excluded: z.array(z.looseObject({ id: text, name: text, reason: text, facts: z.array(factRef) })),
  elsewhere: z.array(z.looseObject({ name: text, kind: text, url: text })),
  kind: z.looseObject({ key: text, text, served: z.enum(['yes', 'thin', 'no']) }).nullable(),
  notes: z.array(text),
})
