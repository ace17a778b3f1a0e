import { AlertIcon } from '../icons'
import { BasisMark } from './basis-mark'
import type { Evidence } from './record'

/** A sentence about a vendor with its basis. */
export interface Statement {
  text: string
  evidence: Evidence
}

export function Limits({ limits }: { limits: Statement[] }) {
  return (
    <section aria-labelledby="limits" className="mt-12">
      <h2 id="limits" className="text-xl">
        Limits
      </h2>
      <ul className="mt-4 max-w-3xl stack-4">
        {limits.map(({ text, evidence }) => (
          <li key={text} className="relative flex gap-3">
            <AlertIcon className="mt-1 size-5 shrink-0 text-star" />
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
