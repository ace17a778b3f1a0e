import { noRating } from '../../../shared/catalogue/figures'
import { counted, grouped } from '../../../shared/words'

/** How many fields the catalogue has, and for how many of them it has a value. */
export interface DatasetCounts {
  known: number
  unknown: number
  beside: number
  /** Ratings that say that there is none; they are among the unknown. */
  unrated: number
}

/** The catalogue's fields, counted. The note says how the count differs from the files. */
export function DatasetFigures({ known, unknown, beside, unrated }: DatasetCounts) {
  const figures = [
    ['Fields in all', known + unknown + beside],
    ['With a value', known],
    ['Nothing found', unknown],
    ['Do not apply to the product', beside],
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
        {`In the files, ${counted(unrated, 'rating')} ${unrated === 1 ? 'reads' : 'read'} ${noRating}, which means that the vendor has no rating. Here we count them under "Nothing found."`}
      </p>
    </div>
  )
}
