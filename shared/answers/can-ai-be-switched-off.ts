import type { Answer } from './answer'

export const canAiBeSwitchedOff = {
  slug: 'can-ai-be-switched-off',
  title: 'Can AI be switched off?',
  short:
    'Often: AI note-taking is an extra in many systems, and you can leave it off. An opt-out for each clinician is not a block, though. Ask in writing whether the owner can turn it off for everyone, what is kept by default and for how long, where else AI reads the chart, and whether anything trains a product.',
  alsoAsked: ['turn off AI', 'no AI', 'without AI', 'disable AI', 'opt out of AI', 'AI transcripts'],
  checked: '2026-11-29',
  rules: ['ai-in-therapy'],
  sources: [
    {
      name: 'SimplePractice help center, transcript retention',
      kind: 'vendor',
      url: 'https://support.simplepractice.com/hc/en-us/articles/42453057685133-Transcript-retention-FAQs',
      dated: '2026-06',
      read: '2026-11-29',
    },
  ],
  related: [
    { label: 'Why does my EMR have an AI notetaker?', to: '/blog/why-does-my-emr-have-ai-notetaker' },
    { label: 'AI in therapy, by state', to: '/rules#ai-in-therapy' },
  ],
} as const satisfies Answer
