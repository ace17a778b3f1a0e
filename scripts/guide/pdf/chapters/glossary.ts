import { glossary as entries } from '../../../../client/content/selection-guide/glossary'
import { type Chapter, restForNotes, roomToFollow } from '../blocks'
import { table } from '../table'

export const glossary: Chapter = {
  id: 'glossary',
  title: 'Glossary',
  about: 'The words you will meet in demos, contracts, and this guide.',
  follows: roomToFollow,
  write: (paper) => {
    table(paper, {
      head: ['Word', 'What it means'],
      rows: entries.map(({ word, meaning }) => [word, meaning]),
      widths: [26, 74],
    })
    restForNotes(paper, 'Words we use')
  },
}
