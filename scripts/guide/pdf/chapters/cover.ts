import { guideCover } from '../../../../client/content/free-guide'
import type { Paper } from '../paper'
import { colors, sheet, type TextStyle } from '../style'

export function writeCover(paper: Paper, siteName: string, edition: string) {
  paper.turn({ bare: true })
  paper.section('Cover')
  // Past the edges, because a renderer that rounds the page up leaves a white line beside a fill of its exact size.
  paper.fill(-2, -2, sheet.width + 4, sheet.height + 4, colors.band)
  drawBooklet(paper)
  const put = (type: string, text: string, style: TextStyle, y: number, width = 470) => {
    const set = paper.set(text, style, width)
    paper.add(paper.draw(type, set, sheet.left, y))
    return y + set.height
  }
  put('P', siteName, look(13, 'bold', colors.onBand), 62)
  let y = put('H1', guideCover.title.join(' '), look(43, 'bold', colors.white, 1.08), 118)
  y = put('P', guideCover.about.join(' '), look(14, 'regular', colors.onBandSoft, 1.5), y + 18, 420)
  y = 470
  for (const item of guideCover.inside) {
    paper.artifact(() => paper.doc.circle(sheet.left + 3, y + 8.5, 3).fill(colors.accentPale))
    const set = paper.set(item, look(12.5, 'semibold', colors.onBand), 300)
    paper.add(paper.draw('P', set, sheet.left + 18, y))
    y += 27
  }
  put('P', `Edition of ${edition}. Free of charge, and yours to print and change for your own project.`, foot, 726)
}

const foot = look(9.5, 'regular', colors.onBandSoft)

function look(size: number, face: TextStyle['face'], color: TextStyle['color'], leading = 1.4): TextStyle {
  return { size, face, color, leading }
}

/** Two systems side by side, one of them selected: the same drawing as in share pictures. */
function drawBooklet(paper: Paper) {
  const { doc } = paper
  paper.artifact(() => {
    doc.circle(486, 556, 148).fill('#123a32')
    drawSystem(paper, 378, 478, 92, 150, '#7f9a92', [true, false, true])
    drawSystem(paper, 482, 452, 100, 196, colors.accentPale, [true, true, true, true])
  })
}

function drawSystem(
  { doc }: Paper,
  x: number,
  y: number,
  width: number,
  height: number,
  head: string,
  answers: readonly boolean[],
) {
  doc.roundedRect(x, y, width, height, 9).lineWidth(1.5).fillAndStroke(colors.band, head)
  doc.roundedRect(x + 14, y + 17, width * 0.5, 8, 4).fill(head)
  for (const [row, yes] of answers.entries()) {
    const line = y + 50 + row * 34
    doc.roundedRect(x + 14, line, [38, 30, 42, 34][row] ?? 36, 5, 2.5).fill('#41665c')
    const end = x + width - 26
    const mark = yes ? `M${end - 4} ${line + 2}l4 5l9-10` : `M${end - 2} ${line - 2}l9 9m0-9l-9 9`
    doc.lineWidth(2.6).lineCap('round').lineJoin('round')
    doc.path(mark).stroke(yes ? colors.accentPale : '#7f9a92')
  }
}
