/** Labeled facts, without the empty ones. The visitor wrote some of them, in any language and of any length. */
export function NamedFacts({ facts }: { facts: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {facts
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {text}
            </dd>
          </div>
        ))}
    </dl>
  )
}
