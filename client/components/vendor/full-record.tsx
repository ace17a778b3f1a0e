import { hasValue } from '../../../shared/catalogue/mark'
import { counted } from '../../../shared/words'
import { FactValue } from '../comparison/fact-cell'
import { Fold } from '../fold'
import { BasisMark, Caveats } from './basis-mark'
import type { RecordRow } from './record'

interface FullRecordProps {
  id: string
  name: string
  figures: RecordRow[]
  features: RecordRow[]
}

/** Every value of a vendor, which opens its source. */
export function FullRecord({ id, name, figures, features }: FullRecordProps) {
  return (
    <section aria-labelledby="record">
      <Fold
        label={
          <>
            <h2 id="record">The full record</h2>
            <Amount>{counted(figures.length + features.length, 'value')}</Amount>
          </>
        }
      >
        <p className="no-print text-ink-soft">Open a value to see its source and date or to report an error.</p>
        <div className="mt-4 grid gap-x-10 gap-y-8 lg:grid-cols-2 print:grid-cols-2">
          <RecordList title="Cost, size, and service" id={id} name={name} rows={figures} />
          <RecordList title="Features" id={id} name={name} rows={features} />
        </div>
      </Fold>
    </section>
  )
}

/** How much a fold holds, beside its heading. */
export function Amount({ children }: { children: string }) {
  return <span className="ml-auto text-sm text-ink-soft">{children}</span>
}

interface RecordListProps extends Pick<FullRecordProps, 'id' | 'name'> {
  title: string
  rows: RecordRow[]
}

function RecordList({ title, id, name, rows }: RecordListProps) {
  return (
    <div>
      <h3>{title}</h3>
      <dl className="record border-t border-line sm:mt-3">
        {rows.map(({ key, label, kind, text, inReview, evidence }) => (
          <div key={key} id={key}>
            <dt>{label}</dt>
            <dd>
              {isOutside({ kind, evidence }) && <FactValue kind={kind} text={text} known name={name} />}
              {/* A note below the value says what its source shows. */}
              <BasisMark evidence={evidence} fact={{ vendor: id, field: key }} brief={evidence.note !== undefined}>
                <Shown kind={kind} text={text} evidence={evidence} name={name} />
              </BasisMark>
              {hasValue(evidence) && (
                <>
                  {inReview && !evidence.differs?.includes(inReview) && <small>{`In this review: ${inReview}`}</small>}
                  <Caveats evidence={evidence} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Whether a value is a link itself, which opens its page and not its source. */
const isOutside = ({ kind, evidence }: Pick<RecordRow, 'kind' | 'evidence'>) => kind === 'link' && hasValue(evidence)

function Shown({ kind, text, evidence, name }: Pick<RecordRow, 'kind' | 'text' | 'evidence'> & { name: string }) {
  if (isOutside({ kind, evidence })) return 'Source'
  if (kind === 'answer' && hasValue(evidence)) return <span data-answer={text}>{text}</span>
  return <FactValue kind={kind} text={text} known={hasValue(evidence)} name={name} />
}
