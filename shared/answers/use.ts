import type { Answer } from './answer'
import { contingencyPlan, coveredEntity } from './shared-sources'

/** What a system in use can and must do. */
export const inUse = [
  {
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
  },
  {
    slug: 'downtime-and-offline',
    title: 'What can we do when the EMR is down?',
    short:
      "Keep a downtime kit of your own: each evening an encrypted copy of tomorrow's schedule, medications, and safety plans, plus paper forms and a hotspot. We do not compare offline copies or uptime promises yet, so ask each vendor what uptime the contract promises, whether there is a read-only copy, and where past outages are shown.",
    alsoAsked: [
      'outage',
      'downtime',
      'offline',
      'uptime',
      'crisis downtime',
      'EMR down',
      'offline copy',
      'no internet',
    ],
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
  },
  {
    slug: 'self-hosting-open-source',
    title: 'Can we host an open-source EMR ourselves?',
    short:
      "Yes, if you have somebody with time and skill to run it. OpenEMR is free, open source, and, its project says, certified in version 7.0.2; we have not reviewed it. You still pay for a server, backups, and connections, and HIPAA's risk analysis and emergency plan are yours. Try a group note and a Medicaid claim first.",
    alsoAsked: ['OpenEMR', 'self host', 'self-hosted', 'open source', 'free EMR', 'on our own server', 'FreeMED'],
    checked: '2026-11-29',
    rules: [],
    sources: [
      {
        name: 'OpenEMR, source code and license (GNU GPL)',
        kind: 'vendor',
        url: 'https://github.com/openemr/openemr',
        read: '2026-11-29',
      },
      {
        name: 'OpenEMR wiki, requirements for certification of version 7.0.2',
        kind: 'vendor',
        url: 'https://www.open-emr.org/wiki/index.php/OpenEMR_7.0.2_ONC_Ambulatory_EHR_Certification_Requirements',
        read: '2026-11-29',
      },
      {
        name: 'Healthcare Innovation, on the HHS guidance about HIPAA and cloud hosts',
        kind: 'press',
        url: 'https://www.hcinnovationgroup.com/cybersecurity/news/13027563/ocr-offers-guidance-on-hipaa-and-cloud-computing',
        dated: '2016-10-07',
        read: '2026-11-29',
      },
      contingencyPlan,
    ],
    related: [
      { label: 'What does an EMR really cost?', to: '/answers/what-does-it-really-cost' },
      { label: 'HIPAA Security Rule', to: '/rules#security-rule' },
    ],
  },
  {
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
  },
  {
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
  },
] as const satisfies readonly Answer[]
