import { additions, changes } from '../../../shared/catalogue/history'
import { dayPath, type daysOf, versionWords } from '../../../shared/dataset/change-words'
import { capitalized, counted } from '../../../shared/words'
import { TextLink } from '../text-link'
import { Titled } from '../titled'
import { SystemChanges } from './system-changes'

/** The changes of a day, as the loader's list has them. */
type Day = ReturnType<typeof daysOf>[number]

/** The changes of a day, system by system, below the versions of the data that hold them. */
export function SystemsOfDay({ date, groups }: Day) {
  const versions = versionWords([...changes, ...additions].filter((one) => one.date === date))
  return (
    <>
      <p className="mt-1 text-sm text-ink-soft">{`${capitalized(versions)}: ${counted(groups.length, 'system')}`}</p>
      <div className="mt-3 rows border-y border-line">
        {groups.map((group) => (
          <SystemChanges key={group.vendor} group={group} />
        ))}
      </div>
    </>
  )
}

/** Links to the pages of all days, each with its number of systems. */
export function AllDays({ days }: { days: readonly Day[] }) {
  return (
    <Titled id="days" title="Day by day" large className="mt-10">
      <ul className="mt-3 stack-1">
        {days.map(({ date, name, groups }) => (
          <li key={date}>
            <a href={dayPath(date)} className="link inline-block py-1">
              {`${name}: ${counted(groups.length, 'system')}`}
            </a>
          </li>
        ))}
      </ul>
    </Titled>
  )
}

/** What the words in parentheses mean. */
export function BasisNote() {
  return (
    <p className="mt-6 text-sm text-ink-soft">
      The words in parentheses say what a value rests on; without any, a source.{' '}
      <TextLink to="/methodology#sources">What they mean</TextLink>
    </p>
  )
}
