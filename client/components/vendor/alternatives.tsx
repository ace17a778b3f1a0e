import { hasValue, type MarkedText } from '../../../shared/catalogue/mark'
import type { Closeness, Shared } from '../../../shared/vendors/alternatives'
import { listed } from '../../../shared/words'
import { ButtonLink } from '../button'
import { Card } from '../card'
import { LabeledRating } from '../comparison/fact-cell'
import { WholeWords } from '../whole-words'
import { ValueLink } from './value-link'

/** A similar vendor, as its card shows it. */
export interface AlternativeCard {
  id: string
  name: string
  rating: MarkedText
  cost: MarkedText
  size: MarkedText
  shared: readonly Shared[]
}

interface AlternativesProps {
  id: string
  name: string
  alternatives: AlternativeCard[]
}

const closenessWords: Record<Closeness, string> = {
  kinds: 'kinds of care',
  levels: 'levels of care',
  size: 'size',
  cost: 'starting cost',
}

const wordsOf = ({ respect, isUnverified }: Shared) =>
  `${closenessWords[respect]}${isUnverified ? ' (unverified)' : ''}`

export function Alternatives({ id, name, alternatives }: AlternativesProps) {
  return (
    <section aria-labelledby="alternatives" className="mt-16 break-inside-avoid">
      <h2 id="alternatives" className="text-3xl">
        {`Alternatives to ${name}`}
      </h2>
      {alternatives.length > 0 ? (
        <>
          <p className="mt-3 text-ink-soft">
            The most similar full systems by kind of organization and care, level of care, size, and starting cost where
            comparable. No other factor is used.
          </p>
          <ul className="mt-6 grid gap-5 md:grid-cols-3 print:grid-cols-3">
            {alternatives.map((card) => (
              <li key={card.id}>
                <Neighbor {...card} of={{ id, name }} />
              </li>
            ))}
          </ul>
        </>
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

/** A value on a line of its own; nothing if it is unknown, which a line without a name would not tell. */
function KnownValue({ text, mark, of }: MarkedText & { of: string }) {
  if (!hasValue(mark)) return null
  return (
    <>
      <ValueLink mark={mark} of={of}>
        <WholeWords text={text} />
      </ValueLink>
      <br />
    </>
  )
}

function Neighbor({
  id,
  name,
  rating,
  cost,
  size,
  shared,
  of,
}: AlternativeCard & { of: { id: string; name: string } }) {
  return (
    <Card className="flex h-full flex-col p-6">
      <h3>
        <a href={`/emr/${id}`} className="inline-block py-0.5 hover:text-accent hover:underline">
          {name}
        </a>
      </h3>
      <p className="mt-1">
        <LabeledRating {...rating} of={name} />
      </p>
      <p className="mt-3 text-sm text-ink-soft">
        <KnownValue {...cost} of={`${name}, cost`} />
        <KnownValue {...size} of={`${name}, size`} />
      </p>
      {shared.length > 0 && (
        <p className="mt-1 mb-5 text-sm text-ink-soft">{`Similar ${listed(shared.map(wordsOf))}`}</p>
      )}
      <ButtonLink to={`/comparisons?emr1=${of.id}&emr2=${id}`} look="secondary" className="no-print mt-auto self-start">
        Compare
        <span className="sr-only">{` ${of.name} with ${name}`}</span>
      </ButtonLink>
    </Card>
  )
}
