import type { SourceKind } from '../catalogue/evidence'
import type { NavigationLink } from '../site/navigation'

/** A page that an answer rests on. */
export interface AnswerSource {
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

/** A short answer to a question that comes again and again. Its text is in `client/content/answers/{slug}.md`. */
export interface Answer {
  /** Its address under `/answers`, which never changes. */
  slug: string
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
