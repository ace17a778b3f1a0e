import { dateWords } from '../../../shared/catalogue/basis'
import { Prose } from '../article/prose'
import { FoldedContents, SideContents } from '../article/table-of-contents'

interface ReviewTextProps {
  name: string
  html: string
  /** Month of the last change of substance. */
  updated: string
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
    ['cost', 'Costs over the years'],
    ['record', 'The full record'],
    ['dossier', 'The dossier'],
    ...(hasChanged ? [['changed', 'What changed']] : []),
    ['alternatives', 'Alternatives'],
  ].map(([id = '', text = '']) => ({ id, text, depth: 2 }))

/** The review, with the contents of the whole page beside it. */
export function ReviewText(review: ReviewTextProps) {
  const { name, html, updated, headings } = review
  const all = [...headings, ...sections(review)]
  return (
    <section aria-label={`Review of ${name}`} className="mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-14">
      <div className="max-w-3xl">
        <FoldedContents headings={all} />
        <Prose html={html} />
        <p className="mt-6 text-sm text-ink-soft">
          {`Written in ${dateWords(updated)} from the record below. Linked values lead to their sources. We have not used the product ourselves.`}
        </p>
      </div>
      <SideContents headings={all} />
    </section>
  )
}
