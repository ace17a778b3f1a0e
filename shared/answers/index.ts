import type { Answer } from './answer'

const open = { short: '', alsoAsked: [], sources: [], related: [] }

/** All answers, in the order of `/answers`. */
export const answers = [
  { slug: 'is-an-emr-mandatory', title: 'Is an EMR mandatory?', ...open },
  { slug: 'stay-or-go', title: 'Should we stay with our EMR or switch?', ...open },
  { slug: 'what-does-it-really-cost', title: 'What does an EMR really cost?', ...open },
  { slug: 'who-keeps-the-chart', title: 'Who keeps the chart when a clinician leaves a group?', ...open },
  { slug: 'can-i-take-my-notes-along', title: 'Can I take my notes along?', ...open },
  { slug: 'membership-networks', title: 'Who holds the chart in a network such as Alma or Headway?', ...open },
  { slug: 'data-migration', title: 'What can be moved from one EMR to another?', ...open },
  { slug: 'my-system-is-closing', title: 'My EMR is closing or was sold. What now?', ...open },
  { slug: 'can-ai-be-switched-off', title: 'Can AI be switched off?', ...open },
  { slug: 'downtime-and-offline', title: 'What can we do when the EMR is down?', ...open },
  { slug: 'paper-claims', title: 'Can we still send paper claims?', ...open },
  { slug: 'one-biller-many-tax-ids', title: 'Can one biller work for many tax IDs?', ...open },
  { slug: 'merge-or-keep-records-apart', title: 'Should two services share one record or keep theirs apart?', ...open },
  { slug: 'self-hosting-open-source', title: 'Can we host an open-source EMR ourselves?', ...open },
  { slug: 'rfp-and-consultants', title: 'Do you write RFPs or run a selection for us?', ...open },
] as const satisfies readonly Answer[]

export type AnswerSlug = (typeof answers)[number]['slug']

/** The address of an answer's page. */
export const answerPath = ({ slug }: Pick<Answer, 'slug'>): string => `/answers/${slug}`

/** The answer with a slug; undefined if there is none. */
export const answerBySlug = (slug: string): Answer | undefined => answers.find((answer) => answer.slug === slug)

/** The short answers for a letter, in the order of the slugs; unknown slugs are left out. */
export const answersShort = (slugs: readonly string[]): string[] =>
  slugs.flatMap((slug) => answerBySlug(slug)?.short ?? [])
