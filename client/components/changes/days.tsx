import { Link } from 'react-router'
import { additions, changes } from '../../../shared/catalogue/history'
import { dayPath, type daysOf, versionWords } from '../../../shared/dataset/change-words'
import { capitalized, counted } from '../../../shared/words'
import { SystemChanges } from './system-changes'

/** The changes of a day, as the loader's list has them. */
type Day = ReturnType<typeof daysOf>[number]

/** The page of changes shows its newest days until they have this many systems, and leads to the others. */
const systemsShownMin = 20

/** The newest days, which the page of changes shows. */
export function newestOf(days: readonly Day[]): Day[] {
  let systems = 0
  return days.filter(({ groups }) => {
    const isShown = systems < systemsShownMin
    systems += groups.length
    return isShown
  })
}

const idOf = ({ date }: Pick<Day, 'date'>) => `day-${date}`

/** A day with its number of systems. */
const dayWords = ({ name, groups }: Day) => `${name}: ${counted(groups.length, 'system')}`

/** The entries of the table of contents: each day with its number of systems, so that all fit beside the changes. */
export const contentsOf = (days: readonly Day[]) =>
  days.map((day) => ({ id: idOf(day), text: dayWords(day), depth: 2 }))

/** @param open whether the changes of each system are open at first, not only their number shown */
export function DayOfChanges({ open, ...day }: Day & { open: boolean }) {
  return (
    <section aria-labelledby={idOf(day)}>
      <h2 id={idOf(day)} className="text-3xl">
        <time dateTime={day.date}>{day.name}</time>
      </h2>
      <SystemsOfDay {...day} open={open} />
    </section>
  )
}

/** The changes of a day, system by system, below the versions of the data that hold them. */
export function SystemsOfDay({ date, groups, open }: Day & { open: boolean }) {
  const versions = versionWords([...changes, ...additions].filter((one) => one.date === date))
  return (
    <>
      <p className="mt-1 text-sm text-ink-soft">{`${capitalized(versions)}: ${counted(groups.length, 'system')}`}</p>
      <div className="mt-3 rows border-y border-line">
        {groups.map((group) => (
          <SystemChanges key={group.vendor} group={group} open={open} />
        ))}
      </div>
    </>
  )
}

/** Links to the pages of earlier days. */
export function EarlierDays({ days }: { days: readonly Day[] }) {
  if (days.length === 0) return null
  return (
    <section aria-labelledby="earlier">
      <h2 id="earlier" className="text-3xl">
        Earlier days
      </h2>
      <ul className="mt-3 stack-1">
        {days.map((day) => (
          <li key={day.date}>
            <a href={dayPath(day.date)} className="link inline-block py-1">
              {dayWords(day)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the words in parentheses mean. */
export function BasisNote() {
  return (
    <p className="mt-6 text-sm text-ink-soft">
      The words in parentheses say what a value rests on. <em>Unverified</em> is a value without a source.{' '}
      <em>Not verified</em> means that we have no value, because we found nothing to rely on.{' '}
      <Link to="/methodology#sources" className="link">
        All five kinds
      </Link>
    </p>
  )
}
