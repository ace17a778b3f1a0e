import { Fragment, type ReactNode } from 'react'
import type { VendorText } from '../../content/reviews'
import { Prose } from '../article/prose'
import { Fold } from '../fold'
import { costHeading } from './cost-by-size'

/** The section with the review's account of its sources, which the page folds. */
const evidence = 'what-the-evidence-says'

/** The sections that tell a reader what to do or to ask, of which a text has one or two. */
const asking = ['what-to-do-now', 'what-to-ask-first', 'what-to-ask-in-the-demo']

/** The section with the way out. */
export const leavingSection = 'what-to-know-about-leaving'

interface ReviewTextProps {
  text: VendorText
  /** What the page adds to the section on costs; null for nothing. */
  costs: ReactNode
  /** What stands beside the verdict. */
  details: ReactNode
  /** What follows whom the system is for. */
  children: ReactNode
  /** What stands beside how to leave. */
  limits: ReactNode
}

/** The text in the order of a buyer's questions: the verdict, for whom, the price, what to ask, and how to leave. */
export function ReviewText({ text: { sections }, costs, details, children, limits }: ReviewTextProps) {
  const part = (id: string) => <Part html={sections.find((section) => section.id === id)?.html} />
  const hasCosts = sections.some(({ id }) => id === costHeading.id)
  return (
    <>
      <div className="pair">
        {part('verdict')}
        {details}
      </div>
      <div className="choices">
        {part('who-should-choose-it')}
        {part('who-should-not')}
      </div>
      {children}
      <div className="pair">
        {costs ? (
          <div>
            {hasCosts ? part(costHeading.id) : <CostHeading />}
            {costs}
          </div>
        ) : (
          part(costHeading.id)
        )}
        {asking.map((id) => (
          <Fragment key={id}>{part(id)}</Fragment>
        ))}
      </div>
      <div className="pair">
        {part(leavingSection)}
        {limits}
      </div>
    </>
  )
}

function CostHeading() {
  return (
    <div className="prose">
      <h2 id={costHeading.id}>{costHeading.heading}</h2>
    </div>
  )
}

const Part = ({ html }: { html: string | undefined }) => (html ? <Prose html={html} /> : null)

/** The text without what the page folds. */
export const openText = ({ sections }: VendorText) =>
  sections.flatMap(({ id, html }) => (id === evidence ? [] : html)).join('')

/** What the review says of its sources, folded. */
export function EvidenceText({ text: { sections } }: Pick<ReviewTextProps, 'text'>) {
  const section = sections.find(({ id }) => id === evidence)
  if (!section) return null
  return (
    <section aria-labelledby={evidence}>
      <Fold label={<h2 id={evidence}>{section.heading}</h2>}>
        <Prose html={section.html.slice(section.html.indexOf('</h2>') + '</h2>'.length)} />
      </Fold>
    </section>
  )
}
