import type { ReactNode } from 'react'
import { grouped } from '../../../../shared/words'

interface BarRow {
  key: string
  name: ReactNode
  count: number
  note?: string
}

interface BarTableProps {
  caption: string
  heads: [names: string, counts: string]
  rows: readonly BarRow[]
  nothing: string
}

/** A table with a bar under each name for its count, the largest spanning the full width. */
export function BarTable({ caption, heads, rows, nothing }: BarTableProps) {
  if (rows.length === 0) return <p className="text-ink-soft">{nothing}</p>
  const most = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-left text-sm text-ink-soft">
        <tr>
          <th scope="col" className="pb-1 font-medium">
            {heads[0]}
          </th>
          <th scope="col" className="pb-1 text-right font-medium">
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count, note }) => (
          <tr key={key}>
            <th scope="row" className="w-full py-1.5 pr-4 text-left align-top font-normal [overflow-wrap:anywhere]">
              {name}
              <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="mt-1 h-1.5 w-full">
                <rect width="100" height="1" className="fill-sunken" />
                <rect width={(100 * count) / most} height="1" className="fill-accent" />
              </svg>
            </th>
            <td className="py-1.5 text-right align-top whitespace-nowrap figures">
              <span className="inline-flex flex-row-reverse gap-x-3 max-sm:flex-col">
                {grouped(count)}
                {note && <span className="text-ink-soft max-sm:w-20 max-sm:whitespace-normal">{note}</span>}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
