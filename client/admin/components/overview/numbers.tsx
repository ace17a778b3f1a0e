interface NumbersProps {
  caption: string
  /** Column headings; the first is for the row names. */
  heads: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A chart's figures as a table that can be opened. */
export function Numbers({ caption, heads, rows }: NumbersProps) {
  return (
    <details className="no-print mt-4 text-sm">
      <summary className="w-fit cursor-pointer py-1 font-medium">Numbers</summary>
      <table className="mt-2 w-full max-w-md figures">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong text-left">
            {heads.map((head, at) => (
              <th key={head} scope="col" className={`py-1 font-medium ${at > 0 ? 'text-right' : ''}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {name}
              </th>
              {values.map((value, at) => (
                <td key={heads[at + 1]} className="py-1 text-right">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
