import type { Answer } from './answer'
import { contingencyPlan } from './shared-sources'

export const downtimeAndOffline = {
  slug: 'downtime-and-offline',
  title: 'What can we do when the EMR is down?',
  short:
    "Keep a downtime kit of your own: each evening an encrypted copy of tomorrow's schedule, medications, and safety plans, plus paper forms and a hotspot. We do not compare offline copies or uptime promises yet, so ask each vendor what uptime the contract promises, whether there is a read-only copy, and where past outages are shown.",
  alsoAsked: ['outage', 'downtime', 'offline', 'uptime', 'crisis downtime', 'EMR down', 'offline copy', 'no internet'],
  checked: '2026-11-29',
  rules: [],
  sources: [
    contingencyPlan,
    {
      name: 'ONC, SAFER guide on contingency planning',
      kind: 'regulator',
      url: 'https://www.healthit.gov/safer/guide/sg003',
      read: '2026-11-29',
    },
  ],
  related: [
    { label: 'Dress rehearsal before go-live', to: '/blog/emr-dress-rehearsal-before-go-live' },
    { label: 'The free selection guide', to: '/free-guide' },
  ],
} as const satisfies Answer
