import {
  criteria,
  demoScript,
  glossary as entries,
  featureChecklist,
  proposalQuestions,
  referenceQuestions,
} from '../../../../client/content/free-guide'
import { type Chapter, heading, list, paragraph, restForNotes, roomToFollow } from '../blocks'
import { type Cell, table, checkbox as tick } from '../table'

const checks = {
  head: ['Must', 'Should', 'Feature', 'How to test it'],
  widths: [8, 9, 32, 51],
  named: false,
}

const asked = (text: string): Cell[] => [{ text, style: { face: 'regular' } }, '', '', '']

export const checklist: Chapter = {
  id: 'checklist',
  title: 'Feature checklist',
  about:
    'Check what you must have and what you should have before the first demo. Keep the musts to ten. The last column says how to see whether a feature is really there.',
  write: (paper) => {
    for (const { title, items } of featureChecklist) {
      heading(paper, title, 2)
      const rows = items.map(({ line, test }): Cell[] => [
        tick,
        tick,
        { text: line, style: { face: 'semibold' } },
        test,
      ])
      table(paper, { ...checks, rows, whole: true })
    }
    heading(paper, 'Your own lines', 2)
    paragraph(
      paper,
      "Add what only you need: a state report, a payer's form, a way of working that you will not give up. Write down how you will test it before you ask for it.",
      { keep: true },
    )
    const own = Array.from({ length: 5 }, (): Cell[] => [tick, tick, '', ''])
    table(paper, { ...checks, rows: own, rowHeight: 27 })
  },
}

export const scorecard: Chapter = {
  id: 'scorecard',
  title: 'Weighted scorecard',
  about:
    'Thirteen criteria and 100 points of weight. Agree on the weights first, then let everybody score alone. The workbook has the same sheet and does the math.',
  write: (paper) => {
    const rows = criteria.map(({ area, name, look, weight }): Cell[] => [name, area, look, String(weight), '', '', ''])
    const total = criteria.reduce((sum, { weight }) => sum + weight, 0)
    table(paper, {
      head: ['Criterion', 'Area', 'What a good answer looks like', 'Weight', 'A', 'B', 'C'],
      rows: [...rows, ['Total weight', '', '', { text: String(total), style: { face: 'bold' } }, '', '', '']],
      widths: [26, 14, 42, 8, 4.5, 4.5, 4.5],
      rowHeight: 20,
      padding: 3,
    })
    heading(paper, 'How to score', 2)
    list(
      paper,
      [
        [{ text: '0', face: 'bold' }, { text: ' means it is not there, or nobody would show it.' }],
        [{ text: '1', face: 'bold' }, { text: ' means it needs a workaround, a second system, or a promise.' }],
        [{ text: '2', face: 'bold' }, { text: ' means it works as well as what you have today.' }],
        [{ text: '3', face: 'bold' }, { text: ' means it is better than what you have, and you saw it.' }],
      ],
      { gap: 1 },
    )
    paragraph(
      paper,
      'Multiply each score by its weight, add them up, and divide by three: a system that gets 3 everywhere has 100 points. A difference of fewer than five points means little; decide by cost, references, and what your staff would choose.',
    )
  },
}

export const demo: Chapter = {
  id: 'demo-script',
  title: 'Demo script',
  about:
    'Send the same nine tasks, with invented patients only, to all three vendors a week ahead, and give each the same time. Score on the spot from 0 to 3, before anybody discusses it.',
  write: (paper) => {
    const rows = demoScript.map(({ show, look }, index): Cell[] => [`${index + 1}. ${show}`, look, '', '', ''])
    table(paper, { head: ['Ask to see', 'Look for', 'A', 'B', 'C'], rows, widths: [40, 39, 7, 7, 7], rowHeight: 34 })
    paragraph(
      paper,
      'Stop a presenter who says "we can configure that", and ask to see it. What is not shown counts as 0.',
    )
    restForNotes(paper, 'What surprised us')
  },
}

export const questions: Chapter = {
  id: 'questions',
  title: 'Questions for vendors',
  about:
    'Ask for the answers in writing, and put those that matter into the contract. Score them here from 0 to 3; the workbook holds all of them as a sheet that you can send.',
  write: (paper) => {
    for (const { title, items } of proposalQuestions) {
      heading(paper, title, 2)
      table(paper, {
        head: ['Question', 'Vendor A', 'Vendor B', 'Vendor C'],
        rows: items.map(asked),
        widths: [55, 15, 15, 15],
        rowHeight: 25,
        padding: 3,
      })
    }
  },
}

export const references: Chapter = {
  id: 'references',
  title: 'Calls to references',
  about:
    'Two that the vendor names, of your size and kind of care and live within 18 months, and one that you found yourself. Half an hour each.',
  follows: roomToFollow,
  write: (paper) => {
    const rows = referenceQuestions.map(asked)
    table(paper, { head: ['Question', 'First', 'Second', 'Our own'], rows, widths: [40, 20, 20, 20], rowHeight: 50 })
  },
}

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
