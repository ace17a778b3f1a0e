import { readMinutes } from './read-time'

/** What an article page needs from a content file: of the module that the build makes of it, all but the source. */
export type ArticleContent = Omit<typeof import('../../content/pages/about.md'), 'markdown'>

/** Adds a section that follows the text, with its own heading, to the table of contents. */
export function withSection(content: ArticleContent, id: string, text: string): ArticleContent {
  return { ...content, headings: [...content.headings, { id, text, depth: 2 }] }
}

/** The read time in minutes: stated by the text, otherwise computed from its length. */
export function statedReadMinutes({ meta, words }: Pick<ArticleContent, 'meta' | 'words'>): number {
  return typeof meta.readMinutes === 'number' ? meta.readMinutes : readMinutes(words)
}
