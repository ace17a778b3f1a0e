import { categoryName } from '../blog/categories'
import { compareTexts, type Piece } from '../blog/difference'
import type { PostFields } from './post-fields'

export interface FieldDifference {
  field: keyof PostFields
  pieces: Piece[]
}

/** The label of each field, in the order of the form. */
export const fieldLabels: Readonly<Record<keyof PostFields, string>> = {
  title: 'Title',
  slug: 'URL (slug)',
  excerpt: 'Excerpt',
  content: 'Text (HTML)',
  categories: 'Categories',
  tags: 'Tags',
  featured_image_url: 'Picture',
  featured_image_alt: 'Alt text',
  author: 'Author',
  seo_title: 'Title for search engines',
  seo_description: 'Description for search engines',
  reviewed_on: 'Reviewed on',
  reviewed_by: 'Reviewed by',
  review_by: 'Review again by',
}

export const fieldNames = Object.keys(fieldLabels) as (keyof PostFields)[]

export function comparePosts(before: PostFields, after: PostFields): FieldDifference[] {
  return fieldNames
    .map((field) => ({ field, before: textOf(field, before), after: textOf(field, after) }))
    .filter((found) => found.before !== found.after)
    .map((found) => ({ field: found.field, pieces: compareTexts(found.before, found.after) }))
}

function textOf(field: keyof PostFields, fields: PostFields): string {
  if (field === 'categories') return fields.categories.map(categoryName).join(', ')
  if (field === 'tags') return fields.tags.join(', ')
  return fields[field]
}
