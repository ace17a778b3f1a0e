import { basisWords, dateWords } from '../../../shared/catalogue/basis'
import { ExternalIcon } from '../icons'
import type { Source } from './record'

interface BasisMarkProps {
  /** What the source is of, for those who hear the mark alone. */
  of: string
  source: Source
  /** On the line of the words before it, rather than on one of its own. */
  inline?: boolean
}

/**
 * A small mark that opens the source of a value; it needs no script, and one mark is open at a time. What it opens
 * spans the nearest positioned element.
 */
export function BasisMark({ of, source, inline }: BasisMarkProps) {
  const { label, meaning } = basisWords[source.basis]
  return (
    <details name="basis" className={inline ? 'basis ml-2 inline-block align-[0.05em]' : 'basis'}>
      <summary className="basis-mark">
        {label}
        {source.differs && <span className="text-star">*</span>}
        <span className="sr-only">{`: source of ${of}`}</span>
      </summary>
      <div className="basis-source">
        <p>
          {source.url ? <SourceLink url={source.url} /> : meaning}
          {source.url && ` ${source.seen ? `The page is dated ${dateWords(source.seen)}.` : 'The page bears no date.'}`}
        </p>
        {source.differs && (
          <p className="mt-2">
            <strong className="font-semibold">Elsewhere: </strong>
            <WithLinks text={source.differs} />
          </p>
        )}
      </div>
    </details>
  )
}

function SourceLink({ url }: { url: string }) {
  return (
    <>
      {'Read at '}
      <Outside url={url} />.
    </>
  )
}

function Outside({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="link">
      {new URL(url).hostname.replace(/^www\./, '')}
      <ExternalIcon className="ml-1 inline size-3.5 align-[-0.1em]" />
      <span className="sr-only"> (in a new tab)</span>
    </a>
  )
}

const address = /(https?:\/\/[^\s)]+)/

/** Addresses inside a note become links that are named by their host. */
function WithLinks({ text }: { text: string }) {
  // A split by one capturing group puts what matched at the odd places.
  return text.split(address).map((part, index) => (index % 2 === 1 ? <Outside key={part} url={part} /> : part))
}
