import type { ReactNode } from 'react'
import { Prose } from '../article/prose'
import { FoldedContents, SideContents } from '../article/table-of-contents'

interface ReviewTextProps {
  name: string
  /** The text up to the costs and after them. */
  html: readonly [untilCost: string, rest: string]
  costs: ReactNode
  headings: readonly { id: string; text: string; depth: number }[]
  /** Whether the page has limits that the review does not quote. */
  hasLimits: boolean
  /** Whether the page has a section on what changed. */
  hasChanged: boolean
}

/** The sections of the page after the review, by their ids, with their headings or the beginnings of those. */
const sections = ({ name, hasLimits, hasChanged }: ReviewTextProps) =>
  [
    ['why-choose', `Why choose ${name}?`],
    ...(hasLimits ? [['limits', 'Limits']] : []),
    ['record', 'The full record'],
    ['dossier', 'The dossier'],
    ...(hasChanged ? [['changed', 'What changed']] : []),
    ['alternatives', 'Alternatives'],
  ].map(([id = '', text = '']) => ({ id, text, depth: 2 }))

/** The review with the costs in its section on them, and the contents of the whole page beside it. */
export function ReviewText(review: ReviewTextProps) {
  const {
    name,
    html: [untilCost, rest],
    costs,
    headings,
  } = review
  const all = [...headings, ...sections(review)]
  return (
    <section aria-label={`Review of ${name}`} className="mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-14">
      <div className="max-w-3xl print:max-w-none">
        <FoldedContents headings={all} />
        <Prose html={untilCost} />
        {costs}
        <div className="mt-16">
          <Prose html={rest} />
        </div>
      </div>
      <SideContents headings={all} />
    </section>
  )
}
