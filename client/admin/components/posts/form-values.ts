import { ownCategories, type PostFields } from '../../../../shared/admin/posts'

type Values = Readonly<Record<string, string>>

/** The name of the box that files an article under a category. */
export const categoryBox = (listed: string) => `category:${listed}`

/** The texts of the form, by the names of its controls. */
export function valuesOf({ categories, tags, ...texts }: PostFields): Record<string, string> {
  const boxes = categories.map((listed) => [categoryBox(listed), 'on'])
  return { ...texts, tags: tags.join('\n'), ...Object.fromEntries(boxes) }
}

/** What the form says of an article. */
export function fieldsOf(values: Values): PostFields {
  const text = (name: string) => values[name] ?? ''
  const prefix = categoryBox('')
  const boxes = Object.keys(values).filter((name) => name.startsWith(prefix))
  return {
    ...{ title: text('title'), slug: text('slug'), excerpt: text('excerpt'), content: text('content') },
    categories: boxes.map((name) => name.slice(prefix.length)),
    tags: `${text('tags')}\n${text('new_tag')}`
      .split('\n')
      .map((tag) => tag.trim())
      .filter(Boolean),
    ...{ featured_image_url: text('featured_image_url'), featured_image_alt: text('featured_image_alt') },
    ...{ reviewed_on: text('reviewed_on'), reviewed_by: text('reviewed_by'), review_by: text('review_by') },
    ...{ author: text('author'), seo_title: text('seo_title'), seo_description: text('seo_description') },
  }
}

/** A person's changes of a base, made to what somebody else made of it meanwhile. */
export function merged(base: PostFields, theirs: PostFields, mine: PostFields): PostFields {
  const isChanged = (name: keyof PostFields) => String(mine[name]) !== String(base[name])
  const changed = (Object.keys(mine) as (keyof PostFields)[]).filter(isChanged)
  return { ...theirs, ...Object.fromEntries(changed.map((name) => [name, mine[name]])) }
}

/**
 * The categories to choose from, each under the string by which the article lists it; with those it lists that are none
 * of the blog's.
 */
export function categoryChoices(listed: readonly string[]): { value: string; label: string }[] {
  const known = ownCategories.map(({ key, name }) => ({
    value: listed.find((string) => string === key || string === name) ?? key,
    label: name,
  }))
  const others = listed.filter((string) => !known.some(({ value }) => value === string))
  return [...known, ...others.map((value) => ({ value, label: value }))]
}
