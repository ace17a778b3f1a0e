import type { GenerationStage } from '../../shared/admin/generations'
import type { Article } from './article'
import type { GenerationRequest, Usage } from './repository'

/** Where a writer is with its work. */
export type ReportProgress = (stage: GenerationStage, progress: number) => Promise<void>

export interface Assignment {
  request: GenerationRequest
  report: ReportProgress
  /** Told of what an answer cost as soon as that is known, whatever becomes of the answer. */
  spend(usage: Usage): Promise<void>
  /** Aborted when nobody waits for the article any more. */
  signal: AbortSignal
}

export interface ArticleWriter {
  /** @throws WritingFailure when there will be no article, also not at another try of the same request. */
  write(assignment: Assignment): Promise<Article>
}

/** Why there is no article, in a sentence for the person who asked for it: no key, no address, no words of another server. */
export class WritingFailure extends Error {
  override readonly name = 'WritingFailure'
}
