import { readMinutes } from './read-time'

/** What an article page needs of a content file; a Markdown module is one. */
export interface ArticleContent {
  /** `h1` where the heading says it in other words than the title. */
  meta: { title: string; h1?: string; description: string; lead?: string; updated: string; [key: string]: unknown }
  headings: readonly { id: string; text: string; depth: number }[]
  html: string
  words: number
}

/** As the text itself says it, or by its length. */
export function statedReadMinutes({ meta, words }: Pick<ArticleContent, 'meta' | 'words'>): number {
  return typeof meta.readMinutes === 'number' ? meta.readMinutes : readMinutes(words)
}
