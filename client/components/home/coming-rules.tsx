import { rulesOn } from '../../../shared/rules'
import { datesWithin } from '../../../shared/rules/dates'
import { today } from '../../../shared/rules/today'
import { Container } from '../container'
import { RuleDay } from '../rules/rule-day'

/** How far the box looks ahead, in days. */
const horizonDays = 100

/** The rules that change in the next months, each leading to what to do; nothing while none does. */
export function ComingRules() {
  const day = today()
  const coming = datesWithin(rulesOn(day), day, horizonDays)
  if (coming.length === 0) return null
  const days = [...new Set(coming.map(({ date }) => date))]
  return (
    <Container>
      <section aria-labelledby="coming" className="my-10 rounded-2xl border border-line bg-surface p-4 sm:p-6">
        <h2 id="coming" className="text-xl">
          Rules that change soon
        </h2>
        <ol className="mt-3 rows">
          {days.map((date) => (
            <li key={date} className="grid gap-x-6 py-2 md:grid-cols-[9.5rem_1fr]">
              <RuleDay date={date} strong />
              <ul className="flex flex-wrap gap-x-6">
                {coming
                  .filter((one) => one.date === date)
                  .map(({ id, what }) => (
                    <li key={id}>
                      <a href={`/rules#${id}`} className="link inline-block py-1">
                        {what}
                      </a>
                    </li>
                  ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
    </Container>
  )
}
