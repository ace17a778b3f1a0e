import type { Answer } from './answer'

export const membershipNetworks = {
  slug: 'membership-networks',
  title: 'Who holds the chart in a network such as Alma or Headway?',
  short:
    'Your agreement with the network decides. If it works as your business associate, the chart is yours and has to come back to you; if it is itself the provider, it may have to keep records. Before you give notice, read what it says on records and termination, ask how long you can sign in, and download your notes.',
  alsoAsked: ['Alma', 'Headway', 'Grow Therapy', 'leaving Alma', 'leaving Headway', 'Alma keep my notes'],
  checked: '2026-11-29',
  rules: ['business-associate-return'],
  sources: [
    {
      name: 'Alma, basic terms for members (older help center)',
      kind: 'vendor',
      url: 'https://alma-help.zendesk.com/hc/en-us/articles/360047495654-Basic-Terms',
      read: '2026-11-29',
    },
    {
      name: 'Grow Therapy help center, on requests for records',
      kind: 'vendor',
      url: 'https://help.growtherapy.com/clients/en/articles/9750142-request-your-records',
      read: '2026-11-29',
    },
    {
      name: 'Grow Therapy help center, on closing an account',
      kind: 'vendor',
      url: 'https://help.growtherapy.com/clients/en/articles/9524582-delete-your-grow-therapy-account',
      read: '2026-11-29',
    },
    {
      name: 'Headway help center, on leaving Headway',
      kind: 'vendor',
      url: 'https://help.headway.co/hc/en-us/articles/4428388155028-Managing-your-account',
      read: '2026-11-29',
    },
  ],
  related: [
    { label: 'Can I take my notes along?', to: '/answers/can-i-take-my-notes-along' },
    { label: 'Best EHR for solo practices', to: '/blog/best-ehr-solo-practices' },
  ],
} as const satisfies Answer
