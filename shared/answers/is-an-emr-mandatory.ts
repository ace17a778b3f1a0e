import type { Answer } from './answer'

export const isAnEmrMandatory = {
  slug: 'is-an-emr-mandatory',
  title: 'Is an EMR mandatory?',
  short:
    'For a private practice, an EMR is not mandatory: we found no federal law that requires one, and you may stay on paper. Rules exist for some: e-prescribing of controlled substances, Medicare scores for larger practices, and a few states and grants.',
  alsoAsked: ['EHR mandate', 'EMR required by law', 'stay on paper', 'paper charts', 'mandatory', 'meaningful use'],
  checked: '2026-11-29',
  rules: ['epcs', 'ccbhc'],
  sources: [
    {
      name: 'APA Services, on whom the HITECH Act of 2009 leaves out',
      kind: 'independent',
      url: 'https://www.apaservices.org/practice/update/2010/09-30/health-records',
      dated: '2010-09-30',
      read: '2026-11-29',
    },
    {
      name: 'CMS, Quality Payment Program: small practices',
      kind: 'regulator',
      url: 'https://qpp.cms.gov/about/small-underserved-rural-practices',
      dated: '2024',
      read: '2026-11-29',
    },
    {
      name: 'MDinteractive, on who need not report certified technology in MIPS 2025',
      kind: 'independent',
      url: 'https://mdinteractive.com/mips-blog/shared-savings-program-reporting-requirements-mips-promoting-interoperability',
      read: '2026-11-29',
    },
    {
      name: 'Minnesota Department of Health, on the end of its EHR mandate',
      kind: 'regulator',
      url: 'https://www.health.state.mn.us/facilities/ehealth/hitimp/index.html',
      dated: '2019',
      read: '2026-11-29',
    },
    {
      name: "Massachusetts, 101 CMR 20.08, in Justia's copy",
      kind: 'regulator',
      url: 'https://regulations.justia.com/states/massachusetts/101-cmr/title-101-cmr-20-00/section-20-08',
      dated: '2024-09-27',
      read: '2026-11-29',
    },
  ],
  related: [
    { label: 'EMR 101', to: '/resources/emr-101' },
    { label: 'Can we still send paper claims?', to: '/answers/paper-claims' },
  ],
} as const satisfies Answer
