import { compared } from '../../shared/catalogue'

const reviewed = compared.filter(({ depth }) => depth === 'review').length
const onRecord = compared.length - reviewed

/** The two files of the selection guide, produced by the build. Neither asks for an email address. */
export const guideDownloads = {
  guide: '/free-guide/emr-selection-guide.pdf',
  workbook: '/free-guide/emr-selection-workbook.xlsx',
} as const

/** The most pages that the guide may have. */
export const guidePagesMax = 100

/** What comes with each download. Fixed, because pages are rendered before the files are; a test compares the two. */
export const guideExtent = { pages: 96, guideMegabytes: '1.4', sheets: 4, workbookMegabytes: '0.2' } as const

/** The month on the guide's cover; a test compares the two. */
export const guideEdition = '2026-11'

/** The guide's parts with the page on which each begins and what it holds; a test compares parts and pages. */
export const guideParts: readonly { title: string; page: number; holds: string }[] = [
  { title: 'Begin here', page: 3, holds: 'How to use the guide, and what its figures rest on' },
  { title: 'Know the field', page: 5, holds: 'The behavioral health record, explained' },
  {
    title: 'Choose',
    page: 8,
    holds: 'Five steps, feature checklist, scorecard, demo script, questions for vendors, calls to references',
  },
  { title: 'Count the cost', page: 20, holds: 'Budget over three years, cost sheets, and what the prices come to' },
  { title: 'Put it in place', page: 24, holds: 'Sixteen weeks in four phases' },
  {
    title: 'The systems',
    page: 28,
    holds: `The ${reviewed} reviewed in depth side by side, and ${onRecord} on record in a table`,
  },
  { title: 'Profiles', page: 41, holds: `The facts on each of the ${reviewed}, and what to ask in its demo` },
  { title: 'Reference', page: 95, holds: 'Glossary' },
]

/** The guide's cover, in print and in the picture of it; `title` and `about` are in lines as they are set there. */
export const guideCover = {
  title: ['The Behavioral Health', 'EMR Selection Guide'],
  about: [
    'What to look for, what to ask, what it costs, and what to do each',
    'week. For practices and programs in mental health, substance use',
    'treatment, eating disorders, and autism care.',
  ],
  inside: [
    'Feature checklist, with a test for each line',
    'Budget sheets for three years',
    'Sixteen weeks in four phases',
    'Questions, demo script, and scorecard',
    `Profiles of ${reviewed} systems, and ${onRecord} more in a table`,
  ],
} as const

export interface Group {
  title: string
  items: readonly string[]
}

export const guideContents: readonly { title: string; text: string }[] = [
  { title: 'Checklist', text: 'Clinical and administrative features to check off, with room for your own.' },
  { title: 'Budget templates', text: 'Every cost over three years, including those that quotes leave out.' },
  { title: 'Implementation timeline', text: 'Sixteen weeks in four phases, with tasks and owners.' },
  { title: 'Vendor evaluation criteria', text: 'A weighted scorecard, demo script, and questions for references.' },
]

export const guideAudience: readonly string[] = [
  'Mental health practices, from solo clinicians to groups',
  'Substance abuse and addiction treatment programs',
  'Eating disorder programs',
  'Autism and applied behavior analysis providers',
  'Practice managers and administrators who run the search',
  'IT managers and consultants who advise on it',
]

export const featureChecklist: readonly Group[] = [
  {
    title: 'Clinical features',
    items: [
      'Intake and assessment forms made for behavioral health',
      'Treatment plans whose goals link to progress notes',
      'Individual, family, and group notes',
      'A separate place for psychotherapy notes',
      'Outcome measures such as PHQ-9 and GAD-7, sent and scored',
      'Supervision and co-signature',
      'Electronic prescribing, controlled substances included',
      'Telehealth from the calendar, individual and group',
      'Consent under 42 CFR Part 2, where it applies',
      'One chart across your levels of care',
    ],
  },
  {
    title: 'Administrative features',
    items: [
      'Recurring and group appointments, with a wait list',
      'Reminders that patients can answer',
      'Eligibility checks before the visit',
      'Claims, remittances, and a denial work list',
      'Authorizations tracked by unit and date',
      'Statements, card on file, and payment plans',
      'Patient portal that works on a small phone',
      'Access by role, with a record of who opened what',
      'Reports on unsigned notes, unsent claims, and money outstanding',
      'Complete export of your data in a usable format',
    ],
  },
]

/** The practice for which the timeline is set, in print and on the page. */
export const timelineFor = 'an outpatient practice of about 5 to 50 people with one or two sites'

export const guideTimeline: readonly (Group & { weeks: string })[] = [
  {
    title: 'Planning',
    weeks: 'Weeks 1-2',
    items: ['Team and goals', 'Baseline figures', 'Forms, payers, and systems listed'],
  },
  {
    title: 'Vendor Selection',
    weeks: 'Weeks 3-6',
    items: ['Shortlist of three', 'Scripted demos, scored', 'References, quotes, contract'],
  },
  {
    title: 'Implementation',
    weeks: 'Weeks 7-12',
    items: ['Configuration and payer enrollment', 'Test migration, checked by hand', 'Training and a rehearsed day'],
  },
  {
    title: 'Go-Live',
    weeks: 'Weeks 13-16',
    items: [
      'Half the usual appointments for two days',
      'Notes, claims, and support calls checked daily',
      'Old system read-only, project closed',
    ],
  },
]

export const vendorQuestions: readonly Group[] = [
  {
    title: 'Security',
    items: [
      'Will you sign a business associate agreement before we enter any patient data?',
      'Which independent security audit do you have, and may we read the report?',
      'Where is our data, who can see it, and does it train any model?',
      'When was the last outage, and what were customers told?',
    ],
  },
  {
    title: 'Support',
    items: [
      'How and at what hours can we reach a person?',
      'Who trains us, on whose configuration, and for how long?',
      'How fast were serious problems fixed in the last quarter?',
      'May we speak with two customers of our size and care setting?',
    ],
  },
  {
    title: 'Costs',
    items: [
      'What will we pay in total in each of the first three years?',
      'What is charged by volume: claims, messages, prescriptions, storage?',
      'How much can the price rise each year?',
      'What does it cost to leave, and in what format do we get our data?',
    ],
  },
]
