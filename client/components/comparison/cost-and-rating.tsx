import { costRange, ratingNumber } from '../../../shared/catalogue/figures'
import { hasValue } from '../../../shared/catalogue/mark'
import { grouped } from '../../../shared/words'
import { BasisTag } from '../vendor/basis-tag'
import { WholeWords } from '../whole-words'
import { MarkedRating } from './fact-cell'
import type { ShownFact, Side } from './side'

/** The start and end of a system's bar in dollars per month; `openEnded` if the price has no upper end. */
interface Bar {
  from: number
  to: number
  openEnded: boolean
  unit: string | undefined
}

/** Cost ranges on one scale and ratings out of five, as a picture. The table says the same in words. */
export function CostAndRating({ sides }: { sides: readonly Side[] }) {
  const known = sides.map(barOf)
  const unit = unitOf(known)
  const bars = known.map((bar) => (bar?.unit === unit ? bar : undefined))
  const isMixed = known.some((bar) => bar && bar.unit !== unit)
  const scale = scaleEnd(bars)
  const costWords = `Cost ${unit ?? 'per month'}, on a scale from $0 to $${grouped(scale)}`
  const otherUnits = isMixed ? ' A price in another unit has no bar.' : ''
  return (
    <figure className="mt-12">
      <figcaption>
        <h2 className="text-3xl">Cost and rating at a glance</h2>
      </figcaption>
      <p className="mt-1 text-sm text-ink-soft">{`${costWords}; rating, out of 5.${otherUnits}`}</p>
      <ul className="mt-5 rows rounded-2xl border border-line bg-surface text-sm">
        {sides.map((side, index) => (
          <li
            key={side.id}
            className="grid grid-cols-2 gap-x-6 gap-y-3 px-4 py-3 sm:grid-cols-[1fr_3fr_1.25fr] sm:gap-x-10 sm:px-5"
          >
            <p className="font-semibold max-sm:col-span-2">{side.name}</p>
            <div>
              <CostBar bar={bars[index]} scale={scale} />
              <p className="mt-1.5 text-sm text-ink-soft">
                <span className="sr-only">Cost per month: </span>
                <WholeWords text={withUnit(side.facts.estimatedCostPerMonth)} />
                {hasValue(side.facts.estimatedCostPerMonth.mark) && (
                  <BasisTag mark={side.facts.estimatedCostPerMonth.mark} of={`the cost of ${side.name}`} />
                )}
              </p>
            </div>
            <div>
              <RatingBar rating={ratingNumber(side.facts.starRating.text)} />
              <p className="mt-1 text-sm">
                <span className="sr-only">Rating: </span>
                <MarkedRating {...side.facts.starRating} of={`the rating of ${side.name}`} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </figure>
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
function CostBar({ bar, scale }: { bar: Bar | undefined; scale: number }) {
  const at = (dollars: number) => `${((dollars / scale) * 100).toFixed(1)}%`
  return (
    <svg className="h-3.5 w-full overflow-visible" aria-hidden="true">
      <rect y="5" width="100%" height="4" rx="2" className="fill-line" />
      {bar?.openEnded && (
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
      {bar && bar.to > bar.from && (
        <rect x={at(bar.from)} width={at(bar.to - bar.from)} height="14" rx="4" className="fill-data" />
      )}
      {bar && bar.to === bar.from && <circle cx={at(bar.from)} cy="7" r="7" className="fill-data" />}
    </svg>
  )
}

function RatingBar({ rating }: { rating: number }) {
  return (
    <svg className="h-3.5 w-full" aria-hidden="true">
      <rect width="100%" height="14" rx="4" className="fill-line" />
      {rating > 0 && <rect width={`${rating * 20}%`} height="14" rx="4" className="fill-data" />}
    </svg>
  )
}
