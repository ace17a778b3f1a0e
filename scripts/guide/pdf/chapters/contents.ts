import type { Chapter } from '../blocks'
import type { Element, Paper, Places } from '../paper'
import { body, colors, headings, sheet, small, type TextStyle } from '../style'

/** A part of the guide, and the name under which its chapters stand. */
export interface Part {
  title: string
  chapters: readonly Chapter[]
}

/** The contents, each line a link; `places` says on which page each chapter begins. */
export function writeContents(paper: Paper, parts: readonly Part[], places: Places) {
  paper.section('Contents')
  paper.title = 'Contents'
  paper.turn()
  paper.place('contents')
  const set = paper.set('Contents', headings[1])
  paper.add(paper.draw('H1', set, sheet.left, paper.y))
  paper.y += set.height + 14
  for (const { title, chapters } of parts) {
    const head = paper.set(title, { ...small, size: 9.5, face: 'bold', color: colors.accent })
    const lineHeight = entry.size * entry.leading
    paper.ensure(head.height + chapters.length * lineHeight + 8)
    paper.add(paper.draw('H2', head, sheet.left, paper.y))
    paper.y += head.height + 5
    paper.rule(sheet.left, paper.y, sheet.right - sheet.left, colors.lineStrong, 0.6)
    paper.y += 3
    writeEntries(paper, chapters, places)
    paper.y += 12
  }
}

const entry: TextStyle = { ...body, size: 10.5, leading: 2.02 }

function writeEntries(paper: Paper, chapters: readonly Chapter[], places: Places) {
  let drawn: Element[] = []
  const finish = () => {
    if (drawn.length > 0) paper.add(paper.group('TOC', drawn))
    drawn = []
  }
  for (const { id, title } of chapters) {
    const name = paper.set([{ text: title, to: id }], entry)
    const page = paper.set([{ text: String(places.get(id) ?? 0), to: id }], { ...entry, face: 'semibold' })
    if (paper.y + name.height > sheet.bottom) finish()
    paper.ensure(name.height)
    const top = paper.y + 4
    const parts = [
      paper.draw('Reference', name, sheet.left, top),
      paper.draw('Reference', page, 0, top, { right: sheet.right }),
    ]
    drawn.push(paper.group('TOCI', parts))
    paper.y += name.height
    paper.rule(sheet.left, paper.y, sheet.right - sheet.left, colors.line, 0.4)
  }
  finish()
}
