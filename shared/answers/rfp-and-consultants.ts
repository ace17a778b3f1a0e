import type { Answer } from './answer'

export const rfpAndConsultants = {
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
} as const satisfies Answer
