import type { ReactNode } from 'react'
import { longDate } from '../../../shared/dates'
import type { Rule } from '../../../shared/rules'
import { Badge } from '../badge'
import { WholeWords } from '../whole-words'

/** One rule: its sentence, what it requires, its dates, its differences by state, and its sources. */
export function RuleSection({ rule }: { rule: Rule }) {
  const { id, name, state, sentence, practice, system, dates, byState, sources, checked } = rule
  return (
    <section id={id} aria-labelledby={`${id}-name`} className="mt-14 scroll-mt-24 border-t border-line pt-8">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={`${id}-name`} className="text-xl">
          <WholeWords text={name} />
        </h2>
        <Badge look={state === 'in force' ? 'plain' : 'strong'}>{state}</Badge>
      </div>
      <p className="mt-3">
        <WholeWords text={sentence} />
      </p>
      <div className="mt-5 grid max-w-5xl gap-x-10 gap-y-5 md:grid-cols-2">
        <Part title="What it requires of a practice">
          <p>
            <WholeWords text={practice} />
          </p>
        </Part>
        <Part title="What it requires of the EMR">
          <p>
            <WholeWords text={system} />
          </p>
        </Part>
        {byState && (
          <Part title="State by state, as far as we could confirm">
            <ul className="stack-1">
              {byState.map((one) => (
                <li key={one.state}>
                  <strong>{one.state}</strong>
                  {': '}
                  <WholeWords text={one.what} />
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part title="Dates">
          <ul className="stack-1">
            {dates.map(({ date, what }) => (
              <li key={`${date} ${what}`}>
                <RuleDay date={date} />
                {': '}
                <WholeWords text={what} />
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Sources">
          <Sources sources={sources} />
          <p className="mt-2 text-sm text-ink-soft">
            {'As of '}
            <RuleDay date={checked} />, when we last checked for updates.
          </p>
        </Part>
      </div>
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      <div className="mt-1">{children}</div>
    </div>
  )
}

function Sources({ sources }: Pick<Rule, 'sources'>) {
  return (
    <ul className="stack-1">
      {sources.map(({ name, url, dated }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer" className="link out">
            <WholeWords text={name} />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          {dated ? `, ${dated.length === 10 ? day(dated) : monthOrYear(dated)}` : ', without a date'}
        </li>
      ))}
    </ul>
  )
}

/** A date of the calendar in words. */
export function RuleDay({ date, strong = false }: { date: string; strong?: boolean }) {
  return (
    <time dateTime={date} className={strong ? 'font-semibold' : undefined}>
      {day(date)}
    </time>
  )
}

const day = (date: string) => longDate(`${date}T12:00:00Z`, 'UTC')

/** `2026-06` as `June 2026`; a year alone is unchanged. */
function monthOrYear(dated: string): string {
  return dated.length === 4 ? dated : day(`${dated}-01`).replace(' 1,', '')
}
