import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { systemsQuery } from '../../../shared/comparison/selection'
import { leavingPath } from '../../../shared/leaving/evidence'
import type { MatchAnswer } from '../../../shared/match/match'
import { ButtonLink } from '../button'
import { PickCard } from './pick-card'
import { ReadBack } from './read-back'

/** The answer: what was understood, at most three picks, and everything that did not become one. */
export function MatchResult({ answer }: { answer: MatchAnswer }) {
  const { picks, stay, asked, unmet, changes, elsewhere, others, excluded, notes } = answer
  return (
    <div className="mt-10">
      <ReadBack readBack={answer.readBack} />
      <section aria-labelledby="picks" className="mt-8">
        <h2 id="picks" className="text-2xl font-bold tracking-tight">
          {picks.length === 0
            ? 'No pick'
            : picks.length === 1
              ? 'One system to look at'
              : `${picks.length} systems to look at`}
        </h2>
        {[...notes, ...asked.map(({ text }) => text)].map((note) => (
          <p key={note} className="mt-3 max-w-3xl">
            {note}
          </p>
        ))}
        <ol className="mt-5 grid list-none gap-5 lg:grid-cols-3">
          {picks.map((pick, index) => (
            <li key={pick.id}>
              <PickCard pick={pick} place={index + 1} />
            </li>
          ))}
        </ol>
        <p className="no-print mt-5 flex flex-wrap gap-3">
          {picks.length > 1 && (
            <ButtonLink to={`/comparisons?${systemsQuery(picks.map(({ id }) => id))}`} look="secondary">
              Compare these systems
            </ButtonLink>
          )}
          <ButtonLink to="/get-recommendation">Get Free Analysis</ButtonLink>
        </p>
      </section>
      {stay && (
        <Part id="stay" title="Staying with what you have">
          <p>{stay.text}</p>
        </Part>
      )}
      {answer.readBack.current && <Leaving current={answer.readBack.current} />}
      <List id="unmet" title="What none of them is known to do" lines={unmet.map(({ text }) => text)} />
      <List id="changes" title="Answers that would change this" lines={changes.map(({ question }) => question)} />
      {elsewhere.length > 0 && (
        <Part id="elsewhere" title="Made for practices like yours, not reviewed here">
          <ul className="list-disc pl-5">
            {elsewhere.map(({ name, kind, url }) => (
              <li key={name}>
                <a href={url} rel="noopener noreferrer" className="link">
                  {name}
                </a>
                {`: ${kind}`}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <List
        id="others"
        title="Others, with their scores"
        lines={others.map(({ name, score }) => `${name}: ${score}`)}
      />
      <List id="excluded" title="Left out, and why" lines={excluded.map(({ name, reason }) => `${name}: ${reason}`)} />
      <p className="mt-6 text-sm text-ink-soft">
        {`Method ${answer.version}. `}
        <Link to="/methodology#match" className="link">
          How the match works
        </Link>
        . Whether a vendor pays is no part of it.
      </p>
    </div>
  )
}

/** Where it is told what leaving the present system takes. */
function Leaving({ current }: { current: string }) {
  return (
    <Part id="leaving" title={`Leaving ${current}`}>
      <p>
        <Link to={leavingPath(current)} className="link">
          What the evidence says of the way out, what to ask, and the move by weeks
        </Link>
      </p>
    </Part>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-8 max-w-3xl">
      <h2 id={id} className="mb-2 text-xl font-semibold tracking-tight">
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
