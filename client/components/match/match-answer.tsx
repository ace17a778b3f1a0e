import { Fragment } from 'react'
import { dateWords } from '../../../shared/catalogue/basis'
import { release } from '../../../shared/catalogue/history'
import { firstSentence } from '../../../shared/match/say/first'
import type { MatchAnswer, Pick } from '../../../shared/match/terms/answer'
import { analysisAddress, comparisonAddress, matchAddress } from '../../../shared/match/terms/query'
import type { ReadBack } from '../../../shared/match/terms/read-back'
import { listed } from '../../../shared/words'
import { buttonClass } from '../button-class'
import { DownloadIcon, ScalesIcon } from '../icons'
import { useSite } from '../site-context'
import { PrintButton, TakeAlong, takeAlongClass } from '../take-along'
import { TextLink } from '../text-link'
import { WholeWords } from '../whole-words'
import { ElsewhereList } from './elsewhere-list'
import { Further } from './further'
import { PointsTable } from './points-table'
import { PriceBars } from './price-bars'
import { budgetWords, readBackChips } from './words'

interface MatchAnswerProps {
  answer: MatchAnswer
  query: string
}

/** The answer first, then what it rests on: the table of the visitor's points, and behind buttons everything else. */
export function MatchAnswerView({ answer, query }: MatchAnswerProps) {
  const { picks, stay, kind, notes, elsewhere, readBack, common } = answer
  const isLeftAlone = picks.length === 0
  const said = [...notes, readBack.budget ? budgetWords(readBack.budget) : ''].filter(Boolean)
  return (
    <section id="answer" aria-labelledby="first" tabIndex={-1} className="min-w-0">
      <ReadBackLine readBack={readBack} />
      <h1 id="first" className="mt-2 max-w-none text-xl sm:text-3xl">
        {firstSentence(answer)}
      </h1>
      {isLeftAlone && !stay?.isAdvised && kind && <Said text={kind.text} />}
      {(isLeftAlone ? said : [[common, ...said].join(' ').trim()]).map((text) => (
        <Said key={text} text={text} />
      ))}
      {isLeftAlone && elsewhere.length > 0 && (
        <div className="mt-5">
          <h2 className="mb-2 font-semibold">Made for this work, but not reviewed here</h2>
          <ElsewhereList systems={elsewhere} />
        </div>
      )}
      {!isLeftAlone && stay?.isAdvised && <p className="mt-5 font-semibold">If you move anyway</p>}
      {!isLeftAlone && <Picks answer={answer} />}
      {stay && !stay.isAdvised && <Said text={stay.text} />}
      {(picks.length > 0 || stay) && <PointsTable picks={picks} stay={stay} />}
      <PriceBars picks={picks} readBack={readBack} />
      <PrintedRest picks={picks} path={matchAddress('/match', query)} />
      <NextSteps answer={answer} query={query} />
      <Further answer={answer} />
    </section>
  )
}

function Said({ text }: { text: string }) {
  if (!text) return null
  return (
    <p className="mt-3 max-sm:text-sm">
      <WholeWords text={text} />
    </p>
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
            Compare
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

/** More questions than a page and a demo have room for. */
const questionsMax = 5

/** Only in print, for those who decide together: the questions to ask with room for the answers, and the page's address. */
function PrintedRest({ picks, path }: { picks: MatchAnswer['picks']; path: string }) {
  const { siteUrl, siteName } = useSite()
  return (
    <div className="printed-rest">
      {picks.length > 0 && <p data-printed="Ask before you sign" className="font-semibold" />}
      {questionsOf(picks).map((question, place) => (
        <p key={question} data-printed={`${place + 1}. ${question}`} className="printed-question" />
      ))}
      <p
        data-printed={`${siteName}: ${siteUrl}${path}. Version ${release.version} of our catalogue, ${dateWords(release.generated)}.`}
        className="text-xs"
      />
    </div>
  )
}

/** The first question about each pick, then the second, and so on; each question once, with the names of those it is for. */
function questionsOf(picks: MatchAnswer['picks']): string[] {
  const depth = Math.max(0, ...picks.map(({ ask }) => ask.length))
  const inTurn = Array.from({ length: depth }, (_, place) => picks.flatMap(({ ask }) => ask[place] ?? [])).flat()
  return [...new Set(inTurn)].slice(0, questionsMax).map((question) => {
    const names = picks.filter(({ ask }) => ask.includes(question)).map(({ name }) => name)
    return names.length === picks.length ? question : `${listed(names)}: ${question}`
  })
}

/** What we understood in one line, each part of it a link to its question. */
function ReadBackLine({ readBack }: { readBack: ReadBack }) {
  return (
    <p className="read-back max-w-none text-sm text-ink-soft">
      {readBackChips(readBack).map(({ to, text }) => (
        <Fragment key={text}>
          <a href={`#${to}`}>{text}</a>
          {' · '}
        </Fragment>
      ))}
      <a href="#answers" className="link no-print">
        Change
      </a>
    </p>
  )
}

/**
 * The picks side by side, their reasons, risks, prices, and questions in rows. On a phone they stand below each other,
 * and all questions come after the last one.
 */
function Picks({ answer: { picks, decider } }: { answer: MatchAnswer }) {
  const shared = sharedQuestion(picks)
  return (
    <>
      <ol className="picks mt-4 max-w-none">
        {picks.map(({ id, name, why, against, price, ask }) => (
          <li key={id}>
            <h2>
              <TextLink href={`/emr/${id}`}>{name}</TextLink>
            </h2>
            <PickLine text={why} />
            <PickLine label="Against" text={against} />
            <PickLine text={price} className="pick-price" />
            <PickLine label={`Ask ${name}`} text={ask.find((one) => one !== shared) ?? ''} className="pick-ask" />
          </li>
        ))}
      </ol>
      {(decider || shared) && (
        <p className="decider mt-4">
          {decider && <WholeWords text={decider} />}
          {decider && shared && ' '}
          {shared && <WholeWords text={`Ask ${picks.length === 2 ? 'both' : 'all three'}: ${shared}`} />}
        </p>
      )}
    </>
  )
}

/** The most important question that is for all picks. */
function sharedQuestion([first, ...others]: readonly Pick[]): string | undefined {
  return others.length > 0 ? first?.ask.find((one) => others.every(({ ask }) => ask.includes(one))) : undefined
}

/** A row of a pick, empty where there is nothing to say, so that the rows stay aligned. */
function PickLine({ label, text, className }: { label?: string; text: string; className?: string }) {
  if (!text) return <p className="nothing" />
  return (
    <p className={className}>
      {label && <b>{`${label}: `}</b>}
      <WholeWords text={text} />
    </p>
  )
}
