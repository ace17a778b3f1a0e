import { Card } from '../card'
import { TickIcon } from '../icons'
import { WholeWords } from '../whole-words'
import { BasisMark } from './basis-mark'
import type { Statement } from './limits'

interface WhyChooseProps {
  name: string
  bestFor: Statement
  benefits: (Statement & { title: string })[]
}

/** Whom the record says a system is for, and four reasons, each a statement of the record with its evidence. */
export function WhyChoose({ name, bestFor, benefits }: WhyChooseProps) {
  return (
    <section aria-labelledby="why-choose" className="mt-16">
      <h2 id="why-choose" className="text-3xl">
        {`Why choose ${name}?`}
      </h2>
      <div id="bestFor" className="relative mt-4 max-w-3xl text-pretty print:max-w-none">
        <strong className="font-semibold">Best for: </strong>
        {`${bestFor.text} `}
        <BasisMark of="who it is for" evidence={bestFor.evidence} inline />
      </div>
      <ul id="strengths" className="mt-6 grid gap-5 sm:grid-cols-2">
        {benefits.map(({ title, text, evidence }) => (
          <li key={title}>
            <Card className="relative flex h-full gap-4 p-6">
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
                <TickIcon />
              </span>
              <div>
                <h3>{title}</h3>
                <div className="mt-1.5 text-pretty text-ink-soft">
                  <WholeWords text={`${text} `} />
                  <BasisMark of={title} evidence={evidence} inline />
                </div>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
