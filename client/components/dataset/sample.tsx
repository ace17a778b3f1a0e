/** The first lines of the table as they stand in the file; on a screen, lines that are too long scroll. */
export function Sample({ lines }: { lines: readonly string[] }) {
  return (
    <section aria-labelledby="sample" className="mt-12">
      <h2 id="sample" className="mb-4 text-xl">
        The first lines of facts.csv
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
      <div role="group" aria-labelledby="sample" tabIndex={0} className="sample prose">
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
    </section>
  )
}
