import type { Answer } from './answer'

export const stayOrGo = {
  slug: 'stay-or-go',
  title: 'Should we stay with our EMR or switch?',
  short:
    'Stay until you can name what a new system must do better and have seen it do that with your own cases. First ask your vendor to show or fix the five things that hurt most; often it is a setting or training. Go when it is being closed, cannot bill or report what you must, or lost your trust.',
  alsoAsked: ['worth switching', 'worth it to switch', 'hate our EHR', 'switch EMR', 'change EMR', 'stay or leave'],
  checked: '2026-11-29',
  rules: ['ehi-export'],
  sources: [],
  related: [
    { label: 'Leaving an EMR', to: '/leaving' },
    { label: 'Find your match', to: '/match' },
    { label: 'What does an EMR really cost?', to: '/answers/what-does-it-really-cost' },
  ],
} as const satisfies Answer
