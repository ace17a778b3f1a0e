import { MatchTool, type MatchView } from '../components/match/match-tool'
import { PrintAnswer } from './match/print-answer'
import { Sliders } from './match/sliders'
import { type Status as MatchStatus, useMatch } from './match/use-match'

/**
 * The match in the visitor's browser: changes are answered without a page load, and each answer has an address. The
 * first render matches the server's; sliders and the print button appear once it runs.
 */
export function Component(view: MatchView) {
  const { shown, status, isLive, isWaiting, draft, place, weigh, events } = useMatch(view)
  const live = {
    status: <Status {...status} />,
    change: status.change && shown.answer && <Change text={status.change} />,
    ...(isLive && {
      print: <PrintAnswer />,
      weights: shown.answer && <Sliders answer={shown.answer} draft={draft} entries={shown.query} weigh={weigh} />,
    }),
  }
  return (
    <div ref={place} aria-busy={isWaiting} {...events}>
      <MatchTool {...shown} systems={view.systems} siteUrl={view.siteUrl} live={live} />
    </div>
  )
}

/** Announces what the last answer changed, and shows visibly when no answer was given or came. */
function Status({ text, isWrong }: MatchStatus) {
  const look = isWrong ? 'mb-4 rounded-xl border border-no bg-danger-soft px-4 py-3 font-medium' : 'sr-only'
  return (
    <p
      role="status"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page says that the form was sent without an answer.
      autoFocus={isWrong}
      className={look}
    >
      {text}
    </p>
  )
}

/** Stays in view beside the questions, because the result that an answer changes is out of view on a narrow screen. */
function Change({ text }: { text: string }) {
  return (
    <p className="match-change mt-4 rounded-xl border border-line bg-surface px-4 py-2 text-sm">
      {`${text} `}
      <a href="#picks" className="link inline-block py-1 font-medium">
        See the result
      </a>
    </p>
  )
}
