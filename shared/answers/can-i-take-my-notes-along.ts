import type { Answer } from './answer'

export const canITakeMyNotesAlong = {
  slug: 'can-i-take-my-notes-along',
  title: 'Can I take my notes along?',
  short:
    'Usually as files, rarely as notes that the next system can edit. That holds even between two accounts of the same product: the owner of the old account usually has to agree and run the export, and you attach the notes to each client. Ask for PDF files of signed notes, and open ten before you cancel.',
  alsoAsked: [
    'keep my notes',
    'take my notes with me',
    'export my notes',
    'import my notes',
    'notes into the new account',
    'transfer notes',
  ],
  checked: '2026-11-29',
  rules: ['business-associate-return', 'record-retention'],
  sources: [
    {
      name: 'SimplePractice help center, on moving between two of its accounts',
      kind: 'vendor',
      url: 'https://support.simplepractice.com/hc/en-us/articles/40941672781965-Transferring-client-data-between-SimplePractice-accounts',
      read: '2026-11-29',
    },
    {
      name: 'SimplePractice help center, on keeping documents of imported clients',
      kind: 'vendor',
      url: 'https://support.simplepractice.com/hc/en-us/articles/44469765356173-Storing-client-documentation-and-other-items-for-imported-clients',
      read: '2026-11-29',
    },
  ],
  related: [
    { label: 'Who keeps the chart when a clinician leaves a group?', to: '/answers/who-keeps-the-chart' },
    { label: 'Leaving an EMR', to: '/leaving' },
  ],
} as const satisfies Answer
