import { compared, vendors } from '../../shared/catalogue'
import { ruleSentence } from '../../shared/rules'
import { listed } from '../../shared/words'
import file from './selection-guide.json' with { type: 'json' }

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

export const { contents: guideContents, audience: guideAudience, timeline: guideTimeline } = file

/** Each line with how to test it. */
export const { checklist: featureChecklist } = file

/** The practice for which the timeline is set, in print and on the page. */
export const timelineFor = 'an outpatient practice of about 5 to 50 people with one or two sites'

/** The questions on the web page. */
export const vendorQuestions: readonly Group[] = file.questions
  .map(({ title, first }) => ({ title, items: first }))
  .filter(({ items }) => items.length > 0)

/** All questions for a request for proposals, each group beginning with its questions on the web page. */
export const proposalQuestions: readonly Group[] = file.questions.map(({ title, first, further }) => ({
  title,
  items: [...first, ...further],
}))

/** Questions for a customer of the vendor with a similar practice. */
export const { references: referenceQuestions } = file

/** The weighted scorecard, in percent. Its weights are a starting point that each practice should change before the first demo. */
export const { criteria, demo: demoScript } = file

/** How often a cost occurs: every year with the yearly increase, by volume (also every year), or once in the first year. */
export const costKinds = { yearly: 'Every year', volume: 'By volume', once: 'Once' } as const

export type CostKind = keyof typeof costKinds

/** A system's cost over three years, including the items that no quote mentions. */
export const costLines = (['yearly', 'volume', 'once'] as const).flatMap((kind) =>
  file.costs[kind].map((line) => ({ ...line, kind })),
)

/** The practice in the worked example. */
export const examplePractice = { providers: 10, years: 3 } as const

/** How to use the guide: by the time at hand, and by what a reader is responsible for. `to` names chapters. */
export const { routes: readingRoutes, rules: workingRules } = file

const ratedTwice = vendors.filter(({ card }) => card.reading?.starRating).map(({ name }) => name)

/** What a reader should know about the figures before using them. */
export const aboutFigures = file.figures.map(({ title, text }) => ({
  title,
  text: text.replace('{{rated twice}}', `${listed(ratedTwice)} ${ratedTwice.length === 1 ? 'has' : 'have'}`),
}))

/** Terms of the field in alphabetical order. */
export const glossary = file.glossary.map(({ word, meaning }) => ({
  word,
  meaning: meaning.replace(/\{\{rule:([a-z0-9-]+)\}\}/, (_, id: string) => ruleSentence(id)),
}))
