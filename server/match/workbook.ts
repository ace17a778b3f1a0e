import { writeWorkbook } from '../../shared/workbook/file'
import { answerSheet } from './workbook-answer'
import { costSheet } from './workbook-cost'
import type { MatchWorkbook } from './workbook-source'

/**
 * Writes an answer as an XLSX file to work with: the table with its evidence, and the cost of each plan, which follows
 * the number of providers by formulas.
 */
export function makeMatchWorkbook(workbook: MatchWorkbook): Promise<Buffer> {
  return writeWorkbook('Your match', [answerSheet(workbook), costSheet(workbook)])
}
