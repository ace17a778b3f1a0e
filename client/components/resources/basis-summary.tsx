import type { Vendor } from '../../../shared/catalogue'
import { type Basis, basisWords, dateWords, kindWords } from '../../../shared/catalogue/basis'
import { evidencedOf, percentOf } from '../../../shared/catalogue/counts'
import type { Source } from '../../../shared/catalogue/evidence'
import { comparisonFields } from '../../../shared/catalogue/fields'
import { release } from '../../../shared/catalogue/history'
import { isMachineMade } from '../../../shared/catalogue/proof'
import { isCompared } from '../../../shared/catalogue/scope'
import { grouped, listed } from '../../../shared/words'

const bases = Object.keys(basisWords) as Basis[]

/** Counts the values of the comparison, which leaves out systems that are only listed, by basis and by kind of source. */
export function summaryOf(all: readonly Vendor[]) {
  const vendors = all.filter(isCompared)
  const { sourced, machineMade } = evidencedOf(vendors)
  const facts = vendors.flatMap((vendor) => comparisonFields.map(({ key }) => vendor[key]))
  const counts = bases.map((basis) => [basis, facts.filter((fact) => fact.basis === basis).length])
  const sources = facts.flatMap(({ source }) => source ?? [])
  const days = sources.map(({ read }) => read).sort()
  return {
    counts: Object.fromEntries(counts) as Record<Basis, number>,
    sourced,
    /** Of all facts, those of the dossiers included. */
    machineMade,
    /** Sourced values by the kind of source in words, most frequent first. */
    kinds: kindsOf(sources),
    /** The first and last day (or month) on which a page was read. */
    read: { first: days.at(0) ?? release.generated, last: days.at(-1) ?? release.generated },
  }
}

/** Pages that a program wrote count apart, whoever publishes them. */
function kindsOf(sources: readonly Source[]): [string, number][] {
  const words = sources.map((source) => (isMachineMade(source) ? machineMadeWords : kindWords[source.kind]))
  const kinds = [...Object.values(kindWords), machineMadeWords].map((kind): [string, number] => [
    kind,
    words.filter((one) => one === kind).length,
  ])
  return kinds.filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a)
}

const machineMadeWords = 'pages that a program wrote'

/** The three that are not colored differ by a pattern or an outline, not only by their gray. */
const looks: Record<Basis, { className?: string; fill?: string; stroke?: string }> = {
  sourced: { className: 'fill-accent' },
  spec: { className: 'fill-data' },
  unverified: { fill: 'url(#stripes)' },
  unknown: { className: 'fill-line-strong' },
  'not-applicable': { fill: 'var(--surface)', stroke: 'var(--ink-soft)' },
}

export function BasisSummary({ counts, sourced, machineMade, kinds, read }: ReturnType<typeof summaryOf>) {
  const total = bases.reduce((sum, basis) => sum + counts[basis], 0)
  const percent = (basis: Basis) => `${((100 * counts[basis]) / total).toFixed(1)}%`
  return (
    <section
      aria-labelledby="basis-summary"
      className="break-inside-avoid rounded-2xl border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="basis-summary" className="font-semibold">
        {`Where the comparison's ${total} values come from today`}
      </h2>
      <Shares counts={counts} total={total} label={bases.map((it) => `${basisWords[it].label} ${percent(it)}`)} />
      <dl className="basis-figures mt-4">
        {bases.map((basis) => (
          <div key={basis}>
            <dt className="text-sm text-ink-soft">
              <svg
                viewBox="0 0 10 10"
                overflow="visible"
                className="mr-1.5 inline size-3 print-color"
                aria-hidden="true"
              >
                <rect width="10" height="10" rx="2" {...looks[basis]} />
              </svg>
              {basisWords[basis].label}
            </dt>
            <dd className="figures">
              <span className="text-3xl">{counts[basis]}</span>{' '}
              <span className="text-sm text-ink-soft">{percent(basis)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-ink-soft">
        {`${comparisonFields.length} rows for ${total / comparisonFields.length} systems; ${percentOf(sourced)} of the ${grouped(sourced.of)} values that apply are sourced.${kinds.length > 0 ? ` The sources: ${listed(kinds.map(([kind, count]) => `${kind} (${count})`))}.` : ''} `}
        {`With the dossiers there are ${grouped(machineMade.of)} sourced facts; ${percentOf(machineMade)} of them rest only on pages that a program wrote, and none of these settles a must-have. `}
        {`Read ${readingWords(read)}. Version ${release.version}.`}
      </p>
    </section>
  )
}

/** `in November 2026` if everything was read in one month. */
function readingWords({ first, last }: { first: string; last: string }): string {
  const month = (day: string) => day.slice(0, 'YYYY-MM'.length)
  if (month(first) === month(last)) return `in ${dateWords(month(first))}`
  return `between ${dateWords(first)} and ${dateWords(last)}`
}

interface SharesProps {
  counts: Record<Basis, number>
  total: number
  /** The share of each basis in words, for screen readers. */
  label: readonly string[]
}

/** One bar divided by basis, with gaps as wide as the strokes; the figures below it say the same. */
function Shares({ counts, total, label }: SharesProps) {
  const before = (index: number) => bases.slice(0, index).reduce((sum, basis) => sum + counts[basis], 0)
  const at = (count: number) => ((100 * count) / total).toFixed(2)
  return (
    <svg
      viewBox="0 0 100 24"
      preserveAspectRatio="none"
      className="mt-4 h-6 w-full print-color"
      stroke="var(--surface)"
      strokeWidth="2"
      role="img"
      aria-label={label.join(', ')}
    >
      {/* Horizontal stripes, because the bar is stretched sideways. */}
      <pattern id="stripes" width="100" height="6" patternUnits="userSpaceOnUse" stroke="none">
        <rect width="100" height="3" className="fill-ink-soft" />
      </pattern>
      {/* From the right, so that the strokes beside an outlined part leave half of its outline, inside it. */}
      {bases.toReversed().map((basis, place) => (
        <rect
          key={basis}
          x={at(before(bases.length - 1 - place))}
          width={at(counts[basis])}
          height="24"
          vectorEffect="non-scaling-stroke"
          {...looks[basis]}
          strokeWidth={looks[basis].stroke && 5}
        />
      ))}
      <rect width="100" height="24" fill="none" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
