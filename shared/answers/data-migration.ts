import type { Answer } from './answer'
import { informationBlockingAnswers } from './shared-sources'

export const dataMigration = {
  slug: 'data-migration',
  title: 'What can be moved from one EMR to another?',
  short:
    'Expect names, contacts, and insurance to move, notes to arrive as documents, and billing history to stay behind. A certified export does not oblige the next vendor to read it, so ask the new vendor first what is imported, from which file, by whom, by when, and for what price. Test with ten real charts before you sign.',
  alsoAsked: ['import raw tables', 'import data', 'migrate data', 'move data', 'transfer data', 'data conversion'],
  checked: '2026-11-29',
  rules: ['ehi-export'],
  sources: [informationBlockingAnswers],
  related: [
    { label: 'What to move, what to archive', to: '/blog/behavioral-health-data-migration' },
    { label: 'Leaving an EMR', to: '/leaving' },
    { label: 'EMR Implementation', to: '/resources/emr-implementation' },
  ],
} as const satisfies Answer
