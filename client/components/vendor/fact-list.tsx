import type { Labeled } from '../../../shared/vendors/not-quoted'
import { ValueLink } from './value-link'

/** A few values below each other, each beside its name; nothing for none. `of`: the system's name. */
export function FactList({ of, facts }: { of: string; facts: readonly Labeled[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="mt-4 rows text-sm">
      {facts.map(({ label, text, mark }) => (
        <div key={label} className="grid grid-cols-[9rem_1fr] gap-4 py-2">
          <dt className="text-ink-soft">{label}</dt>
          <dd>
            <ValueLink mark={mark} of={`${of}, ${label.toLowerCase()}`} text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
