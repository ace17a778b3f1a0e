/** The top of a chart's axis: a round number, at least the maximum, whose half is a whole number. */
export function roundTop(maximum: number): number {
  const half = Math.max(1, maximum / 2)
  const size = 10 ** Math.floor(Math.log10(half))
  const factor = [1, 2, 3, 4, 5, 6, 8, 10].find((one) => one * size >= half) ?? 10
  return 2 * factor * size
}

/** A share as `12.5%`, or a dash if the whole is 0. */
export function percent(part: number, whole: number): string {
  if (whole === 0) return '–'
  return (part / whole).toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 })
}
