import type { Answer } from './answer'
import { coveredEntity } from './shared-sources'

export const oneBillerManyTaxIds = {
  slug: 'one-biller-many-tax-ids',
  title: 'Can one biller work for many tax IDs?',
  short:
    'Yes, you can bill for many tax IDs, if each practice keeps its own agreement with you, its own enrollment with payers, and its own data. Look for one login with a switch between separate accounts, claims and remittances by tax ID, and a clean way for a practice to leave with its data. A filter is not enough.',
  alsoAsked: ['billing service', 'billing company', 'many tax IDs', 'multiple tax IDs', 'several NPIs', 'one login'],
  checked: '2026-11-29',
  rules: [],
  sources: [
    {
      name: 'Palmetto GBA (Medicare contractor), enrollment for electronic claims',
      kind: 'regulator',
      url: 'http://www.palmettogba.com/Palmetto/J1.nsf/docsCat/J1%20EDI%20Enrollment%20Form',
      read: '2026-11-29',
    },
    {
      name: 'EDI Academy, on enrolling providers and naming a billing service',
      kind: 'independent',
      url: 'https://ediacademy.com/blog/enrolling-providers-in-medicare-edi/',
      read: '2026-11-29',
    },
    coveredEntity,
  ],
  related: [
    { label: 'Best RCM software', to: '/blog/best-rcm-software' },
    { label: 'TheraBill', to: '/emr/therabill' },
  ],
} as const satisfies Answer
