import type { Vendor } from '../../../../shared/catalogue'
import { basisWords } from '../../../../shared/catalogue/basis'
import type { Mark, MarkedText } from '../../../../shared/catalogue/mark'
import { keyDetails, pageRating } from '../../../../shared/vendors/details'
import { paragraph } from '../blocks'
import type { Paper } from '../paper'
import { sourcedFirst } from '../readings'
import { colors, sheet, small, soft, textWidth } from '../style'

export function writeKeyDetails(paper: Paper, vendor: Vendor) {
  const review = sourcedFirst(vendor)
  const details = [pageRating(vendor, review), ...keyDetails(vendor, review)].filter(
    ({ label }) => label !== 'Specialty focus',
  )
  const gap = 8
  const width = (textWidth - gap * 2) / 3
  for (let start = 0; start < details.length; start += 3) {
    const tiles = details
      .slice(start, start + 3)
      .map(({ label, text, elsewhere, also, mark }) => [
        paper.set(`${label} ${basisOf(mark)}`, { ...soft, size: 8 }, width - 20),
        paper.set(text, { ...small, size: 10.5, face: 'bold', leading: 1.25 }, width - 20),
        ...othersOf(elsewhere, also).map((other) => paper.set(other, { ...soft, size: 7.6 }, width - 20)),
      ])
    const height = Math.max(...tiles.map((sets) => sets.reduce((sum, set) => sum + set.height, 0))) + 16
    paper.ensure(height)
    for (const [column, sets] of tiles.entries()) {
      const x = sheet.left + column * (width + gap)
      paper.fill(x, paper.y, width, height, colors.sunken, 5)
      paper.add(paper.group('Div', paper.stack(sets, x + 10, paper.y + 8)))
    }
    paper.y += height + gap
  }
  if (details.some(({ mark }) => mark.disputed))
    paragraph(paper, '* Disputed: see "Where readings differ" in this profile.', { style: { ...soft, size: 8 } })
}

/** The second values of a tile, below the first: the catalogue's reading, and the published price with its basis. */
function othersOf(elsewhere: string | undefined, also: MarkedText | undefined): string[] {
  return [
    ...(elsewhere ? [`In the comparison: ${elsewhere}`] : []),
    ...(also ? [`${also.text} ${basisOf(also.mark)}`] : []),
  ]
}

const basisOf = ({ basis, disputed }: Mark) => `(${basisWords[basis].label.toLowerCase()}${disputed ? '*' : ''})`
