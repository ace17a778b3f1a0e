import { aboutFigures, readingRoutes, workingRules } from '../../../../client/content/free-guide'
import { type Basis, basisWords } from '../../../../shared/catalogue/basis'
import { type Chapter, heading, list, paragraph, roomToFollow } from '../blocks'
import type { Run } from '../lines'
import type { Places } from '../paper'
import { colors } from '../style'
import { table } from '../table'

export function howToUse(titles: ReadonlyMap<string, string>, places: Places, siteName: string): Chapter {
  const pages = (to: readonly string[]): Run[] =>
    to.flatMap((id, index) => {
      const title = titles.get(id)
      if (!title) throw new Error(`The guide has no chapter ${id}`)
      const text = `${title}, page ${places.get(id) ?? 10}`
      return [...(index > 0 ? [{ text: '; ' }] : []), { text, to: id, color: colors.accent }]
    })
  return {
    id: 'how-to-use',
    title: 'How to use this guide',
    about:
      'You do not have to read it from front to back. Start where you are, write in it, and take the pages you need to the meeting.',
    write: (paper) => {
      heading(paper, 'Where to begin', 2)
      const rows = readingRoutes.map(({ who, read, to }) => [who, read, pages(to)])
      table(paper, { head: ['If', 'Then', 'Chapters'], rows, widths: [18, 42, 40] })
      heading(paper, 'Five rules that save a search', 2)
      list(paper, workingRules, { kind: 'number' })
      heading(paper, 'The workbook and our website', 2)
      // The build makes this file before anybody sets the site's address, and the same build serves many addresses.
      paragraph(
        paper,
        `A spreadsheet goes with this guide. It holds the scorecard, which multiplies and adds; a three-year budget for three quotes; all questions, with room for three vendors' answers; and the catalogue's values for every system. It is beside the guide on our website, ${siteName}, no email address needed. The file was made before its address was set, so note it here for others: ${'_'.repeat(38)}`,
      )
    },
  }
}

const bases = Object.keys(basisWords) as Basis[]

/** What to do with a value, for the bases whose meaning does not say it. */
const uses: Partial<Record<Basis, string>> = {
  spec: 'Treat it as a starting point; the profile says where public sources differ.',
  sourced: 'Open the source and check that it still says so.',
}

export const figures: Chapter = {
  id: 'figures',
  title: 'What the figures rest on',
  about:
    'Every value about a system carries its basis. In the profiles the basis is beside the value, with the number of its source; the address of the source and its date are at the end of the profile.',
  follows: roomToFollow,
  write: (paper) => {
    const rows = bases.map((basis) => {
      const { label, meaning } = basisWords[basis]
      return [label, [meaning, uses[basis] ?? []].flat().join(' ')]
    })
    table(paper, { head: ['Basis', 'What it means, and what to do'], rows, widths: [20, 80] })
    for (const { title, text } of aboutFigures) {
      paragraph(paper, [{ text: `${title}. `, face: 'bold' }, { text }])
    }
  },
}
