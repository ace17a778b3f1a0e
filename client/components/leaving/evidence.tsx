import { dateWords } from '../../../shared/catalogue/basis'
import type { Source } from '../../../shared/catalogue/evidence'
import { copiedIn } from '../../../shared/catalogue/in-text'
import { WithLinks } from '../outside'
import { BasisMark, Caveats } from '../vendor/basis-mark'
import { Lines } from '../vendor/dossier'
import type { DossierRow } from '../vendor/dossier-rows'
import { WholeWords } from '../whole-words'

interface EvidenceProps {
  id: string
  name: string
  rows: DossierRow[]
  /** The points that are not verified, as words inside a sentence. */
  open: readonly string[]
}

/** What is known about leaving a vendor, each fact with its source and dates. */
export function Evidence({ id, name, rows, open }: EvidenceProps) {
  return (
    <section aria-labelledby="evidence">
      <h2 id="evidence" className="text-3xl">
        What the evidence says
      </h2>
      {rows.length === 0 ? (
        <p className="mt-3">
          {`We found nothing to rely on: no page from ${name} or anyone else says how you get your records out, at what price, or with what notice. The real answer may be fine. Ask before you sign, or before you give notice.`}
        </p>
      ) : (
        <>
          <p className="mt-3 text-ink-soft">
            <span className="no-print">Open a value to see its source, its date, and when we read it. </span>
            Your own contract overrides anything published.
          </p>
          <dl className="record wide mt-4 border-t border-line">
            {rows.map(({ key, label, kind, lines, evidence }, place) => (
              <div key={key}>
                <dt>
                  <WholeWords text={label} />
                </dt>
                <dd>
                  {kind === 'link' && lines.map((line) => <WithLinks key={line} text={`${line} `} />)}
                  <BasisMark of={label} evidence={evidence} fact={{ vendor: id, field: key }}>
                    {kind === 'link' ? 'Source' : <Lines lines={lines} whole />}
                  </BasisMark>
                  <Caveats evidence={evidence} />
                  {evidence.source && (
                    <small className="hidden print:block">{printedSource(evidence.source, rows.slice(0, place))}</small>
                  )}
                  {evidence.source?.via && (
                    <span className="no-print block text-sm font-normal text-ink-soft">
                      {isAbove(evidence.source, rows.slice(0, place))
                        ? 'Secondhand, as above'
                        : `Secondhand: ${evidence.source.via}`}
                    </span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {open.length > 0 && <p className="mt-3">{`Not verified: ${open.join(', ')}.`}</p>}
      <p className="mt-3 text-sm text-ink-soft">
        <a href={`/emr/${id}#leaving.exportScope`} className="link">{`All facts on ${name}`}</a>
        {' · '}
        <a href={`/corrections?vendor=${id}`} className="link">
          Report an error
        </a>
      </p>
    </section>
  )
}

/** A source for paper, where its panel cannot be opened. */
function printedSource(source: Source, above: readonly DossierRow[]): string {
  return isAbove(source, above) ? `${source.name}, as above` : sourceWords(source)
}

/** Whether the rows above a source rest on the same reading of its page, which is described once. */
function isAbove(source: Source, above: readonly DossierRow[]): boolean {
  const words = sourceWords(source)
  return above.some(({ evidence }) => evidence.source && sourceWords(evidence.source) === words)
}

function sourceWords(source: Source): string {
  const { name, dated, read, via, url } = source
  const dates = `${dated ? dateWords(dated) : 'undated'}; read ${dateWords(read)}`
  return `${name}${copiedIn(source)}, ${dates}${via ? `; secondhand: ${via}` : ''}: ${url}`
}
