import type { AdminPost } from '../../../../shared/admin/posts'
import { ProblemList } from './problem-list'

interface ReasonsProps {
  post: AdminPost
  /** The link problems, from storage or from a rejection. */
  linkProblems: readonly string[]
}

/** The generator's notes, and the figures and links that prevent publication. */
export function Reasons({ post, linkProblems }: ReasonsProps) {
  const isDraft = post.status === 'draft'
  const notes = isDraft ? post.generation_notes : []
  return (
    <>
      <ProblemList id="schedule-problems" title="Not published at its time" problems={post.schedule_problems}>
        {'It stayed a draft. Fix the problems listed here, then publish or reschedule it.'}
      </ProblemList>
      <ProblemList id="notes" title="To check before publishing" problems={notes}>
        {'Found when the article was generated.'}
      </ProblemList>
      <ProblemList id="reasons" title="Figures to check" problems={post.draft_reasons}>
        {'Correct or remove them, then save. Each save updates this list. '}
        {isDraft && 'If you know a figure is right, you can publish the article as it is.'}
      </ProblemList>
      <ProblemList id="links" title="Links to check" problems={linkProblems}>
        {'Correct or remove them, then save. '}
        {post.status === 'published'
          ? 'You can also save the article as it is.'
          : 'You can also publish the article as it is.'}
      </ProblemList>
    </>
  )
}
