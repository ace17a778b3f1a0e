import type { GenerationStage } from '../../shared/admin/generations'
import type { Article } from './article'
import type { GenerationRequest, Usage } from './repository'

/** Reports how far a writer is, in percent. */
export type ReportProgress = (stage: GenerationStage, progress: number) => Promise<void>

export interface Assignment {
  request: GenerationRequest
  report: ReportProgress
  /** Called with the cost of an answer as soon as it is known, whether or not the answer is used. */
  spend(usage: Usage): Promise<void>
  signal: AbortSignal
}

export interface ArticleWriter {
  /** Who is named as the author of its articles; absent if the site itself is. */
  author?: string
  /** @throws WritingFailure if there will be no article, even if the same request is tried again */
  write(assignment: Assignment): Promise<Article>
}

/** Why there is no article, for the person who requested it: no key, no address, no text of another server. */
export class WritingFailure extends Error {
  override readonly name = 'WritingFailure'
}
