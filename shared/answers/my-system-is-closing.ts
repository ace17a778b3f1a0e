import type { Answer } from './answer'

export const mySystemIsClosing = {
  slug: 'my-system-is-closing',
  title: 'My EMR is closing or was sold. What now?',
  short:
    'Get your records out first and choose second. Ask in writing for the last day on which you can sign in, run a full export this week, open it on another computer, and keep two encrypted copies. Under HIPAA a vendor may not block your access. If the buyer offers you its own product, you may look elsewhere.',
  alsoAsked: [
    'closing',
    'EMR shutting down',
    'vendor going out of business',
    'product being discontinued',
    'EMR was sold',
    'sunset',
    'folded into another product',
  ],
  checked: '2026-11-29',
  rules: ['business-associate-return', 'record-retention'],
  sources: [
    {
      name: 'Healthcare Innovation, on the HHS answer about blocked access',
      kind: 'press',
      url: 'https://www.hcinnovationgroup.com/cybersecurity/news/13027544/ocr-business-associates-blocking-access-to-data-are-in-violation-of-hipaa',
      dated: '2016-10-04',
      read: '2026-11-29',
    },
    {
      name: 'SimplePractice help center, on the move from Luminello',
      kind: 'vendor',
      url: 'https://support.simplepractice.com/hc/en-us/articles/23554146126221-Transitioning-from-Luminello-to-SimplePractice',
      dated: '2024',
      read: '2026-11-29',
    },
  ],
  related: [
    { label: 'Leaving an EMR', to: '/leaving' },
    { label: 'What can be moved from one EMR to another?', to: '/answers/data-migration' },
  ],
} as const satisfies Answer
