import type { LeadReading, ReadingPoint } from '../../../../shared/admin/reading'
import type { Decision } from '../../../../shared/match/terms/decision-schema'
import { ActForm } from '../act-form'
import { Moment } from '../submissions/badges'
import { AddPoint, ChangePoint } from './change-point'

/** Whether one yes to all that was read covers a point. Questions and contradictions are decided one by one. */
const isAcceptable = ({ state, kind, contradiction, value }: ReadingPoint) =>
  state === 'open' && kind !== 'question' && contradiction === null && value !== null

/** What was read of a lead, point by point. Keys act on the first open point, or on the one with the focus. */
export function Reading({ reading: { points, open, unread, sequence } }: { reading: LeadReading }) {
  const acceptable = points.filter(isAcceptable)
  const first = points.find(({ state }) => state === 'open')
  return (
    <>
      {acceptable.length > 0 && (
        <Decide decisions={acceptable.map(({ key, value }) => ({ key, value }))} seen={sequence} data-key="a">
          {`Accept all (${acceptable.length})`}
        </Decide>
      )}
      {open === 0 && <p className="text-sm text-ink-soft">Nothing is open.</p>}
      <ul className="rows mt-2">
        {points.map((point) => (
          <li key={point.key} className="py-3" data-of-row={point === first ? undefined : ''}>
            <Point point={point} seen={sequence} />
          </li>
        ))}
      </ul>
      {unread.length > 0 && (
        <p className="mt-3 rounded-xl bg-mark p-3 text-sm [overflow-wrap:anywhere]">
          {`Not read: "${unread.join('", "')}"`}
        </p>
      )}
      <AddPoint points={points} seen={sequence} />
    </>
  )
}

function Point({ point, seen }: { point: ReadingPoint; seen: number }) {
  const { label, text, quote, state, contradiction, answer } = point
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        <span className="font-medium">{`${label}: `}</span>
        <bdi className={state === 'dropped' ? 'line-through' : undefined}>{text || 'said both ways'}</bdi>
        <span className="text-sm text-ink-soft">
          {' '}
          <Origin point={point} />
        </span>
      </p>
      {quote && quote !== text && (
        <p dir="auto" className="text-sm text-ink-soft [overflow-wrap:anywhere]">{`"${quote}"`}</p>
      )}
      {contradiction && (
        <p dir="auto" className="text-sm [overflow-wrap:anywhere]">
          {`Both: "${contradiction[0]}" and "${contradiction[1]}"`}
        </p>
      )}
      {answer && (
        <a href={`/answers/${answer}`} target="_blank" rel="noopener" className="link text-sm">
          Our answer
        </a>
      )}
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <Choices point={point} seen={seen} />
        <ChangePoint point={point} seen={seen} />
      </div>
    </>
  )
}

function Origin({ point: { origin, state, decided } }: { point: ReadingPoint }) {
  if (decided)
    return (
      <>
        {`${state === 'dropped' ? 'Dropped' : 'Confirmed'} by ${decided.by ?? 'the visitor'}, `}
        <Moment at={decided.at} />
      </>
    )
  return { chosen: 'Chosen in the form', read: state === 'open' ? 'Open' : 'Read', confirmed: 'Confirmed' }[origin]
}

const stances = [
  ['must', 'Must', 'm'],
  ['want', 'Would like', 'w'],
  ['refused', 'Not wanted', 'r'],
] as const

/** One tap each: what can be said of a point. */
function Choices({ point, seen }: { point: ReadingPoint; seen: number }) {
  return choicesOf(point).map(([name, letter, value]) => (
    <Decide key={name} decisions={[{ key: point.key, value }]} seen={seen} data-key={letter} isSmall>
      {name}
    </Decide>
  ))
}

type Choice = readonly [name: string, key: string, value: unknown]

function choicesOf({ kind, state, value, answer, contradiction }: ReadingPoint): Choice[] {
  if (state === 'dropped') return [['Take it after all', 'y', value]]
  const drop: Choice = ['Drop', 'd', null]
  if (kind === 'question')
    return state === 'open'
      ? [
          ...(answer ? [['Insert answer', 'i', { closed: 'answered', answer }] as const] : []),
          ['Answered in the letter', 'l', { closed: 'answered', answer: null }],
          ['Not for us', 'n', { closed: 'not-for-us', answer: null }],
          drop,
        ]
      : [['Open it again', 'o', { closed: null, answer }]]
  const yes: Choice[] =
    state === 'open' && value !== null && !(contradiction && kind === 'wish') ? [['Yes', 'y', value]] : []
  const others = kind === 'wish' ? stances.filter(([stance]) => stance !== value || contradiction) : []
  return [...yes, ...others.map(([stance, name, letter]): Choice => [name, letter, stance]), drop]
}

interface DecideProps {
  decisions: readonly Decision[]
  seen: number
  'data-key'?: string
  isSmall?: boolean
  children: string
}

function Decide({ decisions, seen, isSmall, children, ...button }: DecideProps) {
  return (
    <ActForm
      value="decide"
      fields={{ decisions: JSON.stringify(decisions), seen }}
      sending={children}
      look={isSmall ? 'secondary' : undefined}
      className={isSmall ? 'min-h-11 px-3 text-sm' : 'min-h-11'}
      {...button}
    >
      {children}
    </ActForm>
  )
}
