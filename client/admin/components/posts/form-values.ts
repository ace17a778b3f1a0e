import type { PostFields } from '../../../../shared/admin/post-fields'
import { ownCategories } from '../../../../shared/blog/categories'

type Values = Readonly<Record<string, string>>

export const categoryBox = (listed: string) => `category:${listed}`

/** The form's texts by the names of its controls. */
export function valuesOf({ categories, tags, ...texts }: PostFields): Record<string, string> {
  const boxes = categories.map((listed) => [categoryBox(listed), 'on'])
  return { ...texts, tags: tags.join('\n'), ...Object.fromEntries(boxes) }
}

export function fieldsOf(values: Values): PostFields {
  const text = (name: string) => values[name] ?? ''
  const prefix = categoryBox('')
  const boxes = Object.keys(values).filter((name) => name.startsWith(prefix))
  return {
    title: text('title'),
    slug: text('slug'),
    excerpt: text('excerpt'),
    content: text('content'),
    categories: boxes.map((name) => name.slice(prefix.length)),
    tags: `${text('tags')}\n${text('new_tag')}`
      .split('\n')
      .map((tag) => tag.trim())
      .filter(Boolean),
    featured_image_url: text('featured_image_url'),
    featured_image_alt: text('featured_image_alt'),
    reviewed_on: text('reviewed_on'),
    reviewed_by: text('reviewed_by'),
    review_by: text('review_by'),
    author: text('author'),
    seo_title: text('seo_title'),
    seo_description: text('seo_description'),
  }
}

/** Applies a person's changes of `base` to another person's changes of it. */
export function merged(base: PostFields, theirs: PostFields, mine: PostFields): PostFields {
  const isChanged = (name: keyof PostFields) => String(mine[name]) !== String(base[name])
  const changed = (Object.keys(mine) as (keyof PostFields)[]).filter(isChanged)
  return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) }
}

/** The categories to choose from, each as the article stores it, plus stored ones that the blog does not have. */
export function categoryChoices(listed: readonly string[]): { value: string; label: string }[] {
  const known = ownCategories.map(({ key, name }) => ({
    value: listed.find((string) => string === key || string === name) ?? key,
    label: name,
  }))
  const others = listed.filter((string) => !known.some(({ value }) => value === string))
  return [...known, ...others.map((value) => ({ value, label: value }))]
}
