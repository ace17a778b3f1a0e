import type { ReactNode } from 'react'
import { basisWords } from '../../../shared/catalogue/basis'
import type { MarkedText } from '../../../shared/catalogue/mark'
import { answerLooks } from '../comparison/fact-cell'
import { TickIcon } from '../icons'
import { ValueLink } from '../vendor/value-link'
import type { DecidingFact } from './deciding-facts'

interface DecidingPointsProps {
  /** The system's name, for screen readers. */
  name: string
  label: string
  facts: readonly DecidingFact[]
}

/** What the guide says decides the choice, as far as the record answers it for this system. */
export function DecidingPoints({ name, label, facts }: DecidingPointsProps) {
  return (
    <Points title={label}>
      {facts.map((fact) => (
        <li key={fact.label} className="flex gap-2">
          <AnswerIcon {...fact} />
          <span>
            {/* A yes is seen as a tick before its label. */}
            <ValueLink mark={fact.mark} of={fact.answer === 'Yes' ? `${name}, yes` : name} text={decidingText(fact)} />
          </span>
        </li>
      ))}
    </Points>
  )
}

/** Its features that matter most to the guide's readers; all are known to be there. */
export function FeaturePoints({ name, features }: { name: string; features: readonly MarkedText[] }) {
  return (
    <Points title="Key features">
      {features.map(({ text, mark }) => (
        <li key={text} className="flex gap-2">
          <TickIcon className={`${iconPlace} text-yes`} />
          <span>
            <ValueLink mark={mark} of={name} text={text} />
          </span>
        </li>
      ))}
    </Points>
  )
}

const iconPlace = 'mt-0.5 size-5 shrink-0'

function Points({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="mt-5 text-sm font-semibold">{title}</h4>
      <ul className="mt-2 mb-6 stack-1.5 text-sm">{children}</ul>
    </div>
  )
}

function decidingText({ label, answer, text, mark }: DecidingFact): string {
  if (!answer) return `${label}: ${text ?? basisWords[mark.basis].label.toLowerCase()}`
  if (answer === 'Yes') return label
  return `${label}: ${answer.toLowerCase()}${text ? `. ${text}` : ''}`
}

/** A dot before a value that is no answer, a dash where nothing is known. */
function AnswerIcon({ answer, text }: Pick<DecidingFact, 'answer' | 'text'>) {
  const look = answer && answerLooks[answer.toLowerCase()]
  if (look) return <look.Mark className={`${iconPlace} ${look.color}`} />
  return (
    <span aria-hidden="true" className={`${iconPlace} text-center text-ink-soft`}>
      {text ? '•' : '–'}
    </span>
  )
}
