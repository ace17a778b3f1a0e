import type { Chapter } from '../blocks'
import type { Paper, Places } from '../paper'
import { body, colors, headings, sheet, type TextStyle, textWidth } from '../style'

export interface Part {
  title: string
  chapters: readonly Chapter[]
}

/** The table of contents, each line a link; `places` gives the page on which each chapter begins. */
export function writeContents(paper: Paper, parts: readonly Part[], places: Places) {
  paper.section('Contents')
  paper.title = 'Contents'
  paper.turn()
  paper.place('contents')
  paper.put('H1', 'Contents', headings[1], 14)
  for (const { title, chapters } of parts) writePart(paper, title, chapters, places)
}

/** The left edge of chapter names in points, after the names of parts. */
const indent = 112
const entry: TextStyle = { ...body, leading: 1.62 }
/** A part with more chapters than this lists them in two columns. */
const longest = 8

function writePart(paper: Paper, title: string, chapters: readonly Chapter[], places: Places) {
  const columns = chapters.length > longest ? 2 : 1
  const rows = Math.ceil(chapters.length / columns)
  const gap = 24
  const width = (textWidth - indent - gap * (columns - 1)) / columns
  const rowHeight = entry.size * entry.leading
  paper.ensure(rows * rowHeight)
  paper.rule(sheet.left, paper.y - 3, textWidth)
  const head = paper.set(title, { ...entry, size: 9.5, face: 'bold', color: colors.accent }, indent - 8)
  paper.add(paper.draw('H2', head, sheet.left, paper.y + 1))
  const items = chapters.map(({ id, title: name }, index) => {
    const left = sheet.left + indent + Math.floor(index / rows) * (width + gap)
    const y = paper.y + (index % rows) * rowHeight
    const page = paper.set([{ text: String(places.get(id) ?? 0), to: id }], { ...entry, face: 'semibold' })
    return paper.group('TOCI', [
      paper.draw('Reference', paper.set([{ text: name, to: id }], entry), left, y),
      paper.draw('Reference', page, 0, y, { right: left + width }),
    ])
  })
  paper.add(paper.group('TOC', items))
  paper.y += rows * rowHeight + 16
}
