import { readMinutes } from './read-time'

/** What an article page needs from a content file; a Markdown module provides it. */
export interface ArticleContent {
  /** `h1` if the heading differs from the title. */
  meta: {
    title: string
    h1?: string
    description: string
    lead?: string
    updated: string
    added?: string
    [key: string]: unknown
  }
  headings: readonly { id: string; text: string; depth: number }[]
  html: string
  words: number
}

/** Adds a section that follows the text, with its own heading, to the table of contents. */
export function withSection(content: ArticleContent, id: string, text: string): ArticleContent {
  return { ...content, headings: [...content.headings, { id, text, depth: 2 }] }
}

/** The read time in minutes: stated by the text, otherwise computed from its length. */
export function statedReadMinutes({ meta, words }: Pick<ArticleContent, 'meta' | 'words'>): number {
  return typeof meta.readMinutes === 'number' ? meta.readMinutes : readMinutes(words)
}
