import type { Answer } from './answer'
import { coveredEntity } from './shared-sources'

export const paperClaims = {
  slug: 'paper-claims',
  title: 'Can we still send paper claims?',
  short:
    'Yes, if you are small: Medicare takes paper claims from physicians, practitioners, and suppliers with fewer than 10 full-time equivalent employees. Your contractor may ask for proof; answer in time, or it denies them. Medicaid and insurers set their own rules. Ask your payers about a free portal before you buy an EMR for claims alone.',
  alsoAsked: ['paper claims', 'CMS-1500', 'mandated electronic claims', 'electronic billing required', 'ASCA waiver'],
  checked: '2026-11-29',
  rules: [],
  sources: [
    {
      name: '42 CFR 424.32, electronic submission of Medicare claims',
      copy: '70 FR 71008',
      kind: 'regulator',
      url: 'http://edocket.access.gpo.gov/2005/05-23080.htm',
      official: 'https://www.ecfr.gov/current/title-42/section-424.32',
      dated: '2005-11-25',
      read: '2026-11-29',
    },
    {
      name: 'EDISS, for a Medicare contractor: exceptions to electronic claims',
      kind: 'regulator',
      url: 'http://edissweb.com/blue/registration/asca.html',
      read: '2026-11-29',
    },
    {
      name: 'National Government Services (Medicare contractor), questions on waivers',
      kind: 'regulator',
      url: 'https://www.ngsmedicare.com/web/ngs/faqs?artid=243318&artfid=243315',
      dated: '2024-04-16',
      read: '2026-11-29',
    },
    {
      name: 'CMS, training on the CMS-1500: approval for paper claims',
      kind: 'regulator',
      url: 'https://www.cms.gov/Outreach-and-Education/MLN/WBT/MLN4462429-MLN-WBT-1500/1500/lesson02/04/index.html',
      read: '2026-11-29',
    },
    coveredEntity,
  ],
  related: [
    { label: 'Eligibility checks that prevent denials', to: '/blog/eligibility-checks-that-prevent-denials' },
    { label: 'Is an EMR mandatory?', to: '/answers/is-an-emr-mandatory' },
  ],
} as const satisfies Answer
