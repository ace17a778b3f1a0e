import { unzipSync, zipSync } from 'fflate'
import type { Row } from 'write-excel-file/node'
import { proposalQuestions, referenceQuestions } from '../../../client/content/free-guide'
import type { Vendor } from '../../../shared/catalogue'
import { answer, head, hint, text, title } from '../../../shared/workbook/cells'
import { writeWorkbook } from '../../../shared/workbook/file'
import { budgetSheet } from './budget'
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

function questionsSheet() {
  const groups = [...proposalQuestions, { title: 'For references', items: referenceQuestions }]
  const lines = groups.flatMap(({ title: group, items }) => items.map((question) => ({ group, question })))
  const rows: Row[] = [
    [title('Questions for a request for proposals')],
    [hint('Send the same questions to every vendor, and ask for the answers in writing.')],
    [],
    ['No.', 'About', 'Question', 'Vendor A', 'Vendor B', 'Vendor C'].map(head),
    ...lines.map(({ group, question }, index) => [
      text(String(index + 1)),
      text(group),
      text(question),
      answer(),
      answer(),
      answer(),
    ]),
  ]
  const columns = [6, 18, 60, 36, 36, 36].map((width) => ({ width }))
  return { sheet: 'RFP questions', data: rows, columns, stickyRowsCount: 4, orientation: 'landscape' as const }
}
