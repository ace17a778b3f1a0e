import type { Vendor } from '../../../shared/catalogue'
import { type Basis, basisWords } from '../../../shared/catalogue/basis'
import { comparisonFields } from '../../../shared/catalogue/fields'

const bases = Object.keys(basisWords) as Basis[]

/** How many values of the comparison stand on which basis, counted in the catalogue itself. */
export function countBases(vendors: readonly Vendor[]): Record<Basis, number> {
  const facts = vendors.flatMap((vendor) => comparisonFields.map(({ key }) => vendor[key].basis))
  const counts = bases.map((basis) => [basis, facts.filter((it) => it === basis).length])
  return Object.fromEntries(counts) as Record<Basis, number>
}

export function BasisSummary({ counts }: { counts: Record<Basis, number> }) {
  const total = bases.reduce((sum, basis) => sum + counts[basis], 0)
  return (
    <section aria-labelledby="basis-summary" className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <h2 id="basis-summary" className="font-semibold">
        {`What the comparison’s ${total} values rest on today`}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-5">
        {bases.map((basis) => (
          <div key={basis} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-soft">{basisWords[basis].label}</dt>
            <dd className="text-3xl font-bold tracking-tight tabular-nums">{counts[basis]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
