import { basisWords } from '../../../shared/catalogue/basis'
import { FactValue } from '../comparison/fact-cell'
import { BasisMark } from './basis-mark'
import type { RecordRow } from './record'

interface FullRecordProps {
  name: string
  figures: RecordRow[]
  features: RecordRow[]
}

/** Every value of a vendor with the mark that tells its source. */
export function FullRecord({ name, figures, features }: FullRecordProps) {
  return (
    <section aria-labelledby="record" className="mt-16">
      <h2 id="record" className="text-2xl font-bold tracking-tight sm:text-3xl">
        The full record
      </h2>
      <p className="mt-3 max-w-2xl text-ink-soft">
        Open the mark beside a value to see where it comes from and what date the source bears. An asterisk means that
        another source says something else.
      </p>
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-2 print:grid-cols-2">
        <RecordList title="Cost, size and service" name={name} rows={figures} />
        <RecordList title="Features" name={name} rows={features} />
      </div>
    </section>
  )
}

function RecordList({ title, name, rows }: { title: string; name: string; rows: RecordRow[] }) {
  return (
    <div>
      <h3 className="text-lg font-semibold">{title}</h3>
      <dl className="mt-3 border-t border-line">
        {rows.map(({ label, kind, text, source }) => (
          <div
            key={label}
            className="relative grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-b border-line py-2.5 sm:grid-cols-[11rem_1fr_auto] print:grid-cols-[9rem_1fr_auto]"
          >
            <dt className="text-ink-soft max-sm:text-sm">{label}</dt>
            {/* An unknown value is said by its mark, and not twice. */}
            {text !== basisWords.unknown.label && (
              <dd className="font-medium max-sm:col-span-2 max-sm:row-start-2">
                <FactValue kind={kind} text={text} known={source.basis !== 'unknown'} name={name} inWords />
              </dd>
            )}
            <dd className="-col-end-1 max-sm:row-start-1">
              <BasisMark of={label} source={source} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
