import type { RuleDate } from '../../../shared/rules/dates'
import { counted } from '../../../shared/words'
import { Fold } from '../fold'
import { WholeWords } from '../whole-words'
import { Exception } from './exception'
import { RuleDay } from './rule-day'

interface CalendarProps {
  /** Nearest first. */
  ahead: readonly RuleDate[]
  /** Latest first. */
  passed: readonly RuleDate[]
}

/** What a practice does before which day, and, collapsed, the days that have just passed. */
export function Calendar({ ahead, passed }: CalendarProps) {
  return (
    <section aria-labelledby="calendar" className="mt-8">
      <h2 id="calendar" className="text-xl">
        What to do, by when
      </h2>
      <div className="mt-3 rows border-y border-line">
        {ahead.length > 0 ? <Days dates={ahead} /> : <p className="py-3">No date is ahead that we know of.</p>}
        <Fold label={`${counted(passed.length, 'change')} in the past 12 months`}>
          <Days dates={passed} />
        </Fold>
      </div>
    </section>
  )
}

const daysOf = (dates: readonly RuleDate[]) => [...new Set(dates.map(({ date }) => date))]

/** One row per day; rules that share a day share its row. */
function Days({ dates }: { dates: readonly RuleDate[] }) {
  return (
    <ol className="rows">
      {daysOf(dates).map((day) => (
        <li key={day} className="rule-date gap-x-6 py-3">
          <RuleDay date={day} strong />
          <ul className="stack-2">
            {dates
              .filter(({ date }) => date === day)
              .map((one) => (
                <Entry key={one.id} {...one} />
              ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function Entry({ id, name, what, toDo, exception }: RuleDate) {
  return (
    <li className={toDo && 'grid gap-x-6 md:grid-cols-2'}>
      <span className="text-ink-soft">
        <a href={`#${id}`} className="link">
          <WholeWords text={name} />
        </a>
        {!toDo && (
          <>
            {': '}
            <WholeWords text={what} />
          </>
        )}
      </span>
      {toDo && (
        <strong className="font-medium">
          <WholeWords text={toDo} />
          <Exception of={exception} />
        </strong>
      )}
    </li>
  )
}
