import type { Row } from 'write-excel-file/node'
import { proposalQuestions, referenceQuestions } from '../../../client/content/selection-guide/questions'
import { answer, head, hint, text, title } from '../../../shared/workbook/cells'

const headRow = 4

/** All questions for a request for proposals and for references, with room for answers. */
export function questionsSheet() {
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
  return { sheet: 'RFP questions', data: rows, columns, stickyRowsCount: headRow, orientation: 'landscape' as const }
}
