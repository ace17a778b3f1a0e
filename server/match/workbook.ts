import { writeWorkbook } from '../../shared/workbook/file'
import { costSheet } from './workbook-cost'
import { resultSheet } from './workbook-result'
import { scoresSheet } from './workbook-scores'
import type { MatchWorkbook } from './workbook-source'

/**
 * Writes a result as an XLSX file to work with: changing the weights updates the scores by formulas, and changing the
 * number of providers updates the costs over the years. Contains the systems that were scored.
 */
export function makeMatchWorkbook(workbook: MatchWorkbook): Promise<Buffer> {
  const sheets = [resultSheet(workbook), scoresSheet(workbook.answer), costSheet(workbook)]
  return writeWorkbook('Your match', sheets)
}
