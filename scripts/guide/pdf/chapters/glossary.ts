import { glossary as entries } from '../../../../client/content/selection-guide/glossary'
import { type Chapter, writingLines } from '../blocks'
import { table } from '../table'

export const glossary: Chapter = {
  id: 'glossary',
  title: 'Glossary',
  about: 'The words you will meet in demos, contracts and this guide.',
  write: (paper) => {
    table(paper, { head: ['Word', 'What it means'], rows: entries.map(({ word, meaning }) => [word, meaning]), widths: [26, 74] })
    writingLines(paper, 'Words of our own house', 3)
  },
}
