import { firstSentence } from '../../../shared/match/say/first'
import type { MatchAnswer, Pick } from '../../../shared/match/terms/answer'
import { analysisAddress, comparisonAddress, matchAddress } from '../../../shared/match/terms/query'
import { buttonClass } from '../button-class'
import { DownloadIcon, ScalesIcon } from '../icons'
import { PrintButton } from '../print-button'
import { PrintedFrom } from '../printed-from'
import { TakeAlong, takeAlongClass } from '../take-along'
import { WholeWords } from '../whole-words'
import { ElsewhereList } from './elsewhere-list'
import { Further } from './further'
import { PointsTable } from './points-table'
import { budgetWords, practiceLine } from './words'

interface MatchAnswerProps {
  answer: MatchAnswer
  query: string
}

/** The answer first, then what it rests on: the table of the visitor's points, and behind buttons everything else. */
export function MatchAnswerView({ answer, query }: MatchAnswerProps) {
  const { picks, stay, kind, notes, elsewhere, readBack } = answer
  const isLeftAlone = picks.length === 0
  return (
    <section id="answer" aria-labelledby="first" tabIndex={-1} className="min-w-0">
      <p className="text-sm text-ink-soft">
        {`${practiceLine(readBack)} `}
        <a href="#answers" className="link no-print inline-block py-1 lg:hidden">
          Change your answers
        </a>
      </p>
      <h2 id="first" className="mt-1 text-3xl">
        {firstSentence(answer)}
      </h2>
      {isLeftAlone && !stay?.isAdvised && kind && <Said text={kind.text} />}
      {notes.map((note) => (
        <Said key={note} text={note} />
      ))}
      {readBack.budget && <Said text={budgetWords(readBack.budget)} />}
      {isLeftAlone && elsewhere.length > 0 && (
        <div className="mt-5">
          <h3 className="mb-2 font-semibold">Made for this work, but not reviewed here</h3>
          <ElsewhereList systems={elsewhere} />
        </div>
      )}
      {!isLeftAlone && stay?.isAdvised && <p className="mt-5 font-semibold">If you move anyway</p>}
      {!isLeftAlone && <Picks picks={picks} />}
      {stay && !stay.isAdvised && <Said text={stay.text} />}
      {(picks.length > 0 || stay) && <PointsTable picks={picks} stay={stay} />}
      <PrintedFrom path={matchAddress('/match', query)} />
      <NextSteps answer={answer} query={query} />
      <Further answer={answer} />
    </section>
  )
}

function Said({ text }: { text: string }) {
  return (
    <p className="mt-3">
      <WholeWords text={text} />
    </p>
  )
}

function Picks({ picks }: { picks: readonly Pick[] }) {
  return (
    <ol className="picks mt-5">
      {picks.map(({ id, name, why, against, price }) => (
        <li key={id} className="rounded-2xl border border-line match-found bg-surface p-4">
          <h3>
            <a href={`/emr/${id}`} className="link">
              {name}
            </a>
          </h3>
          <p className="mt-2">
            <WholeWords text={why} />
          </p>
          <p className="mt-2">
            <b className="font-semibold">Against: </b>
            <WholeWords text={against} />
          </p>
          <p className="mt-3 border-t border-line pt-3 text-sm font-medium">
            <WholeWords text={price} />
          </p>
        </li>
      ))}
    </ol>
  )
}

/** What a visitor can do with the answer. */
function NextSteps({ answer: { picks, stay, readBack }, query }: MatchAnswerProps) {
  const compared = [...picks, ...(stay ? [stay] : [])].map(({ id }) => id)
  return (
    <div className="no-print mt-6">
      <a href={analysisAddress(query)} className={`${buttonClass('primary', 'large')} w-full sm:w-auto`}>
        Get a personal recommendation
      </a>
      <TakeAlong>
        {compared.length > 1 && (
          <a href={comparisonAddress(compared, readBack.providers)} className={takeAlongClass}>
            <ScalesIcon />
            Compare everything
          </a>
        )}
        <a href={matchAddress('/match.xlsx', query)} download="" rel="nofollow" className={takeAlongClass}>
          <DownloadIcon />
          Workbook
        </a>
        <PrintButton>Print one page</PrintButton>
      </TakeAlong>
    </div>
  )
}
