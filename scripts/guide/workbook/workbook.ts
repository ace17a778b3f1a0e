import { unzipSync, zipSync } from 'fflate'
import type { Vendor } from '../../../shared/catalogue'
import { writeWorkbook } from '../../../shared/workbook/file'
import { budgetSheet } from './budget'
import { questionsSheet } from './questions'
import { scorecardSheet } from './scorecard'
import { vendorsSheet } from './vendors'

/** Writes the workbook as XLSX. The same catalogue gives the same bytes. */
export async function makeWorkbook(vendors: readonly Vendor[]): Promise<Buffer> {
  const sheets = [scorecardSheet(), budgetSheet(), questionsSheet(), vendorsSheet(vendors)]
  const bytes = await writeWorkbook('EMR selection workbook', sheets)
  // Repacked, because the package dates every file inside with the present time.
  return Buffer.from(zipSync(unzipSync(bytes), { level: 9, mtime: firstMoment }))
}

/** The earliest time that a ZIP file can store; in local time, as the format requires. */
const firstMoment = new Date(1980, 0, 1)
