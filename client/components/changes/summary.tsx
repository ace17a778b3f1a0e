import type { ChangeGroup } from '../../../shared/dataset/change-words'
import { capitalized } from '../../../shared/words'

/** How many changes there are for each reason, the most frequent first. */
export function ChangeSummary({ groups }: { groups: readonly ChangeGroup[] }) {
  return (
    <dl className="mt-8 grid gap-4 sm:grid-cols-3">
      {countReasons(groups).map(([why, count]) => (
        <div
          key={why}
          className="flex flex-col-reverse items-baseline justify-end max-sm:flex-row-reverse max-sm:gap-x-3"
        >
          <dt className="text-sm text-ink-soft">{capitalized(why)}</dt>
          <dd className="text-3xl font-semibold shrink-0 max-sm:w-16">{count}</dd>
        </div>
      ))}
    </dl>
  )
}

function countReasons(groups: readonly ChangeGroup[]): [string, number][] {
  const counts = new Map<string, number>()
  const add = (why: string, count: number) => counts.set(why, (counts.get(why) ?? 0) + count)
  for (const { lines, firstRecorded } of groups) {
    for (const { why } of lines) add(why, 1)
    if (firstRecorded.length > 0) add('recorded for the first time', firstRecorded.length)
  }
  return [...counts].sort(([, a], [, b]) => b - a)
}
