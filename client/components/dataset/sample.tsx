/** The first lines of the table as they stand in the file; a line that is too long goes on indented. */
export function Sample({ lines }: { lines: readonly string[] }) {
  return (
    <div className="prose">
      <pre>
        <code>
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </code>
      </pre>
    </div>
  )
}
