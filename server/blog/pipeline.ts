import { createHash } from 'node:crypto'
import type { ArticleHeading } from '../../shared/blog/post'
import { countWords } from '../../shared/blog/words'
import { vendors } from '../../shared/catalogue'
import { once } from '../../shared/once'
import { vendorReviews } from '../../shared/vendors/reviews'
import { unsupportedIn, type Written } from './fact-check'
import { withOutline } from './outline'
import { sanitizeArticle } from './sanitize'

/**
 * Raise it with every change of what is made of an article: each is then prepared again. A test fails when the same texts
 * become something else under the same number.
 */
const version = 2

/** Everything computed from an article each time it is written, whoever writes it, so reading it needs no parsing. */
export interface PreparedArticle {
  /** The text as it is stored and edited: sanitized HTML. */
  content: string
  /** The same as its page shows it: headings that can be linked to, tables in boxes that scroll, no space between blocks. */
  html: string
  headings: ArticleHeading[]
  words: number
  /** The addresses of its links, each once, in order. */
  links: string[]
  /** The prices and ratings that the catalogue does not back, each as a sentence. */
  unsupportedFigures: string[]
}

/** What of it is kept beside the post, and how it was found to be unchanged. */
export type StoredArticle = Pick<PreparedArticle, 'html' | 'headings' | 'words' | 'links'>

/** The single path from a written text, whether Markdown, the editor, or a model, to what is stored and shown. */
export function prepareArticle(written: Written): PreparedArticle {
  const content = sanitizeArticle(written.content)
  const { html, headings, links } = withOutline(content)
  const unsupportedFigures = unsupportedIn({ ...written, content })
  return { content, html, headings, words: countWords(html), links, unsupportedFigures }
}

/** Names this pipeline with all that its work depends on: its version, and the records that figures are checked against. */
export const pipelineName = once(() => {
  const records = JSON.stringify([vendors, vendorReviews])
  return `${version}-${createHash('sha256').update(records).digest('base64url').slice(0, 12)}`
})
