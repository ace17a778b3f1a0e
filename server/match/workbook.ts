import type { Row } from 'write-excel-file/node'
import { basisWords } from '../../shared/catalogue/basis'
import { factPath } from '../../shared/catalogue/mark'
import type { Cell, FactRef } from '../../shared/match/terms/answer'
import { head, hint, text, title } from '../../shared/workbook/cells'
import { writeWorkbook } from '../../shared/workbook/file'
import { costSheet, type MatchWorkbook } from './workbook-cost'

/** Writes an answer as an XLSX file: the table with its evidence, and the cost of each plan by formulas. */
export function makeMatchWorkbook(workbook: MatchWorkbook): Promise<Buffer> {
  return writeWorkbook('Your match', [answerSheet(workbook), costSheet(workbook)])
}

/** The picks in words, and the table of the practice's points: an answer and its evidence for each system. */
function answerSheet({ answer, address }: MatchWorkbook) {
  const { picks, stay, kind, notes, excluded, version, dataVersion } = answer
  const columns = [...picks, ...(stay ? [stay] : [])]
  const rows = new Map(columns.flatMap(({ needs }) => needs).map((cell) => [cell.need, cell]))
  const evidence = (facts: readonly FactRef[]) =>
    facts.map(({ vendor, field, basis }) => `${basisWords[basis].label}: ${new URL(factPath(vendor, field), address)}`)
  const cellsOf = (cell: Cell | undefined) => [text(cell?.text ?? ''), text(evidence(cell?.facts ?? []).join('\n'))]
  const data: Row[] = [
    [title('Your match')],
    [hint(address)],
    [hint(`Rules of ${version}, catalogue ${dataVersion}. Whether a vendor pays is no part of it.`)],
    ...notes.map((note) => [hint(note)]),
    ...(stay ? [[hint(stay.text)]] : []),
    ...(picks.length === 0 && kind ? [[hint(kind.text)]] : []),
    [],
    ['Pick', 'Why', 'Against', 'Price', 'What to ask'].map(head),
    ...picks.map(({ name, why, against, price, ask }) => [
      text(name, { fontWeight: 'bold' }),
      ...[why, against, price, ask.join('\n')].map((words) => text(words)),
    ]),
    ...(picks.length === 0 ? [[text('No pick')]] : []),
    [],
    ['Your points', ...columns.flatMap(({ name }) => [name, 'Evidence'])].map(head),
    ...[...rows.values()].map(({ need, label, stance }) => [
      text(stance === 'must' ? `${label} (must have)` : label, { fontWeight: 'bold' }),
      ...columns.flatMap(({ needs }) => cellsOf(needs.find((cell) => cell.need === need))),
    ]),
    [],
    ['Left out', 'Why', 'Evidence'].map(head),
    ...excluded.map(({ name, reason, facts }) => [text(name), text(reason), text(evidence(facts).join('\n'))]),
  ]
  const widths = [28, ...Array.from({ length: Math.max(4, 2 * columns.length) }, () => 36)]
  return { sheet: 'Answer', data, columns: widths.map((width) => ({ width })), orientation: 'landscape' as const }
}
