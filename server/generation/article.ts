import { z } from 'zod'
import { ownCategories } from '../../shared/blog/categories'
import type { TreeNode } from '../../shared/blog/tree'

/** How many words a page with an article has, and how many of them the page adds: the title, the date, the offer. */
export const pageWords = { least: 600, most: 1000 }
const frameWords = 110

/** How many words an article has, whoever writes it. */
export const articleWords = { least: pageWords.least, most: pageWords.most - frameWords }

/** A model's answer, with the names of a post's fields and HTML. */
export const articleSchema = z.object({
  title: z.string().trim().min(1).max(200),
  content: z.string().trim().min(1).max(200_000),
  slug: maybeText(200),
  excerpt: maybeText(600),
  categories: texts(),
  tags: texts(),
  seo_title: maybeText(200),
  seo_description: maybeText(600),
})

/** A writer's output, neither edited nor checked. Its text is one tree until the post is stored. */
export type Article = Omit<z.infer<typeof articleSchema>, 'content'> & { content: readonly TreeNode[] }

/** An optional text. If it is invalid, only this field is dropped, not the article. */
function maybeText(longest: number) {
  return z.string().trim().min(1).max(longest).optional().catch(undefined)
}

function texts() {
  return z.array(z.string()).max(50).catch([])
}

const text = (description: string) => ({ type: 'string', description })

const categoryKeys = ownCategories.map(({ key }) => key)

/** The same schema for a model's server: in strict mode, each field is required and no other is allowed. */
export const articleJsonSchema = {
  type: 'object',
  properties: {
    title: text('The headline, at most 90 characters, no HTML'),
    slug: text('The last part of the address: lowercase letters, digits, and hyphens'),
    excerpt: text('The answer in one or two sentences, at most 240 characters: what to do and for whom'),
    content: text('The article as HTML, without the headline'),
    categories: { type: 'array', items: { type: 'string', enum: categoryKeys }, description: 'One or two' },
    tags: { type: 'array', items: { type: 'string' }, description: 'Three to six short tags' },
    seo_title: text('The title for search engines, at most 60 characters'),
    seo_description: text('The description for search engines, at most 155 characters'),
  },
  required: ['title', 'slug', 'excerpt', 'content', 'categories', 'tags', 'seo_title', 'seo_description'],
  additionalProperties: false,
}
