import { isStale, rereadDaysMax } from '../../../shared/catalogue/age'
import { basisWords, dateWords, kindWords } from '../../../shared/catalogue/basis'
import type { Source } from '../../../shared/catalogue/evidence'
import { Outside, WithLinks } from '../outside'
import type { Evidence } from './record'

interface BasisMarkProps {
  /** The subject of the evidence, for screen readers; not needed next to a list term. */
  of?: string
  evidence: Evidence
  /** On the line of the words before it, rather than on one of its own. */
  inline?: boolean
  /** Without what the page says: where there are many marks of the same source, the value says it. */
  brief?: boolean
  /** Where an error in the value is reported. */
  report?: string
}

/** The form for a report on a fact, with the fact filled in. */
export const reportPath = (vendor: string, field: string) => `/corrections?vendor=${vendor}&field=${field}`

/**
 * A small mark that opens the source of a value; it needs no script, and one mark is open at a time. What it opens
 * spans the nearest positioned element.
 */
export function BasisMark({ of, evidence, inline, brief, report }: BasisMarkProps) {
  const { basis, source, note, differs, reply } = evidence
  return (
    <details name="basis" className={inline ? 'inline' : undefined}>
      <summary>
        {basisWords[basis].label}
        {source && isStale(source, new Date()) && `, not rechecked for ${rereadDaysMax} days`}
        {differs && <span className="text-star">*</span>}
        {reply && ', vendor’s reply'}
        {of && <span className="sr-only">{`: source of ${of}`}</span>}
      </summary>
      <div>
        {source ? (
          <SourceLines source={brief ? { ...source, rests: undefined } : source} />
        ) : (
          <p>{basisWords[basis].meaning}</p>
        )}
        {note && (
          <p>
            <WithLinks text={note} />
          </p>
        )}
        {differs && (
          <p>
            <strong className="font-semibold">Elsewhere: </strong>
            <WithLinks text={differs} />
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
        {report && <a href={report}>Report an error</a>}
      </div>
    </details>
  )
}

/** The source and its statement, then two dates: the page's and that of our reading. */
function SourceLines({ source: { name, kind, url, dated, read, rests, via } }: { source: Source }) {
  return (
    <>
      <p>
        <Outside url={url} words={name} />
        {` (${kindWords[kind]})${rests ? `: ${rests}` : '.'}`}
      </p>
      <p className="dates">
        {`${dated ? `Dated ${dateWords(dated)}` : 'Without a date'}; read ${read.length > 7 ? 'on' : 'in'} ${dateWords(read)}.${via ? ` Second hand: ${via}.` : ''}`}
      </p>
    </>
  )
}
