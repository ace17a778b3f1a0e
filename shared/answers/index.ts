import type { SourceKind } from '../catalogue/evidence'
import type { NavigationLink } from '../site/navigation'
import { cards } from './made/cards'

/** A page that an answer rests on. */
interface AnswerSource {
  name: string
  kind: SourceKind
  url: string
  /** The official text, if `url` is somebody else's copy of it. We did not read it. */
  official?: string
  /** Whose copy `url` is, such as `Justia's copy`. */
  copy?: string
  /** The date on the page: a day, a month, or a year; absent if it has none. */
  dated?: string
  /** The day on which somebody read it. */
  read: string
}

export type AnswerSlug = (typeof cards)[number]['slug']

/** A short answer to a question that comes again and again: the front matter of its card, `{slug}.md`. */
export interface Answer {
  /** Its address under `/answers`, which never changes. */
  slug: AnswerSlug
  /** The question, in people's words. */
  title: string
  /** The answer in at most 60 words, for a letter: it stands alone and speaks to the reader. */
  short: string
  /** Other words in which people ask; the site's search finds the answer by them. */
  alsoAsked: readonly string[]
  /** The day on which its text was last checked against its sources. */
  checked: string
  /** Tracked rules that it rests on, by id; their sources are on `/rules`. */
  rules: readonly string[]
  sources: readonly AnswerSource[]
  /** Pages of this site that go on from here. */
  related: readonly NavigationLink[]
}

/** All answers, in the order of `/answers`. */
export const answers: readonly Answer[] = cards

/** The address of an answer's page. */
export const answerPath = ({ slug }: Pick<Answer, 'slug'>): string => `/answers/${slug}`

/** The answer with a slug; undefined if there is none. */
export const answerBySlug = (slug: string) => answers.find((answer) => answer.slug === slug)
