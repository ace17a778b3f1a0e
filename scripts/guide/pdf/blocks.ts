import type { Element, SetText } from './drawing'
import type { Text } from './lines'
import { type Paper, wholeUpTo } from './paper'
import { body, colors, headings, lead, sheet, small, soft, type TextStyle, textWidth } from './style'

export interface Chapter {
  id: string
  title: string
  about: string
  /** The height that must be left on a page for it to begin there; without it, it begins a new page. */
  follows?: number
  write: (paper: Paper) => void
}

/** The height in points that a chapter of running text needs below another: its head and enough text. */
export const roomToFollow = 260

export function writeChapter(paper: Paper, part: string, { id, title, about, follows, write }: Chapter) {
  paper.section(title)
  paper.title = title
  if (follows !== undefined && paper.left >= follows) paper.y += 28
  else paper.turn()
  paper.place(id)
  paper.bookmark(part, title)
  paper.put('P', part, { ...small, size: 9.5, face: 'bold', color: colors.accent }, 5)
  paper.put('H1', title, headings[1], 9)
  paragraph(paper, about, { style: lead, after: 14 })
  paper.top = paper.y
  write(paper)
}

/** A heading, kept on one page with what follows it. */
export function heading(paper: Paper, text: Text, level: 2 | 3) {
  const [before, after] = level === 2 ? [14, 6] : [9, 4]
  paper.hold(before + paper.set(text, headings[level]).height + after, () => {
    if (paper.y > paper.top) paper.y += before
    paper.put(`H${level}`, text, headings[level], after)
  })
}

interface ParagraphOptions {
  style?: TextStyle
  after?: number
  keep?: boolean
}

/** A paragraph. With `keep`, the default if it ends with a colon, it stays on one page with what follows. */
export function paragraph(
  paper: Paper,
  text: Text,
  { style = body, after = 8, keep = wordsOf(text).endsWith(':') }: ParagraphOptions = {},
) {
  const { height } = paper.set(text, style)
  const draw = () => paper.put('P', text, style, after)
  if (keep) return paper.hold(height + after, draw)
  paper.ensure(height)
  draw()
}

function wordsOf(text: Text): string {
  return typeof text === 'string' ? text : text.map((run) => run.text).join('')
}

export interface ListLook {
  style?: TextStyle
  gap?: number
  whole?: boolean
}

export function list(
  paper: Paper,
  items: readonly Text[],
  { kind = 'bullet', style = body, gap = 3, whole = false }: ListLook & { kind?: 'bullet' | 'number' } = {},
) {
  const indent = kind === 'bullet' ? 14 : 22
  let drawn: Element[] = []
  const flush = () => {
    if (drawn.length > 0) paper.add(paper.group('L', drawn))
    drawn = []
  }
  const sets = items.map((item) => paper.set(item, style, textWidth - indent))
  const total = sets.reduce((sum, { height }) => sum + height + gap, -gap)
  if (sets.length > 0 && (whole || total <= wholeUpTo)) paper.ensure(total)
  for (const [index, set] of sets.entries()) {
    // Neither the first item stays alone below its heading, nor does the last one move to the next page alone.
    const next = index === 0 || index === sets.length - 2 ? sets[index + 1] : undefined
    const needed = set.height + (next ? gap + next.height : 0)
    if (needed > paper.left) flush()
    paper.ensure(needed)
    drawn.push(listItem(paper, kind === 'number' ? `${index + 1}.` : undefined, set, indent))
    paper.y += set.height + gap
  }
  flush()
  paper.y += 6
}

function listItem(paper: Paper, number: string | undefined, set: SetText, indent: number): Element {
  const marks: Element[] = []
  if (number) {
    const mark = paper.set(number, { ...set.style, face: 'bold', color: colors.accent })
    marks.push(paper.draw('Lbl', mark, sheet.left, paper.y))
  } else
    paper.artifact(() => paper.doc.circle(sheet.left + 4, paper.y + set.style.size * 0.62, 1.7).fill(colors.accent))
  return paper.group('LI', [...marks, paper.draw('LBody', set, sheet.left + indent, paper.y)])
}

export function note(paper: Paper, title: string, texts: readonly Text[]) {
  const width = textWidth - 32
  const head = paper.set(title, { ...small, face: 'bold' }, width)
  const sets = texts.map((text) => paper.set(text, small, width))
  const height = head.height + sets.reduce((sum, set) => sum + set.height + 4, 0) + 20
  paper.ensure(height + 8)
  paper.y += 4
  paper.fill(sheet.left, paper.y, textWidth, height, colors.mark, 4)
  paper.fill(sheet.left, paper.y, 3, height, colors.star)
  const x = sheet.left + 16
  const parts = [paper.draw('P', head, x, paper.y + 10), ...paper.stack(sets, x, paper.y + 10 + head.height + 3, 4)]
  paper.add(paper.group('Note', parts))
  paper.y += height + 12
}

/** Empty lines to write on down to the end of the page, with a label above the first, if there is room for any. */
export function restForNotes(paper: Paper, label: string) {
  const gap = 22
  const lines = Math.floor((paper.left - 30) / gap)
  if (lines < 2) return
  paper.ensure(14 + gap * lines)
  paragraph(paper, label, { style: { ...soft, face: 'semibold' }, after: 0 })
  for (let line = 0; line < lines; line += 1) {
    paper.y += gap
    paper.rule(sheet.left, paper.y, textWidth)
  }
  paper.y += 12
}
