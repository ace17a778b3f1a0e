import type { CostSummary } from '../../../shared/cost/vendor-cost'
import { capitalized, counted } from '../../../shared/words'
import { ValueLink } from '../vendor/value-link'
import { systemsIn } from './cost-notes'
import type { ComparedCost, CostTable } from './cost-rows'

/** The first year of each system on one scale, as a picture, if at least two are known. The table says the same. */
export function CostChart({ cost: { providers, columns } }: { cost: CostTable }) {
  const systems = systemsIn(columns)
  const known = systems.flatMap(({ firstYear }) => firstYear ?? [])
  if (known.length < 2) return null
  const scale = scaleEnd(known)
  const looks = new Set(systems.flatMap((system) => (system.firstYear ? [lookOf(system).words] : [])))
  return (
    <figure>
      <figcaption>
        <h2 className="text-3xl">Cost at a glance</h2>
      </figcaption>
      <p className="mt-1 text-sm text-ink-soft">
        {`First year for ${counted(providers, 'provider')}. ${capitalized([...looks].join(', '))}. Ask for a written quote.`}
      </p>
      <ul className="cost-chart mt-3">
        {systems.map((system) => (
          <li key={system.id}>
            <p className="font-semibold">{system.name}</p>
            {system.firstYear && <CostBar cost={system.firstYear} scale={scale} look={lookOf(system).bar} />}
            <Amount cost={system} />
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** How firm a cost is: filled for a published price, outlined for a catalogue's, dashed for our figure. A mark is a bar, or a circle for a single amount. */
function lookOf({ kind, mark, fromCatalogue }: ComparedCost): { bar: string; words: string } {
  const outlined = 'outlined-bar'
  if (kind === 'share') return { bar: 'fill-data', words: 'filled: the figures you entered' }
  if (fromCatalogue) return { bar: outlined, words: 'outlined: prices from a third-party catalogue' }
  if (mark.basis === 'sourced') return { bar: 'fill-data', words: 'filled: a published price' }
  return { bar: `${outlined} dashed-bar`, words: 'dashed: no source for the price' }
}

function Amount({ cost: { name, sums, mark } }: { cost: ComparedCost }) {
  const text = sums[0]?.text
  if (!text) return <p className="text-ink-soft">Not known</p>
  return (
    <p className="text-ink-soft">
      <ValueLink mark={mark} of={`${name}, first year`} text={capitalized(text)} />
    </p>
  )
}

type FirstYear = NonNullable<CostSummary['firstYear']>

/** The first round amount at or above all bars, with extra room after bars without an upper end. */
function scaleEnd(costs: readonly FirstYear[]): number {
  const most = Math.max(50, ...costs.map(({ most, openEnded }) => most * (openEnded ? 1.2 : 1)))
  const step = 10 ** Math.floor(Math.log10(most)) / 2
  return Math.ceil(most / step) * step
}

/** A line across the scale, the range as a bar of the given look on it, and dots after a start without an upper end. */
function CostBar({ cost: { least, most, openEnded }, scale, look }: { cost: FirstYear; scale: number; look: string }) {
  const at = (dollars: number) => `${((dollars / scale) * 100).toFixed(1)}%`
  return (
    <svg className="h-3.5 w-full overflow-visible" aria-hidden="true">
      <rect y="5" width="100%" height="4" rx="2" className="fill-line" />
      {openEnded && (
        <line
          x1={at(most)}
          x2="100%"
          y1="7"
          y2="7"
          strokeWidth="3"
          strokeDasharray="1 7"
          strokeLinecap="round"
          className="stroke-data"
        />
      )}
      {most > least && <rect x={at(least)} width={at(most - least)} y="1" height="12" rx="4" className={look} />}
      {most === least && <circle cx={at(least)} cy="7" r="6" className={look} />}
    </svg>
  )
}
