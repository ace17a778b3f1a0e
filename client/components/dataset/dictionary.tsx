import { basisWords, kindWords } from '../../../shared/catalogue/basis'
import { fields } from '../../../shared/catalogue/fields'
import { factColumns } from '../../../shared/dataset/files'
import { capitalized } from '../../../shared/words'
import { ColumnHeads } from '../column-heads'
import { Fold } from '../fold'

/** What the columns of the table stand for, and the keys of its fields. */
export function ColumnDictionary() {
  return (
    <>
      <CodeTable columns={['Column', 'What it holds']} rows={factColumns.map(({ name, meaning }) => [name, meaning])} />
      <Fold label={`The keys of the ${fields.length} fields`}>
        <dl className="mt-2 gap-8 text-sm sm:columns-2">
          {fields.map(({ key, label }) => (
            <div key={key} className="break-inside-avoid py-1">
              <dt className="[overflow-wrap:anywhere]">
                <code>{key}</code>
              </dt>
              <dd className="text-ink-soft">{label}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </>
  )
}

/** What the codes of the files stand for. */
export function Codes() {
  return (
    <>
      <CodeTable
        columns={['Basis', 'Shown as', 'What it means']}
        rows={Object.entries(basisWords).map(([code, { label, meaning }]) => [code, label, meaning])}
      />
      <CodeTable
        columns={['Source kind', 'What it means']}
        rows={Object.entries(kindWords).map(([code, words]) => [code, capitalized(words)])}
      />
    </>
  )
}

interface CodeTableProps {
  columns: readonly string[]
  /** The cells of each row, the code first. */
  rows: readonly (readonly string[])[]
}

function CodeTable({ columns, rows }: CodeTableProps) {
  return (
    <div className="prose">
      <div className="table-box">
        <table>
          <ColumnHeads columns={columns} />
          <tbody>
            {rows.map(([code = '', ...cells]) => (
              <tr key={code}>
                <td data-label={columns[0]}>
                  <code className="unbroken">{code}</code>
                </td>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} data-label={columns[index + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
