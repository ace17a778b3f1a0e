import { additions, changes } from '../../../shared/catalogue/history'
import { type ChangeGroup, versionWords } from '../../../shared/dataset/change-words'
import { groupBy } from '../../../shared/group-by'
import { capitalized, counted } from '../../../shared/words'
import { SystemChanges } from './system-changes'

/** The changes of a day, as the loader's list has them. */
interface Day {
  id: string
  date: string
  name: string
  groups: readonly ChangeGroup[]
}

/** The changes by day, in the given order. */
export function daysOf(all: readonly ChangeGroup[]): Day[] {
  return [...groupBy(all, ({ date }) => date)].map(([date, groups]) => ({
    id: `day-${date}`,
    date,
    name: groups[0]?.dateLabel ?? date,
    groups,
  }))
}

/** The entries of the table of contents: each day with its number of systems, so that all fit beside the changes. */
export function contentsOf(days: readonly Day[]) {
  return days.map(({ id, name, groups }) => ({ id, text: `${name}: ${counted(groups.length, 'system')}`, depth: 2 }))
}

/** @param open whether the changes of each system are open at first, not only their number shown */
export function DayOfChanges({ id, date, name, groups, open }: Day & { open: boolean }) {
  const versions = versionWords([...changes, ...additions].filter((one) => one.date === date))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-3xl">
        <time dateTime={date}>{name}</time>
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{`${capitalized(versions)}: ${counted(groups.length, 'system')}`}</p>
      <div className="mt-3 rows border-y border-line">
        {groups.map((group) => (
          <SystemChanges key={group.vendor} group={group} open={open} />
        ))}
      </div>
    </section>
  )
}
