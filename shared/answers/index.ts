import type { Answer } from './answer'
import { ofCharts } from './charts'
import { beforeChoosing } from './choosing'
import { inUse } from './use'

const list = [...beforeChoosing, ...ofCharts, ...inUse] as const

export type AnswerSlug = (typeof list)[number]['slug']

/** All answers, in the order of `/answers`. */
export const answers: readonly (Answer & { slug: AnswerSlug })[] = list

/** The address of an answer's page. */
export const answerPath = ({ slug }: Pick<Answer, 'slug'>): string => `/answers/${slug}`

/** The answer with a slug; undefined if there is none. */
export const answerBySlug = (slug: string) => answers.find((answer) => answer.slug === slug)

/** The short answers for a letter, in the order of the slugs; unknown slugs are left out. */
export const answersShort = (slugs: readonly string[]): string[] =>
  slugs.flatMap((slug) => answerBySlug(slug)?.short ?? [])
