import { Link } from 'react-router'
import { listed } from '../../../shared/words'
import { Drawing } from '../drawing'
import { Titled } from '../titled'

/** Systems that a guide compares. */
export interface Beginning {
  /** The kind of practice that the guide is for. */
  specialty: string
  names: readonly string[]
  /** What to know of a system that is no full record, each in a sentence that begins with its name. */
  cautions: readonly string[]
  /** The address of their comparison. */
  to: string
}

/** Shown if no system is selected: what to do, and comparisons to start with. */
export function NothingChosen({ beginnings }: { beginnings: readonly Beginning[] }) {
  return (
    <>
      <div className="no-print flex flex-col items-center rounded-2xl border border-dashed border-line-strong px-6 py-8 text-center">
        <Drawing name="empty-comparison" className="h-16 text-accent" />
        <p className="mt-4 font-semibold">Choose a system to begin</p>
        <p className="mt-1 text-ink-soft">Choose one to see its features, or two to see how they differ.</p>
      </div>
      <Titled id="beginnings" title="Start with three systems from a guide" className="mt-10">
        <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {beginnings.map(({ specialty, names, cautions, to }) => (
            <li key={to + specialty} className="lights-up relative rounded-2xl border border-line bg-surface px-5 py-4">
              <Link to={to} className="stretched font-semibold">
                {specialty}
              </Link>
              <p className="mt-1 text-sm text-ink-soft">{listed(names)}</p>
              {cautions.map((caution) => (
                <p key={caution} className="mt-1 text-sm">
                  {caution}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </Titled>
    </>
  )
}
