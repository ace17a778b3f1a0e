import type { Node } from 'prosemirror-model'
import { attempt } from '../kept-texts'
import { type WrittenBlocks, writtenBlocks } from './article-html'
import { writeMarkdown } from './markdown-out'
import { parseInBrowser } from './parse-in-browser'
import { toDocument } from './to-document'

export const editorModes = [
  { value: 'rich', label: 'Rich text' },
  { value: 'markdown', label: 'Markdown' },
  { value: 'html', label: 'HTML' },
] as const

export type EditorMode = (typeof editorModes)[number]['value']

/** A text as it is being edited, with a notice about it. */
export type OpenText = { notice?: string } & (
  | { mode: 'html' }
  | { mode: 'rich'; document: Node; written: WrittenBlocks }
  | { mode: 'markdown'; markdown: string; written: WrittenBlocks }
)

/** Opens HTML in a mode, or as HTML if that mode would lose part of it. */
export function opened(mode: EditorMode, html: string): OpenText {
  if (mode === 'html') return { mode }
  const nodes = parseInBrowser(html)
  const written = writtenBlocks(nodes)
  if (mode === 'rich') {
    const document = toDocument(nodes)
    return document ? { mode, document, written } : { mode: 'html', notice: lossOf('The rich text editor') }
  }
  const markdown = writeMarkdown(nodes, parseInBrowser)
  return markdown === undefined ? { mode: 'html', notice: lossOf('Markdown') } : { mode, markdown, written }
}

const lossOf = (what: string) => `${what} cannot hold all of this text, so it is shown as HTML.`

const key = 'article-editor'

export function preferredMode(): EditorMode {
  const kept = attempt(() => localStorage.getItem(key))
  return editorModes.find(({ value }) => value === kept)?.value ?? 'rich'
}

export const rememberMode = (mode: EditorMode): void => attempt(() => localStorage.setItem(key, mode))
