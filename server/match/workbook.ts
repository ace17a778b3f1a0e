import writeExcelFile from 'write-excel-file/node'
import { costSheet } from './workbook-cost'
import { resultSheet } from './workbook-result'
import { scoresSheet } from './workbook-scores'
import type { MatchWorkbook } from './workbook-source'

/**
 * Writes a result as XLSX that can be worked on: its weights can be changed, and the scores follow by formulas; so do the sums
 * over years with the number of clinicians. It holds the systems that were weighed, at most those of the catalogue.
 */
export function makeMatchWorkbook(workbook: MatchWorkbook): Promise<Buffer> {
  const sheets = [resultSheet(workbook), scoresSheet(workbook.answer), costSheet(workbook)]
  return writeExcelFile(sheets, { fontFamily: 'Calibri', fontSize: 11 }).toBuffer()
}
