import type { LeadDetail } from '../../../../shared/admin/leads'
import { counted } from '../../../../shared/words'
import { Fold } from '../../../components/fold'

/** Every system with its score, or the reason why it is left out, so that the writer can answer "Why not this one?". */
export function PlacedSystems({ placed }: Pick<LeadDetail, 'placed'>) {
  const ranked = placed.filter(({ score }) => score !== null)
  const leftOut = placed.filter(({ score }) => score === null)
  return (
    <Fold
      className="no-print mb-4 text-sm"
      label={`All ${placed.length} systems: ${counted(ranked.length, 'score')}, ${leftOut.length} left out`}
    >
      <ol className="grid gap-x-6 sm:grid-cols-2">
        {ranked.map(({ id, name, score }) => (
          <li key={id} className="flex justify-between gap-3 py-1">
            <VendorLink id={id} name={name} />
            <span>{score}</span>
          </li>
        ))}
      </ol>
      <ul className="stack-1 mt-2 border-t border-line pt-2">
        {leftOut.map(({ id, name, reason }) => (
          <li key={id} className="py-0.5">
            <VendorLink id={id} name={name} />
            {`: ${reason}`}
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function VendorLink({ id, name }: { id: string; name: string }) {
  return (
    <a href={`/emr/${id}`} target="_blank" rel="noopener" className="link">
      {name}
    </a>
  )
}
