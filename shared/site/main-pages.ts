/** A page that is not one of many, and what its share picture shows. */
export interface MainPage {
  path: string
  /** The title on the picture. */
  title: string
  /** The kind of page, shown above the title. */
  kind: string
  /** What the picture shows beside the title. */
  beside: string
}

const drawing = 'a drawing of'
const letter = `${drawing} a letter`
const records = `${drawing} two records side by side`

/** Without the dates of their contents, because browsers load this list. */
export const mainPages: readonly MainPage[] = [
  { path: '/', title: 'Find the perfect behavioral EMR', kind: 'Independent research', beside: records },
  { path: '/comparisons', title: 'Compare EMRs side by side', kind: 'Comparison', beside: records },
  {
    path: '/vendors',
    title: 'Every system in our catalogue',
    kind: 'Directory',
    beside: 'the number of systems and of sourced values',
  },
  {
    path: '/match',
    title: 'Find the EMRs that fit your practice',
    kind: 'Match',
    beside: `${drawing} three systems in their order`,
  },
  {
    path: '/get-recommendation',
    title: 'Get your personalized EMR recommendation',
    kind: 'Free analysis',
    beside: letter,
  },
  {
    path: '/free-guide',
    title: 'The free EMR selection guide',
    kind: 'Free download',
    beside: "the guide's cover",
  },
  {
    path: '/methodology',
    title: 'How we rate and where figures come from',
    kind: 'Methodology',
    beside: 'the number of values by what they rest on',
  },
  {
    path: '/methodology/annex',
    title: 'How we judge sources and order the match',
    kind: 'Methodology',
    beside: 'the number of values by what they rest on',
  },
  {
    path: '/dataset',
    title: 'The catalogue as open data',
    kind: 'Open data',
    beside: 'its version and the number of systems and of sourced values',
  },
  {
    path: '/changes',
    title: 'What changed in the catalogue',
    kind: 'Changes',
    beside: 'the number of changes and the date of the last release',
  },
  {
    path: '/rules',
    title: 'The rules your records must follow',
    kind: 'Rules',
    beside: 'the number of rules and the earliest day on which one was last checked',
  },
  {
    path: '/leaving',
    title: 'How to leave an EMR',
    kind: 'Leaving',
    beside: `${drawing} charts moving to another system`,
  },
  {
    path: '/answers',
    title: 'Short answers about EMRs',
    kind: 'Answers',
    beside: records,
  },
  {
    path: '/about',
    title: 'Who this guide is for and how it is made',
    kind: 'About',
    beside: `${drawing} people around a page`,
  },
  { path: '/contact', title: 'Write to us', kind: 'Contact', beside: letter },
  { path: '/corrections', title: 'Report an error', kind: 'Correction', beside: letter },
  { path: '/privacy', title: 'Privacy Policy', kind: 'Policy', beside: `${drawing} a consent` },
  { path: '/terms', title: 'Terms of Service', kind: 'Policy', beside: `${drawing} a signed page` },
  {
    path: '/blog',
    title: 'Articles on EMRs in behavioral health',
    kind: 'Blog',
    beside: `${drawing} a pile of articles`,
  },
]
