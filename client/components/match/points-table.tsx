import { basisWords } from '../../../shared/catalogue/basis'
import { factPath } from '../../../shared/catalogue/mark'
import type { Cell, FactRef, MatchAnswer } from '../../../shared/match/terms/answer'
import { answerLooks } from '../comparison/fact-cell'
import { Fold } from '../fold'
import { TextLink } from '../text-link'
import { ValueLink } from '../vendor/value-link'

interface Column {
  id: string
  name: string
  needs: readonly Cell[]
  isToday: boolean
}

type PointsTableProps = Pick<MatchAnswer, 'picks' | 'stay'>

/** More rows would hide what comes after them. */
const rowsMax = 6

/** The visitor's points, as each system meets them: the first ones, and the others behind a button. */
export function PointsTable({ picks, stay }: PointsTableProps) {
  const columns: Column[] = [
    ...picks.map((pick) => ({ ...pick, isToday: false })),
    ...(stay ? [{ ...stay, isToday: true }] : []),
  ]
  const rows = rowsOf(columns)
  const first = rows.length > rowsMax + 1 ? rowsMax : rows.length
  const bases = columns.flatMap(({ needs }) => needs.map(basisOf))
  const signs = (['spec', 'unverified'] as const).filter((basis) => bases.includes(basis))
  return (
    <div className="mt-6">
      <Points id="points" title="Your points" columns={columns} rows={rows.slice(0, first)} />
      {first < rows.length && (
        <Fold id="more-points" label={`${rows.length - first} more of your points`}>
          <Points id="further-points" title="More of your points" columns={columns} rows={rows.slice(first)} />
        </Fold>
      )}
      {signs.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          {signs.map((basis) => `${basisWords[basis].sign} ${basisWords[basis].label.toLowerCase()}`).join(', ')}
        </p>
      )}
    </div>
  )
}

interface PointsProps {
  id: string
  title: string
  columns: readonly Column[]
  rows: readonly Cell[]
}

/** On a phone it scrolls beside its first column. */
function Points({ id, title, columns, rows }: PointsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
    <section aria-labelledby={id} tabIndex={0} className="points">
      <table>
        <caption id={id} className="sr-only">
          {title}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Point</span>
            </th>
            {columns.map(({ id, name, isToday }) => (
              <th key={id} scope="col">
                <TextLink href={`/emr/${id}`}>{name}</TextLink>
                {isToday && <small>today</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ need, label, stance }) => (
            <tr key={need}>
              <th scope="row">
                {label}
                {stance && stance !== 'refused' && <small>{stanceWords[stance]}</small>}
              </th>
              {columns.map(({ id, name, needs }) => (
                <td key={id}>
                  <Answered cell={cellOf(needs, need)} name={name} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const stanceWords = { must: 'must have', want: 'would like' } as const

/** Each point of any column once, in the order of the first one that has it. */
function rowsOf(columns: readonly Column[]): Cell[] {
  const rows = new Map<string, Cell>()
  for (const { needs } of columns) for (const cell of needs) if (!rows.has(cell.need)) rows.set(cell.need, cell)
  return [...rows.values()]
}

const cellOf = (needs: readonly Cell[], need: string) => needs.find((cell) => cell.need === need)

/** An answer, which is the link to its evidence. */
function Answered({ cell, name }: { cell: Cell | undefined; name: string }) {
  if (!cell) return '—'
  const { answer, label, text, facts } = cell
  const [fact] = facts
  if (!fact) return <Shown answer={answer} text={text} />
  return (
    <ValueLink mark={markOf(fact)} of={`${name}, ${label}`} text={text}>
      <Shown answer={answer} text={text} />
    </ValueLink>
  )
}

/** A plain yes is drawn; every other answer is drawn and written. */
function Shown({ answer, text }: Pick<Cell, 'answer' | 'text'>) {
  const { Mark, color = 'text-ink-soft italic' } = answerLooks[answer] ?? {}
  return (
    <span>
      {Mark && <Mark className={`inline size-5 stroke-[2.75] ${color}`} />}
      {answer === 'yes' ? (
        <span className="sr-only">{text}</span>
      ) : (
        <span className={`said ${Mark ? 'block' : color}`}>{text}</span>
      )}
    </span>
  )
}

const markOf = ({ vendor, field, basis }: FactRef) => ({
  basis,
  to: factPath(vendor, field),
  disputed: false,
  stale: false,
})

/** What an answer rests on. */
const basisOf = ({ answer, facts: [fact] }: Cell) => (answer === 'unknown' ? undefined : fact?.basis)
