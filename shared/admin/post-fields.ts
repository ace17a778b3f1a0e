import { z } from 'zod'
import { isDay } from '../business-days/local-day'
import { parsePicture } from '../pictures/address'
import { optionalText, requiredText } from '../text'
import { sent } from './sent'

/** Limits in characters, except the numbers of categories and tags. */
export const postBounds = {
  title: 200,
  slug: 100,
  excerpt: 500,
  content: 50_000,
  author: 100,
  categories: 10,
  category: 100,
  tags: 10,
  tag: 50,
  picture: 200,
  pictureText: 300,
  seoTitle: 70,
  seoDescription: 200,
  reviewer: 100,
} as const

const separate = (texts: readonly string[]) => [...new Set(texts)]

const labels = (most: number, longest: number, missing: string) =>
  z
    .array(requiredText(longest, missing), 'Write this as a list.')
    .max(most, `Choose ${most} or fewer.`)
    .transform(separate)

const optionalDay = optionalText(10).refine((day) => day === '' || isDay(day), 'Choose a day.')

/** The fields of a post that a person edits. Optional texts that are missing are empty. */
export const postFields = sent('the article', {
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
})

export type PostFields = z.output<typeof postFields>

/** The fields of a post as stored, which may be older than the current limits. */
export const storedFields = {
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  author: z.string(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  featured_image_url: z.string(),
  featured_image_alt: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  reviewed_on: z.string(),
  reviewed_by: z.string(),
  review_by: z.string(),
} satisfies { [Name in keyof PostFields]: z.ZodType<PostFields[Name]> }
