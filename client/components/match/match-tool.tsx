import type { ReactNode } from 'react'
import type { Option } from '../../../shared/forms/field'
import { withAnswer } from '../../../shared/match/address'
import type { MatchAnswer } from '../../../shared/match/match'
import { MatchForm } from './match-form'
import { MatchResult } from './match-result'
import { MoreQuestions } from './more-questions'

/** Everything that the tool shows; it depends on the address alone. */
export interface MatchView {
  /** The canonical query of the address. */
  query: string
  /** Null before anything is answered. */
  answer: MatchAnswer | null
  /** Whether the form was sent without any answer. */
  isUnanswered?: boolean
  /** The systems that a practice may use today. */
  systems: readonly Option[]
  siteUrl: string
}

/** The parts that need scripts, each in place of a plain control or of nothing. */
export interface LiveParts {
  status?: ReactNode
  /** What the last answer changed. */
  change?: ReactNode
  weights?: ReactNode
  print?: ReactNode
}

/**
 * The match: the result first, if there is one, then the questions. Everything is a plain GET form and links; the
 * script finds them by name.
 */
export function MatchTool({ query, answer, systems, siteUrl, live = {} }: MatchView & { live?: LiveParts }) {
  const entries = new URLSearchParams(query)
  // Further answers use the current version.
  const today = withAnswer(query, 'version', null)
  return (
    <div className={answer ? 'grid items-start gap-10 print:block lg:grid-cols-[minmax(0,1fr)_21rem]' : undefined}>
      {answer && (
        <div key="result" id="result">
          <MatchResult answer={answer} query={today} siteUrl={siteUrl} print={live.print} />
        </div>
      )}
      <aside
        key="questions"
        aria-label="Questions"
        // A focused control is not hidden by the line at the bottom.
        className={`min-w-0 match-questions ${answer ? 'no-print' : ''}`}
      >
        {live.status}
        <MatchForm entries={entries} isAnswered={answer !== null} />
        {!answer && <p className="mt-4 hidden print:block">{`Answer these questions at ${siteUrl}/match`}</p>}
        {answer && (
          <MoreQuestions entries={entries} query={today} answer={answer} systems={systems} weights={live.weights} />
        )}
        {live.change}
      </aside>
    </div>
  )
}
