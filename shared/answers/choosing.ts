import type { Answer } from './answer'
import { informationBlockingAnswers } from './shared-sources'

/** Whether to get a system or another one, and how. */
export const beforeChoosing = [
  {
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
  },
  {
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
  },
  {
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
  },
  {
    slug: 'rfp-and-consultants',
    title: 'Do you write RFPs or run a selection for us?',
    short:
      'No, we do not write RFPs or manage a selection, but you can use our workbook, our open data, and our questions on leaving for free. When you choose a consultant, ask whether any vendor pays them. With federal grant money, whoever drafts the RFP must be excluded from competing for that contract (2 CFR 200.319).',
    alsoAsked: [
      'RFP',
      'request for proposal',
      'consultant',
      'procurement',
      'bid',
      'manage a selection',
      'needs assessment',
    ],
    checked: '2026-11-29',
    rules: [],
    sources: [
      {
        name: '2 CFR 200.319, competition',
        copy: "eLaws' copy",
        kind: 'regulator',
        url: 'http://federal.elaws.us/cfr/200.319(a)(5)',
        official: 'https://www.ecfr.gov/current/title-2/section-200.319',
        read: '2026-11-29',
      },
      {
        name: 'Holland & Hart, on the federal guide "EHR Contracts Untangled"',
        kind: 'independent',
        url: 'https://www.hollandhart.com/office-of-the-national-coordinator-for-health-information-technology-issues-formal-guidance-for-selecting-and-negotiating-contracts-with-electronic-health-record-vendors',
        dated: '2016',
        read: '2026-11-29',
      },
      {
        name: "Stratis Health, template of an EHR request for proposal, in StudyRes's copy",
        kind: 'independent',
        url: 'https://studyres.com/doc/1519653/ehr-request-for-proposal',
        read: '2026-11-29',
      },
    ],
    related: [
      { label: 'The free selection guide', to: '/free-guide' },
      { label: 'Open data', to: '/dataset' },
      { label: 'How to Choose an EMR', to: '/resources/how-to-choose-emr' },
    ],
  },
] as const satisfies readonly Answer[]
