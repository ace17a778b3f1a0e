import { Link } from 'react-router'
import { dateWords } from '../../shared/catalogue/basis'
import type { ChangeGroup, ChangeLine } from '../../shared/dataset/change-words'
import { counted, listed } from '../../shared/words'
import { Fold } from './fold'
import { Outside } from './outside'

export function ChangeSummary({ groups }: { groups: readonly ChangeGroup[] }) {
  return (
    <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-4">
      {countReasons(groups).map(([why, count]) => (
        <div
          key={why}
          className="flex flex-col-reverse justify-end max-sm:w-full max-sm:flex-row-reverse max-sm:gap-x-3"
        >
          <dt className="text-sm text-ink-soft max-sm:self-center">{why}</dt>
          <dd className="text-3xl figures max-sm:w-16">{count}</dd>
        </div>
      ))}
    </dl>
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

/**
 * Every change, newest day first: a fold per system, and in it a row per value with the old value, the new value, and
 * the reason.
 */
export function ChangeList({ groups }: { groups: readonly ChangeGroup[] }) {
  const days = [...new Set(groups.map(({ date }) => date))]
  return days.map((date) => <Day key={date} date={date} groups={groups.filter((group) => group.date === date)} />)
}

function Day({ date, groups }: { date: string; groups: readonly ChangeGroup[] }) {
  const versions = [...new Set(groups.map(({ version }) => version))]
  return (
    <section aria-labelledby={`day-${date}`} className="mt-10">
      <h2 id={`day-${date}`} className="text-3xl">
        <time dateTime={date}>{dateWords(date)}</time>
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {`Version ${listed(versions)}: ${counted(groups.length, 'system')}. Open one to see each value, before and after.`}
      </p>
      <div className="mt-5 rows border-y border-line">
        {groups.map((group) => (
          <Group key={group.vendor} {...group} />
        ))}
      </div>
    </section>
  )
}

function Group({ vendor, name, date, lines, firstRecorded }: ChangeGroup) {
  return (
    <Fold
      label={
        <h3 className="grid grow gap-x-6 text-base md:grid-cols-[13rem_1fr] md:items-baseline">
          {name}
          <span className="text-sm font-normal text-ink-soft">
            {countsOf(lines, firstRecorded)}
            <span className="max-sm:hidden">{namesOf(lines)}</span>
          </span>
        </h3>
      }
    >
      {/* The group's anchor is inside the fold, so that a link to it opens the fold. */}
      <ul id={`${vendor}-${date}`} className="fact mb-6 scroll-mt-36 border-t border-line">
        {lines.map((line) => (
          <li key={`${line.field} ${line.from}`} className={rowClass}>
            <a href={`/emr/${vendor}#${line.field}`} className="link">
              {line.label}
            </a>
            <Step {...line} />
            <span className="text-sm text-ink-soft">{line.why}</span>
          </li>
        ))}
        <li className="py-2">
          {firstRecorded > 0 && `Recorded for the first time: ${counted(firstRecorded, 'fact')} of the dossier. `}
          <Link to={`/emr/${vendor}`} className="link">
            {`Review of ${name}`}
          </Link>
        </li>
      </ul>
    </Fold>
  )
}

const namedMax = 3

/** `: Reviews, Customer Support, Integrations and 3 more`. */
function namesOf(lines: readonly ChangeLine[]): string {
  const labels = [...new Set(lines.map(({ label }) => label))]
  const rest = labels.length - namedMax
  return lines.length === 0 ? '' : `: ${listed(rest > 0 ? [...labels.slice(0, namedMax), `${rest} more`] : labels)}`
}

/** `38 facts added, 6 changes`. */
function countsOf(lines: readonly ChangeLine[], firstRecorded: number): string {
  const recorded = firstRecorded > 0 ? [`${counted(firstRecorded, 'fact')} added`] : []
  return [...recorded, ...(lines.length > 0 ? [counted(lines.length, 'change')] : [])].join(', ')
}

/** The old and the new value. If only the basis changed, the value is shown once with its new basis. */
function Step({ from, to, kept, links }: ChangeLine) {
  return (
    <span className="[overflow-wrap:anywhere]">
      {kept && <>{links.to ? <Outside url={links.to} /> : kept.value}: </>}
      <span className="text-ink-soft">{kept ? kept.from : <State words={from} link={links.from} />}</span>
      {' → '}
      <strong className="font-medium">{kept ? kept.to : <State words={to} link={links.to} />}</strong>
    </span>
  )
}

/** An address is long and says little, so its host stands for it, followed by the basis. */
function State({ words, link }: { words: string; link: string | null }) {
  if (!link) return words
  return (
    <>
      <Outside url={link} />
      {words.slice(words.lastIndexOf(' ('))}
    </>
  )
}

const rowClass = 'grid gap-x-6 border-b border-line py-2 md:grid-cols-[13rem_1fr_14rem]'
