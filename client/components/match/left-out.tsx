import type { Excluded } from '../../../shared/match/match'
import { WholeWords } from '../whole-words'
import { type Labels, Marks } from './statements'

/** The systems that a hard limit excludes, each with the reason and the basis of the facts that decide. */
export function LeftOut({ systems, labels }: { systems: readonly Excluded[]; labels: Labels }) {
  return (
    <ul className="list-disc stack-1 pl-5">
      {systems.map(({ id, name, reason, facts }) => (
        <li key={id}>
          <a href={`/emr/${id}`} className="link">
            {name}
          </a>
          {': '}
          <WholeWords text={reason} />
          <Marks facts={facts} labels={labels} />
        </li>
      ))}
    </ul>
  )
}
