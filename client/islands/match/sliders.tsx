import type { MatchAnswer, ScoreRow } from '../../../shared/match/match'
import { type CriterionKey, criteria, criterionLabels, type Weights } from '../../../shared/match/method'
import { byScore, exactScore } from '../../../shared/match/weighing'
import { formId } from '../../components/match/match-form'
import { PresetInForce, weightMax, weightStep } from '../../components/match/weights'

interface SlidersProps {
  answer: MatchAnswer
  /** Weights that the visitor has moved and that are not answered yet. */
  draft: Weights | null
  /** The query of the present answer. */
  entries: string
  weigh: (weights: Weights) => void
}

/**
 * The weights as sliders. While one moves, the order below is computed from the answer's figures; the server's answer
 * follows.
 */
export function Sliders({ answer, draft, entries, weigh }: SlidersProps) {
  const query = new URLSearchParams(entries)
  const weights = draft ?? answer.weights.values
  const isOwn = draft !== null || answer.weights.preset === null
  const total = criteria.reduce((sum, key) => sum + weights[key], 0)
  return (
    <div className="mt-4">
      {isOwn ? (
        <input type="hidden" name="weights" value={weightsText(weights)} form={formId} />
      ) : (
        <PresetInForce entries={query} preset={answer.weights.preset} />
      )}
      {criteria.map((key) => (
        <Slider
          key={key}
          criterion={key}
          value={weights[key]}
          share={total === 0 ? 0 : weights[key] / total}
          move={(value) => weigh({ ...weights, [key]: value })}
        />
      ))}
      {isOwn && <Order rows={answer.table} weights={weights} />}
    </div>
  )
}

const weightsText = (weights: Weights) => criteria.map((key) => `${key}:${weights[key]}`).join(',')

interface SliderProps {
  criterion: CriterionKey
  value: number
  /** The share of all weights, from 0 to 1. */
  share: number
  move: (value: number) => void
}

function Slider({ criterion, value, share, move }: SliderProps) {
  const id = `weight-${criterion}`
  const max = Math.max(weightMax, value)
  return (
    <div className="py-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id}>{criterionLabels[criterion]}</label>
        <span aria-hidden="true" className="text-sm text-ink-soft figures">
          {`${value} of ${max} points`}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        step={weightStep}
        value={value}
        aria-valuetext={`${value}, ${Math.round(share * 100)}% of the whole`}
        onChange={({ target }) => move(Number(target.value))}
        className="h-11 w-full cursor-pointer accent-accent"
      />
    </div>
  )
}

const rowsMax = 6

/** The systems ordered by weights of the visitor's own, each with a bar for its score. */
function Order({ rows, weights }: { rows: readonly ScoreRow[]; weights: Weights }) {
  const ordered = rows
    .map((row) => ({ ...row, candidate: row }))
    .sort(byScore(weights))
    .slice(0, rowsMax)
  return (
    <div className="mt-3">
      <h4 className="text-sm font-semibold text-ink-soft">Order with these weights</h4>
      <ol className="mt-1 stack-1.5 text-sm">
        {ordered.map(({ id, name, parts }) => {
          const score = exactScore(parts, weights)
          return (
            <li key={id}>
              <span className="flex justify-between gap-3">
                <span>{name}</span>
                <span className="figures">{Math.floor(score)}</span>
              </span>
              <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" className="block h-1.5 w-full">
                <rect width="100" height="2" className="fill-line" />
                <rect width={score} height="2" className="fill-accent" />
              </svg>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
