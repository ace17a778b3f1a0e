import type { ReactNode } from 'react'
import type { Depth } from '../../../shared/vendors/depth'
import type { VendorText } from '../../content/reviews'
import { Prose } from '../article/prose'
import { FoldedContents, SideContents } from '../article/table-of-contents'
import { strengthsHeading } from './why-choose'

interface ReviewTextProps extends VendorText {
  name: string
  depth: Depth
  costs: ReactNode
  /** Whether the page has limits that the review does not quote. */
  hasLimits: boolean
  /** Whether the page has a section on what changed. */
  hasChanged: boolean
  hasAlternatives: boolean
}

/** The sections of the page after the review, by their ids, with their headings or the beginnings of those. */
const sections = ({ name, depth, hasLimits, hasChanged, hasAlternatives }: ReviewTextProps) =>
  [
    ['why-choose', strengthsHeading(depth, name)],
    ...(hasLimits ? [['limits', 'Limits']] : []),
    ['record', 'The full record'],
    ['dossier', 'The dossier'],
    ...(hasChanged ? [['changed', 'What changed']] : []),
    ...(hasAlternatives ? [['alternatives', 'Alternatives']] : []),
  ].map(([id = '', text = '']) => ({ id, text, depth: 2 }))

/** The text with the costs before its questions, and the contents of the whole page beside it. */
export function ReviewText(review: ReviewTextProps) {
  const {
    name,
    html: [untilCost, rest],
    costs,
    depth,
    headings,
  } = review
  const all = [...headings, ...sections(review)]
  return (
    <section
      aria-label={depth === 'review' ? `Review of ${name}` : `About ${name}`}
      className="mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-14"
    >
      <div className="max-w-3xl print:max-w-none">
        <FoldedContents headings={all} />
        {untilCost && <Prose html={untilCost} />}
        {costs}
        {rest && (
          <div className="mt-16">
            <Prose html={rest} />
          </div>
        )}
      </div>
      <SideContents headings={all} />
    </section>
  )
}
