import type { Mark } from '../../../shared/catalogue/mark'
import { grouped } from '../../../shared/words'
import { TextLink } from '../text-link'
import { ValueLink } from '../vendor/value-link'

/** A real answer of the match: its picks with what each costs a month. */
export interface ExampleAnswer {
  /** The address of the whole answer. */
  to: string
  /** The budget, which is the end of the scale. */
  budget: number
  picks: readonly { id: string; name: string; least: number; most: number; mark: Mark }[]
}

/** What an answer looks like: up to three systems with their monthly costs as bars on one scale. */
export function Example({ to, budget, picks }: ExampleAnswer) {
  if (picks.length === 0) return null
  return (
    <figure className="no-print mt-8 border-t border-line pt-5">
      <figcaption className="text-sm text-ink-soft">
        {`For one clinician with video visits and $${budget} a month: `}
        <TextLink to={to}>the whole answer</TextLink>
      </figcaption>
      <ul className="mt-2 text-sm">
        {picks.map(({ id, name, least, most, mark }) => (
          <li key={id} className="grid grid-cols-[8rem_1fr_4.5rem] items-center gap-x-3 py-1">
            <a href={`/emr/${id}`} className="font-medium hover:underline">
              {name}
            </a>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full" aria-hidden="true">
              <rect width="100" height="8" className="fill-line" />
              <rect
                x={at(least, budget)}
                width={at(Math.max(most - least, 2), budget)}
                height="8"
                className="fill-data"
              />
            </svg>
            <ValueLink
              mark={mark}
              of={`${name}, a month`}
              text={`$${grouped(least)}${most > least ? `-${grouped(most)}` : ''}`}
            />
          </li>
        ))}
      </ul>
    </figure>
  )
}

const at = (dollars: number, budget: number) => Math.min(100, Math.round((100 * dollars) / budget))
