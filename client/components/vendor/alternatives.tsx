import type { Labeled } from '../../../shared/vendors/not-quoted'
import { ButtonLink } from '../button'
import type { DirectoryEntry } from './directory-entry'
import { FactList } from './fact-list'
import { SystemRow } from './system-row'

interface AlternativesProps {
  id: string
  name: string
  alternatives: readonly DirectoryEntry[]
  /** What a practice takes along, if the text does not say it. */
  keeps: readonly Labeled[]
}

/** Where those who use a system can look. */
export function Alternatives({ id, name, alternatives, keeps }: AlternativesProps) {
  return (
    <section aria-labelledby="alternatives">
      <h2 id="alternatives" className="text-3xl">
        {`Alternatives to ${name}`}
      </h2>
      <p className="mt-3 max-w-3xl">
        <strong className="font-semibold">{`If you use ${name} today: `}</strong>
        {'what you keep, and what you may lose, is in the '}
        <a href={`/leaving/${id}`} className="link">
          leaving guide
        </a>
        {'. '}
        {alternatives.length > 0 && 'These are nearest to it in care, size, and price.'}
      </p>
      <div className="max-w-3xl">
        <FactList of={name} facts={keeps} />
      </div>
      {alternatives.length > 0 ? (
        <ul className="systems rows mt-4">
          {alternatives.map((entry) => (
            <SystemRow key={entry.id} {...entry} to={`/emr/${entry.id}`}>
              <ButtonLink to={`/comparisons?emr1=${id}&emr2=${entry.id}`} look="secondary">
                Compare
                <span className="sr-only">{` ${name} with ${entry.name}`}</span>
              </ButtonLink>
            </SystemRow>
          ))}
        </ul>
      ) : (
        // Shown only for a product beside an EMR.
        <p className="mt-3 text-ink-soft">
          {`No other system in the catalogue is the same kind of product as ${name}. Some EMRs do part of its work themselves: `}
          <a href="/vendors" className="link">
            see all systems
          </a>
          .
        </p>
      )}
    </section>
  )
}
