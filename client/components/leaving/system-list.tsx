import type { Vendor } from '../../../shared/catalogue'
import { hasValue, type Mark, markOf } from '../../../shared/catalogue/mark'
import { glances, keepsRecords } from '../../../shared/leaving/questions'
import { TextLink } from '../text-link'
import { ValueLink } from '../vendor/value-link'

/** A system in the list of guides, and which of the points at a glance are known; none without charts to move. */
export interface LeavingLine {
  id: string
  name: string
  points: (Mark | null)[]
}

/** What the list says of a vendor. A search of the federal list that found nothing is no known point. */
export function leavingLine(vendor: Vendor): LeavingLine {
  const { id, name } = vendor
  const points = glances.map(({ field }) => {
    const isKnown = hasValue(vendor[field]) && vendor[field].value !== false
    // Whether a source is old is said with the value.
    return isKnown ? { ...markOf(vendor, field), stale: false } : null
  })
  return { id, name, points: keepsRecords(vendor) ? points : [] }
}

/** Systems with links to their guides, and what is known of each at a glance. */
export function SystemList({ title, lines }: { title: string; lines: readonly LeavingLine[] }) {
  return (
    <table className="ways-out">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {glances.map(({ word }) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, points }) => (
          <tr key={id}>
            <th scope="row">
              <TextLink href={`/leaving/${id}`}>
                <span className="sr-only">Leaving </span>
                {name}
              </TextLink>
            </th>
            {points.map((mark, place) => (
              <td key={glances[place]?.word}>
                {mark ? (
                  <ValueLink mark={mark} of={`${name}, ${glances[place]?.word}`} text="on record">
                    {' '}
                  </ValueLink>
                ) : (
                  <p>
                    <span className="sr-only">ask</span>
                  </p>
                )}
              </td>
            ))}
            {points.length === 0 && <td colSpan={glances.length}>no charts</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
