import { costRange } from '../../../shared/catalogue/figures'
import { hasValue } from '../../../shared/catalogue/mark'
import { grouped } from '../../../shared/words'
import { BasisTag } from '../vendor/basis-tag'
import { WholeWords } from '../whole-words'
import type { ShownFact, Side } from './side'

/** The start and end of a system's bar in dollars per month; `openEnded` if the price has no upper end. */
interface Bar {
  from: number
  to: number
  openEnded: boolean
  unit: string | undefined
}

/** Cost ranges on one scale, as a picture, if any can be drawn. The table says the same in words. */
export function CostChart({ sides }: { sides: readonly Side[] }) {
  const known = sides.map(barOf)
  const unit = unitOf(known)
  if (unit === undefined) return null
  const bars = known.map((bar) => (bar?.unit === unit ? bar : undefined))
  const scale = scaleEnd(bars)
  return (
    <figure className="mt-12">
      <figcaption>
        <h2 className="text-3xl">Cost at a glance</h2>
      </figcaption>
      <p className="mt-1 text-sm text-ink-soft">{`Cost ${unit}, on a scale from $0 to $${grouped(scale)}`}</p>
      <ul className="cost-chart mt-5">
        {sides.map((side, index) => (
          <li key={side.id}>
            <p className="font-semibold">{side.name}</p>
            <div>
              {bars[index] ? (
                <CostBar bar={bars[index]} scale={scale} />
              ) : (
                <p className="text-ink-soft italic">No comparable price</p>
              )}
              <ListedPrice name={side.name} price={side.facts.estimatedCostPerMonth} />
            </div>
          </li>
        ))}
      </ul>
    </figure>
  )
}

function ListedPrice({ name, price }: { name: string; price: ShownFact }) {
  return (
    <p className="text-ink-soft">
      <span className="sr-only">Cost per month: </span>
      <WholeWords text={withUnit(price)} />
      {hasValue(price.mark) && <BasisTag mark={price.mark} of={`the cost of ${name}`} />}
    </p>
  )
}

/**
 * The unit that is drawn, because lengths can be compared in one unit only: price per user if any system has one,
 * otherwise the first unit.
 */
function unitOf(bars: readonly (Bar | undefined)[]): string | undefined {
  const units = bars.flatMap((bar) => bar?.unit ?? [])
  return units.find((unit) => unit.startsWith('per user')) ?? units[0]
}

/** A price with its unit; a text without a unit, such as `Not verified`, stays alone. */
const withUnit = ({ text, below }: ShownFact) => (below ? `${text} ${below} ` : `${text} `)

function barOf({ facts }: Side): Bar | undefined {
  const { text, below: unit } = facts.estimatedCostPerMonth
  const range = costRange(text)
  return range && { from: range.min, to: range.max ?? range.min, openEnded: range.openEnded, unit }
}

/** The first round amount at or above all bars, with extra room after bars without an upper end. */
function scaleEnd(bars: readonly (Bar | undefined)[]): number {
  const most = Math.max(50, ...bars.map((bar) => (bar?.to ?? 0) * (bar?.openEnded ? 1.2 : 1)))
  const step = 10 ** Math.floor(Math.log10(most)) / 2
  return Math.ceil(most / step) * step
}

/** A line across the scale, the range as a bar on it, and dots after a start without an upper end. */
function CostBar({ bar, scale }: { bar: Bar; scale: number }) {
  const at = (dollars: number) => `${((dollars / scale) * 100).toFixed(1)}%`
  return (
    <svg className="h-3.5 w-full overflow-visible" aria-hidden="true">
      <rect y="5" width="100%" height="4" rx="2" className="fill-line" />
      {bar.openEnded && (
        <line
          x1={at(bar.to)}
          x2="100%"
          y1="7"
          y2="7"
          strokeWidth="3"
          strokeDasharray="1 7"
          strokeLinecap="round"
          className="stroke-data"
        />
      )}
      {bar.to > bar.from && (
        <rect x={at(bar.from)} width={at(bar.to - bar.from)} height="14" rx="4" className="fill-data" />
      )}
      {bar.to === bar.from && <circle cx={at(bar.from)} cy="7" r="7" className="fill-data" />}
    </svg>
  )
}
