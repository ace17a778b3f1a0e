import { groupBy } from '../../../shared/group-by'
import { monthsAhead, type RuleDate } from '../../../shared/rules/dates'
import { counted } from '../../../shared/words'
import { Fold } from '../fold'
import { Titled } from '../titled'
import { WholeWords } from '../whole-words'
import { Exception } from './exception'
import { RuleDay, ruleDay } from './rule-day'

interface CalendarProps {
  /** `YYYY-MM-DD` */
  today: string
  /** Nearest first. */
  ahead: readonly RuleDate[]
  /** Latest first. */
  passed: readonly RuleDate[]
}

/** A line of months with the coming days, what a practice does before each, and, collapsed, the days just passed. */
export function Calendar({ today, ahead, passed }: CalendarProps) {
  return (
    <Titled id="calendar" title="What to do, by when" className="mt-8">
      <Months dates={ahead} today={today} />
      <div className="rows border-b border-line">
        {ahead.length > 0 ? <Days dates={ahead} /> : <p className="py-3">We know of no coming date.</p>}
        {passed.length > 0 && (
          <Fold label={`${counted(passed.length, 'change')} in the past six months`}>
            <Days dates={passed} />
          </Fold>
        )}
      </div>
    </Titled>
  )
}

/** The list below says the same in words, so the drawing is for the eye alone. */
function Months({ dates, today }: { dates: readonly RuleDate[]; today: string }) {
  return (
    <ol className="months" aria-hidden="true">
      {monthsAhead(dates, today).map(({ month, days }, index) => {
        const name = ruleDay(`${month}-01`).slice(0, 3)
        return (
          <li key={month}>
            <span>
              {days.map((day) => (
                <b key={day} className="print-color">
                  {Number(day.slice(-2))}
                </b>
              ))}
            </span>
            <span>
              {name[0]}
              <span>{name.slice(1)}</span>
            </span>
            {(index === 0 || month.endsWith('-01')) && <span>{month.slice(0, 4)}</span>}
          </li>
        )
      })}
    </ol>
  )
}

/** One row per day; rules that share a day share its row. */
function Days({ dates }: { dates: readonly RuleDate[] }) {
  return (
    <ol className="rows">
      {[...groupBy(dates, ({ date }) => date)].map(([day, ofDay]) => (
        <li key={day} className="grid gap-x-6 py-3 md:grid-cols-[9.5rem_1fr]">
          <RuleDay date={day} strong />
          <ul className="stack-2">
            {ofDay.map((one) => (
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
      <span>
        <a href={`#${id}`} className="link inline-block py-0.5">
          <WholeWords text={toDo ? what : name} />
        </a>
        {!toDo && (
          <>
            {': '}
            <WholeWords text={what} />
          </>
        )}
      </span>
      {toDo && (
        <span>
          <WholeWords text={toDo} />
          <Exception of={exception} />
        </span>
      )}
    </li>
  )
}
