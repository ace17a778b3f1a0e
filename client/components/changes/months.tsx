import { dateWords } from '../../../shared/catalogue/basis'
import type { ChangeGroup } from '../../../shared/dataset/change-words'
import { counted, listed } from '../../../shared/words'
import { SystemChanges, systemAnchor } from './system-changes'

/** The changes of a month, as the loader's list has them. */
interface Month {
  id: string
  name: string
  days: { date: string; groups: ChangeGroup[] }[]
}

/** The changes by month and by day, in the given order. */
export function monthsOf(groups: readonly ChangeGroup[]): Month[] {
  const dates = [...new Set(groups.map(({ date }) => date))]
  return [...new Set(dates.map(monthOf))].map((month) => ({
    id: `month-${month}`,
    name: dateWords(month),
    days: dates
      .filter((date) => monthOf(date) === month)
      .map((date) => ({ date, groups: groups.filter((group) => group.date === date) })),
  }))
}

const monthOf = (date: string) => date.slice(0, 7)

/** The entries of the table of contents: each month, and below it its systems. */
export function contentsOf(months: readonly Month[]) {
  return months.flatMap(({ id, name, days }) => [
    { id, text: name, depth: 2 },
    ...days.flatMap(({ groups }) => groups.map((group) => ({ id: systemAnchor(group), text: group.name, depth: 3 }))),
  ])
}

export function MonthOfChanges({ id, name, days }: Month) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-3xl">
        {name}
      </h2>
      {days.map((day) => (
        <Day key={day.date} {...day} />
      ))}
    </section>
  )
}

function Day({ date, groups }: Month['days'][number]) {
  const versions = [...new Set(groups.map(({ version }) => version))]
  return (
    <section aria-labelledby={`day-${date}`} className="mt-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 id={`day-${date}`} className="text-base font-semibold">
          <time dateTime={date}>{dateWords(date)}</time>
        </h3>
        <p className="text-sm text-ink-soft">{`Version ${listed(versions)}: ${counted(groups.length, 'system')}`}</p>
      </div>
      <div className="mt-3 rows border-y border-line">
        {groups.map((group) => (
          <SystemChanges key={group.vendor} {...group} />
        ))}
      </div>
    </section>
  )
}
