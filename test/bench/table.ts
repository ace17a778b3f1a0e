import type { Outcome } from './compare'

/** Prints the outcomes. Returns whether every ratio meets its target. */
export function report(outcomes: Outcome[]): boolean {
  const rows = outcomes.map(({ contest, rival, per, ours, theirs, ratio, least }) => [
    contest,
    rival,
    per,
    ours.toFixed(0),
    theirs.toFixed(0),
    ratio.toFixed(2),
    least === undefined ? 'shown only' : `>= ${least} ${ratio >= least ? 'kept' : 'MISSED'}`,
  ])
  const header = ['what', 'against', 'requests a', 'ours', 'theirs', 'ratio', 'target']
  for (const line of aligned([header, ...rows])) console.log(line)
  return outcomes.every(({ ratio, least }) => least === undefined || ratio >= least)
}

export function aligned(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
