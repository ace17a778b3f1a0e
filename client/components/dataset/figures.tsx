import { Fragment } from 'react'
import { basisWords } from '../../../shared/catalogue/basis'
import { grouped, listed } from '../../../shared/words'

const { unknown: missing, 'not-applicable': notApplicable } = basisWords

/** How many rows the table of the catalogue has, and how many of them have a value. */
export interface DatasetCounts {
  known: number
  unknown: number
  beside: number
  /** The rows that have a source, and those of them whose page we did not open ourselves. */
  sourced: number
  secondhand: number
  /** How many fields there are. */
  fields: number
  /** The fields that not every vendor has, each with the vendors that have it. */
  partial: readonly { field: string; names: readonly string[] }[]
}

/** The catalogue's rows, counted. The notes say which fields they are of, and how the count differs from the files. */
export function DatasetFigures(counts: DatasetCounts) {
  const { known, unknown, beside, sourced, secondhand, fields, partial } = counts
  const figures = [
    ['Rows in all', known + unknown + beside],
    ['With a value', known],
    [missing.label, unknown],
    [notApplicable.label, beside],
  ] as const
  return (
    <div className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <dl className="rows">
        {figures.map(([label, count]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figures text-xl font-semibold">{grouped(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">
        {`Each vendor has a row for each of the ${fields} fields`}
        {partial.map(({ field, names }) => (
          <Fragment key={field}>
            {`, except that only ${listed(names)} ${names.length === 1 ? 'has' : 'have'} `}
            <code>{field}</code>
          </Fragment>
        ))}
        .
      </p>
      <p className="mt-2 text-sm text-ink-soft">
        {`Of the ${grouped(sourced)} rows with a source, ${grouped(secondhand)} are secondhand: the column `}
        <code>via</code>
        {' names the copy, quotation, or study that we read instead of the page itself.'}
      </p>
    </div>
  )
}
