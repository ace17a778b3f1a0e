import { createHash } from 'node:crypto'
import type { ArticleHeading } from '../../shared/blog/post'
import { writeHtml } from '../../shared/blog/tree'
import { countWords } from '../../shared/blog/words'
import { vendors } from '../../shared/catalogue'
import { once } from '../../shared/once'
import { unsupportedIn, type Written } from './fact-check'
import { withOutline } from './outline'
import { sanitizedNodes } from './sanitize'

/** To be raised with every change of what is produced, so that each article is prepared again; a test insists. */
const version = 5

/** Everything computed from an article each time it is written, whoever writes it, so reading it needs no parsing. */
export interface PreparedArticle {
  /** The text as it is stored and edited: sanitized HTML. */
  content: string
  /** The HTML of the page: headings that can be linked to, tables in boxes that scroll, no space between blocks. */
  html: string
  headings: ArticleHeading[]
  words: number
  /** The addresses of its links, each once, in order. */
  links: string[]
  /** The prices and ratings that the catalogue does not support, each as a sentence. */
  unsupportedFigures: string[]
}

/** The part of it that is stored beside the post. */
export type StoredArticle = Pick<PreparedArticle, 'html' | 'headings' | 'words' | 'links'>

/** The single path from a written text, whether Markdown, the editor, or a model, to what is stored and shown. */
export function prepareArticle(written: Written): PreparedArticle {
  const nodes = sanitizedNodes(written.content)
  const content = writeHtml(nodes)
  const { html, headings, links } = withOutline(nodes)
  const unsupportedFigures = unsupportedIn({ ...written, content })
  return { content, html, headings, words: countWords(content), links, unsupportedFigures }
}

/** The name of this pipeline: its version and a hash of the records that figures are checked against. */
export const pipelineName = once(() => {
  const records = JSON.stringify(vendors)
  return `${version}-${createHash('sha256').update(records).digest('base64url').slice(0, 12)}`
})
