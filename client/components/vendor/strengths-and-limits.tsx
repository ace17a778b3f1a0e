import { AlertIcon, TickIcon } from '../icons'
import { BasisMark } from './basis-mark'
import type { Evidence } from './record'

/** A sentence about a vendor with what it rests on. */
export interface Statement {
  text: string
  evidence: Evidence
}

interface StrengthsAndLimitsProps {
  bestFor: Statement
  strengths: Statement[]
  limits: Statement[]
}

export function StrengthsAndLimits({ bestFor, strengths, limits }: StrengthsAndLimitsProps) {
  return (
    <>
      <section aria-labelledby="best-for" className="mt-16">
        <h2 id="best-for" className="text-2xl font-bold tracking-tight sm:text-3xl">
          Who it is for
        </h2>
        <div id="bestFor" className="fact relative mt-4 max-w-3xl text-pretty">
          <span className="text-lg">{bestFor.text}</span>
          <BasisMark of="who it is for" evidence={bestFor.evidence} inline />
        </div>
      </section>
      <div className="mt-12 grid gap-10 lg:grid-cols-2 print:grid-cols-2">
        <Statements id="strengths" title="Strengths" statements={strengths} />
        <Statements id="limits" title="Limits" statements={limits} />
      </div>
    </>
  )
}

interface StatementsProps {
  id: 'strengths' | 'limits'
  title: string
  statements: Statement[]
}

function Statements({ id, title, statements }: StatementsProps) {
  const Mark = id === 'strengths' ? TickIcon : AlertIcon
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl font-bold tracking-tight">
        {title}
      </h2>
      <ul className="mt-4 space-y-4">
        {statements.map(({ text, evidence }) => (
          <li key={text} className="relative flex gap-3">
            <Mark className={`mt-1 size-5 shrink-0 ${id === 'strengths' ? 'text-yes' : 'text-star'}`} />
            <div className="text-pretty">
              {text}
              <BasisMark of={text} evidence={evidence} inline />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
