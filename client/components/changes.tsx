import { Link } from 'react-router'
import { dateWords } from '../../shared/catalogue/basis'
import type { ChangeGroup } from '../../shared/dataset/change-words'

/** How many changes there were for which reason, and the way to each vendor's. */
export function ChangeSummary({ groups }: { groups: readonly ChangeGroup[] }) {
  const latest = [...new Map(groups.toReversed().map((group) => [group.vendor, group])).values()].toReversed()
  return (
    <>
      <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-4">
        {countReasons(groups).map(([why, count]) => (
          <div key={why} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-soft">{why}</dt>
            <dd className="text-3xl figures">{count}</dd>
          </div>
        ))}
      </dl>
      <nav aria-label="Systems" className="mt-8">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {latest.map(({ vendor, name, date }) => (
            <li key={vendor}>
              <a href={`#${vendor}-${date}`} className="link inline-block py-1">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

function countReasons(groups: readonly ChangeGroup[]): [string, number][] {
  const counts = new Map<string, number>()
  const add = (why: string, count: number) => counts.set(why, (counts.get(why) ?? 0) + count)
  for (const { lines, firstRecorded } of groups) {
    for (const { why } of lines) add(why, 1)
    if (firstRecorded > 0) add('recorded for the first time', firstRecorded)
  }
  return [...counts].sort(([, a], [, b]) => b - a)
}

/** Every change, newest day first, a row each: which value, from what to what, and why. */
export function ChangeList({ groups }: { groups: readonly ChangeGroup[] }) {
  const days = [...new Set(groups.map(({ date }) => date))]
  return days.map((date) => <Day key={date} date={date} groups={groups.filter((group) => group.date === date)} />)
}

function Day({ date, groups }: { date: string; groups: readonly ChangeGroup[] }) {
  return (
    <section aria-labelledby={`day-${date}`} className="mt-12">
      <h2 id={`day-${date}`} className="text-3xl">
        <time dateTime={date}>{dateWords(date)}</time>
      </h2>
      {groups.map((group) => (
        <Group key={group.vendor} {...group} />
      ))}
    </section>
  )
}

function Group({ vendor, name, date, lines, firstRecorded }: ChangeGroup) {
  return (
    <section id={`${vendor}-${date}`} className="fact mt-8">
      <h3 className="text-xl">
        <Link to={`/emr/${vendor}`} className="link">
          {name}
        </Link>
      </h3>
      <ul className="mt-2 border-t border-line">
        {lines.map(({ field, label, from, to, why }) => (
          <li key={field} className={rowClass}>
            <a href={`/emr/${vendor}#${field}`} className="link">
              {label}
            </a>
            <span className="[overflow-wrap:anywhere]">
              {from}
              {' → '}
              <strong className="font-medium">{to}</strong>
            </span>
            <span className="text-sm text-ink-soft">{why}</span>
          </li>
        ))}
        {firstRecorded > 0 && (
          <li className="border-b border-line py-2">{`Recorded for the first time: ${firstRecorded} facts of the dossier`}</li>
        )}
      </ul>
    </section>
  )
}

const rowClass = 'grid gap-x-6 border-b border-line py-2 md:grid-cols-[13rem_1fr_14rem]'
