import { type ComparisonField, comparisonFields } from '../../../shared/catalogue/fields'
import { FactCell } from './fact-cell'
import { differs, type Side } from './side'

interface ComparisonTableProps {
  first: Side | null
  second: Side | null
}

/** Three columns: a system, what is compared, the other system. A row whose two values differ is marked. */
export function ComparisonTable({ first, second }: ComparisonTableProps) {
  const differing = comparisonFields.filter((field) => differs(field, first, second)).length
  return (
    <section aria-labelledby="feature-comparison">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="feature-comparison" className="text-2xl font-semibold sm:text-3xl">
          Feature Comparison
        </h2>
        {first && second && (
          <p className="flex items-center gap-2 text-sm text-ink-soft">
            <span aria-hidden="true" className="inline-block h-4 w-1 rounded-full bg-star" />
            {`${differing} ${differing === 1 ? 'row differs' : 'rows differ'}`}
          </p>
        )}
      </div>
      <table className="w-full table-fixed border-separate border-spacing-0 rounded-2xl border border-line bg-surface text-[0.8125rem] sm:text-base">
        <caption className="sr-only">{`${first?.name ?? 'No system'} and ${second?.name ?? 'no system'}, feature by feature`}</caption>
        <thead>
          <tr>
            <SystemHeading side={first} place="first" className="rounded-tl-2xl" />
            <th scope="col" className={`${heading} text-xs font-medium text-ink-soft sm:text-sm`}>
              Feature
            </th>
            <SystemHeading side={second} place="second" className="rounded-tr-2xl" />
          </tr>
        </thead>
        <tbody>
          {comparisonFields.map((field) => (
            <Row key={field.key} field={field} first={first} second={second} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const heading =
  'sticky top-16 z-10 border-b border-line bg-surface px-2 py-4 text-center align-middle sm:px-5 [overflow-wrap:anywhere]'

interface SystemHeadingProps {
  side: Side | null
  place: 'first' | 'second'
  className: string
}

function SystemHeading({ side, place, className }: SystemHeadingProps) {
  return (
    <th scope="col" className={`${heading} ${className} text-sm font-semibold sm:text-lg`}>
      {side ? side.name : <NotChosen place={place} />}
      {side?.alsoKnownAs && <span className="block text-xs font-normal text-ink-soft">{side.alsoKnownAs}</span>}
    </th>
  )
}

interface RowProps {
  field: ComparisonField
  first: Side | null
  second: Side | null
}

function Row({ field, first, second }: RowProps) {
  const marked = differs(field, first, second)
  const cell = 'border-t border-line px-2 py-3 text-center align-middle sm:px-5 group-first:border-t-0'
  return (
    <tr className={`group ${marked ? 'bg-mark' : ''}`}>
      <td className={cell}>{first ? <FactCell field={field} side={first} /> : '—'}</td>
      <th scope="row" className={`${cell} font-medium text-ink-soft`}>
        {field.label}
        {marked && (
          <>
            <span aria-hidden="true" className="ml-2 inline-block h-3 w-1 rounded-full bg-star align-middle" />
            <span className="sr-only"> (differs)</span>
          </>
        )}
      </th>
      <td className={cell}>{second ? <FactCell field={field} side={second} /> : '—'}</td>
    </tr>
  )
}

/** The dash says it to the eye; a screen reader hears the words once, as the name of the column. */
function NotChosen({ place }: Pick<SystemHeadingProps, 'place'>) {
  return (
    <>
      <span aria-hidden="true" className="text-ink-soft">
        —
      </span>
      <span className="sr-only">{`No ${place} system chosen`}</span>
    </>
  )
}
