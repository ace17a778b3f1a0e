import type { ReactNode } from 'react'
import { ageOf } from '../../../shared/catalogue/age'
import { basisWords, dateWords, kindWords } from '../../../shared/catalogue/basis'
import type { Source } from '../../../shared/catalogue/evidence'
import { hasValue } from '../../../shared/catalogue/mark'
import { conditionWords } from '../../../shared/catalogue/words'
import { capitalized } from '../../../shared/words'
import { Outside, WithLinks } from '../outside'
import type { Evidence } from './record'
import { Signs } from './value-link'

interface BasisMarkProps {
  evidence: Evidence
  /** A sentence without notes below it, so that its panel has them. */
  statement?: boolean
  /** Leaves out what the source says; for places with many marks of the same source, where the value says it. */
  brief?: boolean
  /** Of a value that has an address of its own, where its error can be reported: its vendor and field. */
  fact?: { vendor: string; field: string }
  /** The value, or the word for why there is none. */
  children: ReactNode
}

/** The address of the report form with the fact filled in. */
export const reportPath = (vendor: string, field: string) => `/corrections?vendor=${vendor}&field=${field}`

/**
 * A value that opens its source. It needs no script, and only one is open at a time. Its panel spans the nearest
 * positioned element.
 */
export function BasisMark({ evidence, statement, brief, fact, children }: BasisMarkProps) {
  const { basis, source, note, differs, reply } = evidence
  const age = source && ageOf(source, fact?.field ?? '', new Date())
  return (
    <details name="basis">
      <summary>
        {children}
        <Signs mark={{ basis, disputed: differs !== undefined, stale: age !== undefined }} />
        {hasValue(evidence) && <span className="sr-only">{`, ${basisWords[basis].label.toLowerCase()}`}</span>}
        {reply && <small>, the vendor replies</small>}
      </summary>
      <div>
        {source ? (
          <SourceLines source={brief ? { ...source, rests: undefined } : source} />
        ) : (
          <p>{basisWords[basis].meaning}</p>
        )}
        {age && <p>{`${capitalized(age)}.`}</p>}
        {note && (statement || !hasValue(evidence)) && (
          <p>
            <WithLinks text={note} />
          </p>
        )}
        {differs && (
          <p>
            <Elsewhere text={differs} />
          </p>
        )}
        {reply && (
          <p>
            <strong className="font-semibold">The vendor replies: </strong>
            {`${reply.text} (`}
            <Outside url={reply.url} words={reply.by} />
            {`, ${dateWords(reply.date)})`}
          </p>
        )}
        {fact && <a href={reportPath(fact.vendor, fact.field)}>Report an error</a>}
      </div>
    </details>
  )
}

/** What a value depends on and what limits it, below it. Also what another source says on paper, where its panel cannot be opened. */
export function Caveats({ evidence }: Pick<BasisMarkProps, 'evidence'>) {
  const { note, differs } = evidence
  const condition = conditionWords(evidence)
  return (
    <>
      {condition && <small>{capitalized(condition)}</small>}
      {note && (
        <small>
          <WithLinks text={note} />
        </small>
      )}
      {differs && (
        <small className="hidden print:block">
          <Elsewhere text={differs} />
        </small>
      )}
    </>
  )
}

/** What another source says. */
function Elsewhere({ text }: { text: string }) {
  return (
    <>
      <strong className="font-semibold">Elsewhere: </strong>
      <WithLinks text={text} />
    </>
  )
}

/**
 * The source and what it says, then the date of the page and the date on which we read it. Of a page that we did not
 * open, that is the day on which we read what tells of it.
 */
function SourceLines({ source: { name, kind, url, dated, read, rests, via } }: { source: Source }) {
  return (
    <>
      <p>
        <Outside url={url} words={name} />
        {` (${kindWords[kind]})${rests ? `: ${rests}` : '.'}`}
      </p>
      <p className="dates">
        {`${dated ? `Dated ${dateWords(dated)}` : 'Undated'}${via ? '. Secondhand, ' : '; '}read ${read.length > 7 ? 'on' : 'in'} ${dateWords(read)}${via ? `: ${via}` : ''}.`}
      </p>
    </>
  )
}
