import type { ReactNode } from 'react'
import { analysisAddress, comparisonAddress, matchAddress } from '../../../shared/match/address'
import type { MatchAnswer } from '../../../shared/match/match'
import { guidesOf } from '../../../shared/site/field-guides'
import { systemKeys } from '../../../shared/site/query-keys'
import { listed } from '../../../shared/words'
import { buttonClass } from '../button-class'
import { DownloadIcon, LinkIcon } from '../icons'
import { TakeAlong, takeAlongClass } from '../take-along'
import { Colophon, versionedAddress } from './colophon'
import { Effects } from './effects'
import { ElsewhereList } from './elsewhere-list'
import { LeftOut } from './left-out'
import { LinkedNote } from './linked-note'
import { NextSystems } from './next-systems'
import { OtherSystems } from './other-systems'
import { PickCard } from './pick-card'
import { pointsWords } from './points'
import { ReadBack } from './read-back'
import { SinceThen } from './since-then'
import { trialsWords } from './trials'

interface MatchResultProps {
  answer: MatchAnswer
  query: string
  siteUrl: string
  /** A button that works only with scripts. */
  print: ReactNode
}

/** The result: what was understood, at most three picks, and everything that was not picked. */
export function MatchResult({ answer, query, siteUrl, print }: MatchResultProps) {
  const { picks, stay, asked, unmet, changes, elsewhere, others, excluded, notes, readBack, table } = answer
  // Numbers would promise an order where every pick has the same score.
  const isRanked = new Set(picks.map(({ score }) => score)).size > 1
  const nameOf = (id: string) => table.find((row) => row.id === id)?.name ?? id
  return (
    <>
      <ReadBack readBack={readBack} />
      {answer.since && <SinceThen since={answer.since} />}
      {stay?.isAdvised && <Stay text={stay.text} />}
      <section aria-labelledby="picks" className="mt-8">
        <h2 id="picks" tabIndex={-1} className="text-3xl">
          {stay?.isAdvised ? `If you move anyway: ${lowered(picksHeading(picks.length))}` : picksHeading(picks.length)}
        </h2>
        {[...notes, ...asked.map(({ text }) => text)].map((note) => (
          <p key={note} className="mt-3">
            <LinkedNote note={note} systems={answer.tied} />
          </p>
        ))}
        {answer.next && <NextSystems next={answer.next} />}
        <Effects effects={answer.effects} query={query} hasPicks={picks.length > 0} />
        <ol className="mt-5 grid list-none gap-5">
          {picks.map((pick, index) => (
            <li key={pick.id} className="match-pick">
              <PickCard
                pick={pick}
                place={isRanked ? index + 1 : undefined}
                labels={answer.labels}
                points={pointsWords(pick.id, answer)}
                trials={index === 0 ? trialsWords(answer) : undefined}
              />
            </li>
          ))}
        </ol>
        <div className="no-print mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <a href={analysisAddress(query)} className={buttonClass('primary')}>
            Get Free Analysis with these answers
          </a>
          <CompareButton answer={answer} />
        </div>
        <TakeAlong>
          <a href={versionedAddress(answer, query)} className={takeAlongClass}>
            <LinkIcon />
            Link to this result with its version
          </a>
          <a href={matchAddress('/match.xlsx', query)} download="" rel="nofollow" className={takeAlongClass}>
            <DownloadIcon />
            Download as workbook
          </a>
          {print}
        </TakeAlong>
      </section>
      {stay && !stay.isAdvised && <Stay text={stay.text} />}
      {readBack.current && answer.leavingGuide && <Leaving current={readBack.current} guide={answer.leavingGuide} />}
      <List id="unmet" title={unmetTitle(picks.length)} lines={unmet.map(({ text }) => text)} />
      <List
        id="changes"
        title="Answers that would change this result"
        lines={changes.map(({ question, answer: given, order }) =>
          order.length === 0
            ? `${question} If ${given}, there would be no pick.`
            : `${question} If ${given}, the ${order.length === 1 ? 'pick' : 'picks'} would be ${listed(order.map(nameOf))}.`,
        )}
      />
      {elsewhere.length > 0 && (
        <Part id="elsewhere" title="Built for practices like yours, but not reviewed here">
          <ElsewhereList systems={elsewhere} />
          {guidesOf([...readBack.industry, ...readBack.settings]).map(({ label, to }) => (
            <p key={to} className="mt-3">
              <a href={to} className="link">
                {label}
              </a>
            </p>
          ))}
        </Part>
      )}
      {!answer.noneMadeFor && others.some(({ score }) => score > 0) && (
        <Part id="others" title="Other systems and their scores">
          <OtherSystems systems={others} />
        </Part>
      )}
      {excluded.length > 0 && (
        <Part id="excluded" title="Left out, and why">
          <LeftOut systems={excluded} labels={answer.labels} />
        </Part>
      )}
      <Colophon answer={answer} query={query} siteUrl={siteUrl} />
    </>
  )
}

/** Compares the picks; a single one with those that come next. */
function CompareButton({ answer: { picks, next, tied, readBack } }: { answer: MatchAnswer }) {
  const equals = picks.length + tied.length === systemKeys.length ? tied : []
  const others = picks.length === 1 ? (next?.systems.slice(0, 2) ?? []) : equals
  const compared = [...picks, ...others]
  if (compared.length < 2) return null
  return (
    <a
      href={comparisonAddress(
        compared.map(({ id }) => id),
        readBack.providers,
      )}
      className={buttonClass('secondary')}
    >
      {picks.length === 1 ? `Compare with ${listed(others.map(({ name }) => name))}` : compareWords(others)}
    </a>
  )
}

const compareWords = (others: readonly { name: string }[]) =>
  others.length > 0 ? `Compare these systems and ${listed(others.map(({ name }) => name))}` : 'Compare these systems'

function unmetTitle(picks: number): string {
  if (picks === 0) return 'What to ask every vendor'
  return picks === 1 ? 'Not confirmed for this system' : 'Not confirmed for any of these systems'
}

export function picksHeading(count: number): string {
  if (count === 0) return 'No pick'
  return count === 1 ? 'One system to look at' : `${count === 2 ? 'Two' : 'Three'} systems to look at`
}

const lowered = (words: string) => words.replace(/^./, (first) => first.toLowerCase())

/** What we say of the present system: before the picks where we advise to keep it, otherwise after them. */
function Stay({ text }: { text: string }) {
  return (
    <Part id="stay" title="Staying with your current system">
      <p>{text}</p>
    </Part>
  )
}

/** A link to what is known about leaving the present system. */
function Leaving({ current, guide }: { current: string; guide: string }) {
  return (
    <Part id="leaving" title={`Leaving ${current}`}>
      <p>
        <a href={guide} className="link">
          What we know about leaving, what to ask, and a week-by-week plan
        </a>
      </p>
    </Part>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-8 max-w-2xl">
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

function List({ id, title, lines }: { id: string; title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Part id={id} title={title}>
      <ul className="list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>
  )
}
