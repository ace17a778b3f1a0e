import { useLoaderData } from 'react-router'
import { groupBy } from '../../../shared/group-by'
import { checkedSince, rulesOn, type Standing, standings } from '../../../shared/rules'
import { datesAhead, datesPassed, monthsAhead, type RuleDate } from '../../../shared/rules/dates'
import { today } from '../../../shared/rules/today'
import { counted } from '../../../shared/words'
import { Fold } from '../../components/fold'
import { Exception } from '../../components/rules/exception'
import { RuleDay, ruleDay } from '../../components/rules/rule-day'
import { RuleRow } from '../../components/rules/rule-row'
import { looks } from '../../components/rules/standing'
import { SitePage } from '../../components/site-page'
import { Titled } from '../../components/titled'
import { WholeWords } from '../../components/whole-words'

/** The tracked rules with their states, dates, and sources, as they stand today. */
export const loader = async () => {
  const day = today()
  const rules = rulesOn(day)
  return { rules, day, checked: checkedSince(), ahead: datesAhead(rules, day), passed: datesPassed(rules, day) }
}

export function Component() {
  const data = useLoaderData<typeof loader>()
  return (
    <SitePage
      title="Rules for Behavioral Health Records"
      description="Part 2, DEA telehealth, Medicare, HIPAA, parity, prior authorization, and more: what each rule means for a practice and its EMR, with dates and sources."
      path="/rules"
      label="Rules"
      heading="Rules we track"
    >
      <p className="mt-5 max-w-2xl text-xl leading-normal text-ink-soft">
        What changes, when, and what to ask a vendor.
      </p>
      <p className="mt-4 text-ink-soft">
        This is not legal advice, and your state may ask for more. "Must" marks a duty. The rest is advice. Each rule
        was last checked on <RuleDay date={data.checked} />, or later.
      </p>
      <Calendar {...data} />
      {standings.map((standing) => (
        <Group key={standing} standing={standing} {...data} />
      ))}
    </SitePage>
  )
}

type Tracked = Awaited<ReturnType<typeof loader>>

function Group({ standing, rules, day, checked }: Tracked & { standing: Standing }) {
  const own = rules.filter((rule) => rule.standing === standing)
  if (own.length === 0) return null
  const id = standing.replace(' ', '-')
  return (
    <Titled id={id} title={looks[standing].title} className="mt-10">
      <div className="mt-2 rows border-y border-line">
        {own.map((rule) => (
          <RuleRow key={rule.id} rule={rule} today={day} checkedSince={checked} />
        ))}
      </div>
    </Titled>
  )
}

/** A line of months with the coming days, what a practice does before each, and, collapsed, the days just passed. */
function Calendar({ day, ahead, passed }: Tracked) {
  return (
    <Titled id="calendar" title="What to do, by when" className="mt-8">
      <Months dates={ahead} today={day} />
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
