import type { ReactNode } from 'react'

interface ProblemListProps {
  id: string
  title: string
  problems: readonly string[]
  /** What to do about them. */
  children: ReactNode
}

/** The problems that prevent an article from being published; renders nothing if there are none. */
export function ProblemList({ id, title, problems, children }: ProblemListProps) {
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
