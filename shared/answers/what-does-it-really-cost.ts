import type { Answer } from './answer'
import { informationBlockingAnswers } from './shared-sources'

export const whatDoesItReallyCost = {
  slug: 'what-does-it-really-cost',
  title: 'What does an EMR really cost?',
  short:
    'Count three years, and more than the price per user: seats for billers and interns, claims, texts, video, e-prescribing, AI, card fees, setup, moving your data, and weeks of slower work. Get four things in the quote: what is not included, how far the price may rise at renewal, the notice period, and the export.',
  alsoAsked: ['hidden costs', 'hidden fees', 'total cost', 'real price', 'cost of an EMR'],
  checked: '2026-11-29',
  rules: ['ehi-export'],
  sources: [informationBlockingAnswers],
  related: [
    { label: 'Find your match, with costs', to: '/match' },
    { label: 'Compare systems', to: '/comparisons' },
    { label: 'Should we stay with our EMR or switch?', to: '/answers/stay-or-go' },
  ],
} as const satisfies Answer
