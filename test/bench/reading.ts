import { matchKnown } from '../../shared/match'
import { readPractice } from '../../shared/match/read/index'
import type { Answers } from '../../shared/match/terms/answers'
import type { Known } from '../../shared/match/terms/known'
import { hasSensible, isSensible, type LabeledLead, labeledLeads } from '../support/labeled-leads'
import { type Mark, marksOf } from './reading-marks'
import { print } from './table'

const halves = ['tune', 'measure'] as const
/** The least share of right marks on the half that the reader was not made with, in percent. */
const targets: Readonly<Record<string, number>> = {
  'wishes true': 95,
  'wishes found': 80,
  'refusals noticed': 85,
  'refusals no wish': 100,
  'head count': 88,
  budget: 92,
  'no foolish pick': 97,
  'first pick': 90,
}

/**
 * Compares what the reader reads in labeled leads with their labels, for each half. The reader is made with one half; the
 * other tells how it does with texts of other people, so its faults are counted and never listed. With `--faults`, the
 * faults of the first half are. Returns whether the second half meets the targets.
 */
export function benchReading(options: readonly string[]): boolean {
  const marked = labeledLeads.map((lead) => ({ lead, marks: marksFor(lead) }))
  const ofHalf = (half: (typeof halves)[number]) => marked.filter(({ lead }) => lead.half === half)
  const points = [...new Set(marked.flatMap(({ marks }) => marks.map(({ point }) => point)))]
  const rows = points.map((point) => {
    const target = targets[point]
    const shares = halves.map((half) =>
      share(
        ofHalf(half).flatMap(({ marks }) => marks),
        point,
      ),
    )
    return [point, ...shares, target === undefined ? '' : `>= ${target} %`]
  })
  const faultless = halves.map((half) => {
    const all = ofHalf(half)
    return `${all.filter(({ marks }) => marks.every(({ isRight }) => isRight)).length} of ${all.length}`
  })
  print([['reading', ...halves, 'target'], ...rows, ['without a fault', ...faultless, '']])
  const turned = marked.filter(({ marks }) =>
    marks.some(({ point, isRight }) => point === 'refusals no wish' && !isRight),
  )
  console.log(`Refusals read as wishes: ${turned.map(({ lead }) => lead.id).join(', ') || 'none'}`)
  if (options.includes('--faults')) for (const { lead, marks } of ofHalf('tune')) showFaults(lead, marks)
  const measured = ofHalf('measure').flatMap(({ marks }) => marks)
  return Object.entries(targets).every(([point, target]) => percentOf(measured, point) >= target)
}

/** The marks of what is read, and of the picks that follow from it. */
function marksFor(lead: LabeledLead): Mark[] {
  const known = readPractice(lead.lead as Answers)
  return [...marksOf(lead, known), ...pickMarks(lead, known)]
}

function pickMarks(lead: LabeledLead, known: Known): Mark[] {
  const { picks } = matchKnown(known)
  const [first] = picks
  const isFirstRight = first ? isSensible(first.id, lead) : !hasSensible(lead) || lead.fits.includes('none' as never)
  const fault = `${lead.fits.join()}: ${picks.map(({ id: one }) => one).join()}`
  const mark = (point: string, isRight: boolean): Mark => ({ point, isRight, fault })
  return [
    mark(
      'no foolish pick',
      picks.every((pick) => isSensible(pick.id, lead)),
    ),
    mark('first pick', isFirstRight),
  ]
}

function percentOf(marks: readonly Mark[], point: string): number {
  const of = marks.filter((mark) => mark.point === point)
  return of.length === 0 ? 100 : (100 * of.filter(({ isRight }) => isRight).length) / of.length
}

function share(marks: readonly Mark[], point: string): string {
  const of = marks.filter((mark) => mark.point === point)
  return `${of.filter(({ isRight }) => isRight).length}/${of.length} = ${percentOf(marks, point).toFixed(1)} %`
}

function showFaults({ id }: LabeledLead, marks: readonly Mark[]): void {
  const faults = marks.filter(({ isRight }) => !isRight)
  if (faults.length > 0) console.log(`\n${id}\n${faults.map(({ fault }) => `  ${fault}`).join('\n')}`)
}
