import { unzipSync, zipSync } from 'fflate'
import writeExcelFile from 'write-excel-file/node'
import type { Vendor } from '../../../shared/catalogue'
import { budgetSheet } from './budget'
import { questionsSheet } from './questions'
import { scorecardSheet } from './scorecard'
import { vendorsSheet } from './vendors'

/** Writes the workbook as XLSX. The same catalogue gives the same bytes. */
export async function makeWorkbook(vendors: readonly Vendor[]): Promise<Buffer> {
  const sheets = [scorecardSheet(), budgetSheet(), questionsSheet(), vendorsSheet(vendors)]
  const bytes = await writeExcelFile(sheets, { fontFamily: 'Calibri', fontSize: 11 }).toBuffer()
  // Packed again, because the package names the present time as that of every file inside.
  return Buffer.from(zipSync(unzipSync(bytes), { level: 9, mtime: firstMoment }))
}

/** The earliest that a ZIP file can name; without a time zone, as ZIP wants it. */
const firstMoment = new Date(1980, 0, 1)
