/** `10-100`, `39+`, `500-1000+`: the least figure, the greatest one named (if any), and whether it goes on from there. */
export interface FigureRange {
  min: number
  max: number | null
  openEnded: boolean
}

/** A rating as a number for sorting: `4.7/5` is 4.7; `N/A` and an unknown rating count as 0. */
export function ratingNumber(text: string | null): number {
  const rating = /^(\d+(?:\.\d+)?)\/5$/.exec(text ?? '')?.[1]
  return rating === undefined ? 0 : Number(rating)
}

/** The first dollar figure in a cost text, the one that cost orders compare. */
export function firstDollarFigure(text: string | null): number | undefined {
  const figure = /\$(\d[\d,]*(?:\.\d+)?)/.exec(text ?? '')?.[1]
  return figure === undefined ? undefined : Number(figure.replaceAll(',', ''))
}

/** Dollars a month: `$49-$89`, `$39+`, `$500-$1000+`. Anything else, an unknown cost included, has no range. */
export function costRange(text: string | null): FigureRange | undefined {
  return figureRange(/^\$(\d+)(?:-\$(\d+))?(\+)?$/.exec(text ?? ''))
}

/** Providers: `10-100 providers`, `500+ providers`. A size told in other words has no range. */
export function providerRange(text: string | null): FigureRange | undefined {
  return figureRange(/^(\d+)(?:-(\d+))?(\+)? providers?$/.exec(text ?? ''))
}

/** Providers, also where the size is told in words that begin with a number: `From 4-5 therapists to …` starts at 4. */
export function sizeRange(text: string | null): { low: number; high: number } | undefined {
  const range = providerRange(text)
  if (range) return { low: range.min, high: range.openEnded ? Number.POSITIVE_INFINITY : (range.max ?? range.min) }
  const from = /^from (\d+)/i.exec(text ?? '')?.[1]
  return from === undefined ? undefined : { low: Number(from), high: Number.POSITIVE_INFINITY }
}

/** A size told in beds or institutions; practices are no part of it. */
export function isInstitutionSize(text: string | null): boolean {
  return /hospitals|health systems/i.test(text ?? '')
}

function figureRange(match: RegExpExecArray | null): FigureRange | undefined {
  if (!match) return undefined
  const [, min, max, plus] = match
  return { min: Number(min), max: max === undefined ? null : Number(max), openEnded: plus !== undefined }
}
