import type { Depth } from '../../../shared/vendors/depth'
import { Card } from '../card'
import { TickIcon } from '../icons'
import { WholeWords } from '../whole-words'
import { BasisMark } from './basis-mark'
import type { Statement } from './limits'

interface WhyChooseProps {
  name: string
  depth: Depth
  bestFor: Statement
  benefits: (Statement & { title?: string })[]
}

/** Only a review gives reasons to choose a system. */
export const strengthsHeading = (depth: Depth, name: string) =>
  ({ review: `Why choose ${name}?`, record: 'Strengths', listed: 'What is known' })[depth]

/** Whom the record says a system is for, and its strengths, each a statement of the record with its evidence. */
export function WhyChoose({ name, depth, bestFor, benefits }: WhyChooseProps) {
  return (
    <section aria-labelledby="why-choose" className="mt-16">
      <h2 id="why-choose" className="text-3xl">
        {strengthsHeading(depth, name)}
      </h2>
      <div id="bestFor" className="relative mt-4 max-w-3xl text-pretty print:max-w-none">
        <BasisMark evidence={bestFor.evidence} statement>
          <strong className="font-semibold">{depth === 'listed' ? 'Made for: ' : 'Best for: '}</strong>
          {bestFor.text}
        </BasisMark>
      </div>
      <ul id="strengths" className="mt-6 grid gap-5 sm:grid-cols-2">
        {benefits.map(({ title, text, evidence }) => (
          <li key={text}>
            <Card className="relative flex h-full gap-4 p-6">
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
                <TickIcon />
              </span>
              <div>
                {title && <h3>{title}</h3>}
                <div className={title ? 'mt-1.5 text-pretty text-ink-soft' : 'text-pretty'}>
                  {/* Without a title, the sentence itself says what the source does. */}
                  <BasisMark evidence={evidence} statement brief={!title}>
                    <WholeWords text={text} />
                  </BasisMark>
                </div>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
