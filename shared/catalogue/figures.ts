import type { OtherPrice } from './evidence'

/**
 * A range such as `10-100`, `39+`, or `500-1000+`: the lowest figure, the highest one named (if any), and whether it is
 * open-ended.
 */
export interface FigureRange {
  min: number
  max: number | null
  openEnded: boolean
}

/** The value of a rating that nobody gave. It has no star, but a basis like every value. */
export const noRating = 'N/A'

/** A rating as a number for sorting: `4.7/5` is 4.7; `N/A` and an unknown rating count as 0. */
export function ratingNumber(text: string | null): number {
  const rating = /^(\d+(?:\.\d+)?)\/5$/.exec(text ?? '')?.[1]
  return rating === undefined ? 0 : Number(rating)
}

/** The first dollar figure in a cost text, by which costs are sorted. */
export function firstDollarFigure(text: string | null): number | undefined {
  const figure = /\$(\d[\d,]*(?:\.\d+)?)/.exec(text ?? '')?.[1]
  return figure === undefined ? undefined : Number(figure.replaceAll(',', ''))
}

/** A range in dollars per month: `$49-$89`, `$39+`, `$500-$1000+`. Undefined for anything else, such as unknown. */
export function costRange(text: string | null): FigureRange | undefined {
  return figureRange(/^\$(\d+)(?:-\$(\d+))?(\+)?$/.exec(text ?? ''))
}

/** The starting price in dollars a month that another source names. */
export function startElsewhere({ otherPrice }: { otherPrice?: OtherPrice | undefined }): number | undefined {
  return otherPrice?.form === 'starting-price' ? otherPrice.monthly : undefined
}

/** A range of providers: `10-100 providers`, `500+ providers`. Undefined for a size in other words. */
export function providerRange(text: string | null): FigureRange | undefined {
  return figureRange(/^(\d+)(?:-(\d+))?(\+)? providers?$/.exec(text ?? ''))
}

/** Providers as a range, even if a size in words only begins with a number: `From 4-5 therapists to …` starts at 4. */
export function sizeRange(text: string | null): { low: number; high: number } | undefined {
  const range = providerRange(text)
  if (range) return { low: range.min, high: range.openEnded ? Number.POSITIVE_INFINITY : (range.max ?? range.min) }
  const from = /^from (\d+)/i.exec(text ?? '')?.[1]
  return from === undefined ? undefined : { low: Number(from), high: Number.POSITIVE_INFINITY }
}

/** Whether a size refers to hospitals or health systems instead of practices. */
export function isInstitutionSize(text: string | null): boolean {
  return /hospitals|health systems/i.test(text ?? '')
}

function figureRange(match: RegExpExecArray | null): FigureRange | undefined {
  if (!match) return undefined
  const [, min, max, plus] = match
  return { min: Number(min), max: max === undefined ? null : Number(max), openEnded: plus !== undefined }
}
