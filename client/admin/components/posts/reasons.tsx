import type { ReactNode } from 'react'
import type { AdminPost } from '../../../../shared/admin/posts'

/** The generator's notes, and the figures and links that prevent publication. */
export function Reasons({ post, linkProblems }: { post: AdminPost; linkProblems: readonly string[] }) {
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

interface ProblemListProps {
  id: string
  title: string
  problems: readonly string[]
  children: ReactNode
}

/** The problems that prevent an article from being published; renders nothing if there are none. */
function ProblemList({ id, title, problems, children }: ProblemListProps) {
  if (problems.length === 0) return null
  return (
    <section aria-labelledby={id} className="mb-6 rounded-2xl border border-star bg-mark p-4 sm:p-6">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <ul className="mt-2 list-disc stack-1 pl-5 [overflow-wrap:anywhere]">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{children}</p>
    </section>
  )
}
