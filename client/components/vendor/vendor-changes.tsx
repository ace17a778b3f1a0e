import type { AcceptedCorrection } from '../../../shared/dataset/accepted-corrections'
import { AcceptedCorrections } from './accepted-corrections'
import type { LastChange } from './dossier-rows'

interface VendorChangesProps {
  name: string
  changed: LastChange | null
  corrections: readonly AcceptedCorrection[]
}

/** The latest changes of one vendor; renders nothing if there are none. */
export function VendorChanges({ name, changed, corrections }: VendorChangesProps) {
  if (!changed && corrections.length === 0) return null
  return (
    <section aria-labelledby="changed" className="mt-16">
      <h2 id="changed" className="text-3xl">
        {`What changed about ${name}`}
      </h2>
      {changed && (
        <p className="mt-3 text-ink-soft">
          {`${changed.words} on ${changed.date}: `}
          <a href={changed.to} className="link">
            see details
          </a>
          .
        </p>
      )}
      {corrections.length > 0 && <AcceptedCorrections corrections={corrections} />}
    </section>
  )
}
