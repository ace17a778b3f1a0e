import { systemsBeside, systemsMadeFor } from '../../../shared/kinds'
import { type Organization, organizationsPhrase } from '../../../shared/match/terms/organizations'
import { ElsewhereList } from '../match/elsewhere-list'
import { TextLink } from '../text-link'
import { DecidingPoints } from './card-points'
import { decidingFacts } from './deciding-facts'

interface MadeForItProps {
  kind: Organization
  /** What decides between the systems: a heading, and keys of the record. */
  decides: { label: string; facts: readonly string[] }
}

/** The systems made for a field by their records, with the values that decide, and others of which less is known. */
export function MadeForIt({ kind, decides: { label, facts } }: MadeForItProps) {
  const beside = systemsBeside(kind)
  return (
    <section aria-labelledby="made-for-it" className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <h2 id="made-for-it" className="font-semibold">
        {`Made for ${organizationsPhrase(kind)}`}
      </h2>
      {systemsMadeFor(kind).map((vendor) => (
        <div key={vendor.id} className="mt-4">
          <h3>
            <a href={`/emr/${vendor.id}`} className="link font-semibold">
              {vendor.name}
            </a>
          </h3>
          <p className="mt-1">{`For: ${vendor.card.blurb}`}</p>
          <DecidingPoints name={vendor.name} label={label} facts={decidingFacts(vendor, facts)} />
        </div>
      ))}
      {beside.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-semibold">Not reviewed here</h3>
          <ElsewhereList systems={beside} />
        </>
      )}
      <p className="mt-4 text-sm text-ink-soft">
        By what their records say, in order of name. A dash means that we found nothing: ask.{' '}
        <TextLink href={`/vendors?kind=${kind}`}>Filter and compare them</TextLink>
      </p>
    </section>
  )
}
