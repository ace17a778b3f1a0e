import type { AcceptedCorrection } from '../../../shared/dataset/accepted-corrections'
import { Fold } from '../fold'
import { TextLink } from '../text-link'
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
    <section aria-labelledby="changed">
      <Fold label={<h2 id="changed">{`What changed about ${name}`}</h2>}>
        {changed && (
          <p>
            {`${changed.words} on ${changed.date}: `}
            <TextLink href={changed.to}>see details</TextLink>.
          </p>
        )}
        {corrections.length > 0 && <AcceptedCorrections corrections={corrections} />}
      </Fold>
    </section>
  )
}
