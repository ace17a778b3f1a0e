import { costRange, ratingNumber } from '../../../shared/catalogue/figures'
import { Rating } from './fact-cell'
import type { Side } from './side'

/** Where a system's bar begins and ends, in dollars a month; `openEnded` when it goes on from there. */
interface Bar {
  from: number
  to: number
  openEnded: boolean
}

/** Cost ranges on one scale, and ratings out of five, as a picture. The words of the table say the same. */
export function CostAndRating({ sides }: { sides: readonly Side[] }) {
  const bars = sides.map((side) => barOf(side))
  const scale = scaleEnd(bars)
  const costWords = `Cost per month, on a scale from $0 to $${scale.toLocaleString('en-US')}`
  return (
    <figure className="mt-12">
      <figcaption className="text-2xl font-semibold sm:text-3xl">Cost and rating at a glance</figcaption>
      <p className="mt-1 text-sm text-ink-soft sm:hidden" aria-hidden="true">
        {`${costWords}; rating, out of 5`}
      </p>
      <table className="mt-5 w-full border-separate border-spacing-0 rounded-2xl border border-line bg-surface text-sm sm:text-base">
        <thead className="text-left text-xs text-ink-soft sm:text-sm">
          <tr className="max-sm:hidden">
            <th scope="col" className={`${cell} w-1/5 font-medium`}>
              System
            </th>
            <th scope="col" className={`${cell} font-medium`}>
              {costWords}
            </th>
            <th scope="col" className={`${cell} w-1/4 font-medium`}>
              Rating, out of 5
            </th>
          </tr>
        </thead>
        <tbody>
          {sides.map((side, index) => (
            <tr key={side.id} className="max-sm:grid max-sm:grid-cols-2">
              <th scope="row" className={`${cell} text-left font-semibold max-sm:col-span-2 max-sm:pb-0 sm:border-t`}>
                {side.name}
              </th>
              <td className={`${cell} sm:border-t`}>
                <CostBar bar={bars[index]} scale={scale} />
                <p className="mt-1.5 text-sm text-ink-soft">{side.facts.estimatedCostPerMonth.text}</p>
              </td>
              <td className={`${cell} sm:border-t`}>
                <RatingBar rating={ratingNumber(side.facts.starRating.text)} />
                <p className="mt-1 text-sm">
                  <Rating text={side.facts.starRating.text} />
                </p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

const cell = 'border-line px-4 py-3 align-top sm:px-5'

function barOf({ facts }: Side): Bar | undefined {
  const range = costRange(facts.estimatedCostPerMonth.text)
  return range && { from: range.min, to: range.max ?? range.min, openEnded: range.openEnded }
}

/** The first round figure at or above all bars; bars without an end get room to go on. */
function scaleEnd(bars: readonly (Bar | undefined)[]): number {
  const most = Math.max(50, ...bars.map((bar) => (bar?.to ?? 0) * (bar?.openEnded ? 1.2 : 1)))
  const step = 10 ** Math.floor(Math.log10(most)) / 2
  return Math.ceil(most / step) * step
}

/** A line over the whole scale, the range as a bar on it, and dots from where only the start is known. */
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
          className="stroke-accent"
        />
      )}
      {bar && bar.to > bar.from && (
        <rect x={at(bar.from)} width={at(bar.to - bar.from)} height="14" rx="4" className="fill-accent" />
      )}
      {bar && bar.to === bar.from && <circle cx={at(bar.from)} cy="7" r="7" className="fill-accent" />}
    </svg>
  )
}

function RatingBar({ rating }: { rating: number }) {
  return (
    <svg className="h-3.5 w-full" aria-hidden="true">
      <rect width="100%" height="14" rx="4" className="fill-line" />
      {rating > 0 && <rect width={`${rating * 20}%`} height="14" rx="4" className="fill-star" />}
    </svg>
  )
}
