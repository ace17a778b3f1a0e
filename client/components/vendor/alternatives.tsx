import { Fragment } from 'react'
import { hasValue } from '../../../shared/catalogue/mark'
import type { Labeled } from '../../../shared/vendors/not-quoted'
import { TextLink } from '../text-link'
import { Titled } from '../titled'
import type { DirectoryEntry } from './directory-entry'
import { FactList } from './fact-list'
import { ValueLink } from './value-link'

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
    <Titled id="alternatives" title={`Alternatives to ${name}`} large>
      <p className="mt-3">
        <strong className="font-semibold">{`If you use ${name} today: `}</strong>
        {'what you keep, and what you may lose, is in the '}
        <TextLink href={`/leaving/${id}`}>leaving guide</TextLink>
        {'. '}
        {alternatives.length > 0 && 'These are nearest to it in care, size, and price.'}
      </p>
      <div className="max-w-3xl">
        <FactList of={name} facts={keeps} />
      </div>
      {alternatives.length > 0 ? (
        <ul className="mt-3 rows border-y border-line">
          {alternatives.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-center gap-x-4 py-2">
              <a href={`/emr/${entry.id}`} className="link font-semibold">
                {entry.name}
              </a>
              <span className="text-sm">
                {listOf(entry).map((value, place) => (
                  <Fragment key={value.mark.to}>
                    {place > 0 && ' · '}
                    <ValueLink {...value} of={entry.name} />
                  </Fragment>
                ))}
              </span>
              <a href={`/comparisons?emr1=${id}&emr2=${entry.id}`} className="no-print link ml-auto py-2">
                Compare
                <span className="sr-only">{` ${name} with ${entry.name}`}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        // Shown only for a product beside an EMR.
        <p className="mt-3 text-ink-soft">
          {`No other system in the catalogue is the same kind of product as ${name}. Some EMRs do part of its work themselves: `}
          <TextLink href="/vendors">see all systems</TextLink>.
        </p>
      )}
    </Titled>
  )
}

/** The values of a system that are known. */
const listOf = ({ forWhom, price, size }: DirectoryEntry) =>
  [forWhom, price, size].filter((value) => value !== undefined).filter(({ mark }) => hasValue(mark))
