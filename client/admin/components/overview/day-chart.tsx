import { useId } from 'react'
import type { DayCounts } from '../../../../shared/admin/overview'
import { shortDay } from '../../../../shared/dates'
import { capitalized, counted, grouped } from '../../../../shared/words'

type Kind = 'views' | 'leads' | 'messages'

const kinds: Record<Kind, { noun: string; bar: string }> = {
  views: { noun: 'view', bar: 'fill-accent' },
  leads: { noun: 'lead', bar: 'fill-accent' },
  messages: { noun: 'message', bar: 'fill-star' },
}

interface DayChartProps {
  days: readonly DayCounts[]
  shown: readonly Kind[]
}

/** One bar per day, and the same numbers as a table. The bars stretch with the page; the labels do not. */
export function DayChart({ days, shown }: DayChartProps) {
  const sums = days.map((day) => shown.reduce((sum, kind) => sum + day[kind], 0))
  const top = roundTop(Math.max(...sums))
  const names = shown.map(nameOf)
  return (
    <>
      {shown.length > 1 && <Legend shown={shown} />}
      <div className="grid grid-cols-[auto_1fr] gap-x-2 gap-y-1 pt-2 text-xs text-ink-soft">
        <div aria-hidden="true" className="-my-2 flex flex-col justify-between text-right figures">
          {[top, top / 2, 0].map((mark) => (
            <span key={mark}>{grouped(mark)}</span>
          ))}
        </div>
        <Bars days={days} shown={shown} top={top} />
        <div aria-hidden="true" className="col-start-2 mt-1 flex justify-between">
          {[days.at(0), days.at(-1)].map((one) => one && <span key={one.day}>{shortDay(one.day)}</span>)}
        </div>
      </div>
      <details className="no-print mt-4 max-w-md text-sm">
        <summary className="mb-2 w-fit cursor-pointer py-1 font-medium">Numbers</summary>
        <FigureTable
          caption={`${names.join(' and ')} per day`}
          heads={['Day', ...names]}
          rows={days.toReversed().map((day) => [shortDay(day.day), ...shown.map((kind) => grouped(day[kind]))])}
        />
      </details>
    </>
  )
}

function Bars({ days, shown, top }: DayChartProps & { top: number }) {
  const title = useId()
  const dayWidth = 10
  const width = days.length * dayWidth
  return (
    <svg
      role="img"
      aria-labelledby={title}
      viewBox={`0 0 ${width} ${top}`}
      preserveAspectRatio="none"
      className="h-40 w-full"
    >
      <title id={title}>{summaryOf(days, shown)}</title>
      {[0, top / 2, top].map((height) => (
        <path key={height} d={`M0 ${height}H${width}`} vectorEffect="non-scaling-stroke" className="stroke-line" />
      ))}
      {days.map((day, at) => {
        let height = 0
        return shown.map((kind) => {
          height += day[kind]
          const place = { x: at * dayWidth + 1, width: dayWidth - 2, y: top - height, height: day[kind] }
          return day[kind] > 0 && <rect key={`${day.day} ${kind}`} {...place} className={kinds[kind].bar} />
        })
      })}
    </svg>
  )
}

function Legend({ shown }: Pick<DayChartProps, 'shown'>) {
  return (
    <p aria-hidden="true" className="mb-4 flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {shown.map((kind) => (
        <span key={kind} className="inline-flex items-center gap-2">
          <svg viewBox="0 0 12 12" aria-hidden="true" className={`size-3 ${kinds[kind].bar}`}>
            <rect width="12" height="12" rx="3" />
          </svg>
          {nameOf(kind)}
        </span>
      ))}
    </p>
  )
}

const nameOf = (kind: Kind) => capitalized(`${kinds[kind].noun}s`)

/** The chart in words, for screen readers. */
function summaryOf(days: readonly DayCounts[], shown: readonly Kind[]): string {
  const parts = shown.map((kind) => {
    const total = days.reduce((sum, day) => sum + day[kind], 0)
    const most = days.reduce((best, day) => (day[kind] > best[kind] ? day : best))
    const peak = total > 0 ? `, at most ${grouped(most[kind])} (${shortDay(most.day)})` : ''
    return `${counted(total, kinds[kind].noun)}${peak}`
  })
  return `The last ${days.length} days: ${parts.join('; ')}.`
}

interface FigureTableProps {
  caption: string
  /** The first is for the names of the rows. */
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

export function FigureTable({ caption, heads, rows }: FigureTableProps) {
  return (
    <table className="w-full figures">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left">
          {heads.map((head, at) => (
            <th key={head} scope="col" className={`py-1 font-medium ${at > 0 ? 'pl-4 text-right' : ''}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {name}
            </th>
            {values.map((value, at) => (
              <td key={heads[at + 1]} className="py-1 pl-4 text-right">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The top of a chart's axis: a round number, at least the maximum, whose half is a whole number. */
export function roundTop(maximum: number): number {
  const half = Math.max(1, maximum / 2)
  const size = 10 ** Math.floor(Math.log10(half))
  const factor = [1, 2, 3, 4, 5, 6, 8, 10].find((one) => one * size >= half) ?? 10
  return 2 * factor * size
}

/** A share as `12.5%`, or a dash if the whole is 0. */
export function percent(part: number, whole: number): string {
  if (whole === 0) return '–'
  return (part / whole).toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 })
}
