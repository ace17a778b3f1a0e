import type { AdminPost } from '../../../../shared/admin/posts'
import { ProblemList } from './problem-list'

interface ReasonsProps {
  post: AdminPost
  /** As they are stored, or as a refusal named them. */
  linkProblems: readonly string[]
}

/** What was noted by the generator, and the figures and links that speak against publishing. */
export function Reasons({ post, linkProblems }: ReasonsProps) {
  const isDraft = post.status === 'draft'
  const notes = isDraft ? post.generation_notes : []
  return (
    <>
      <ProblemList id="schedule-problems" title="Not published at its time" problems={post.schedule_problems}>
        {'It stayed a draft. Correct what is named here, then publish it or give it another time.'}
      </ProblemList>
      <ProblemList id="notes" title="To check before publishing" problems={notes}>
        {'They were found when the article was generated.'}
      </ProblemList>
      <ProblemList id="reasons" title="Figures to check" problems={post.draft_reasons}>
        {'Correct them or take them out and save: the list is made anew each time. '}
        {isDraft && 'If you know a figure to be right, you can publish the article as it is.'}
      </ProblemList>
      <ProblemList id="links" title="Links to check" problems={linkProblems}>
        {'Correct them or take them out and save. '}
        {post.status === 'published'
          ? 'You can also save the article as it is.'
          : 'You can also publish the article as it is.'}
      </ProblemList>
    </>
  )
}
