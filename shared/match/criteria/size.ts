import type { Candidate } from '../candidate'
import type { Needs } from '../needs'
import { type Assessment, assessment, exactly, statement, wholeRange } from './criterion'

/** Where a practice names no upper end, sizes are compared up to here. */
const providersMax = 1000

/** `12 providers`, `11-20 providers`, `51 or more providers`. */
export function providerWords({ least, most }: { least: number; most: number | null }): string {
  if (most === null) return `${least} or more providers`
  if (least === most) return least === 1 ? '1 provider' : `${least} providers`
  return `${least}-${most} providers`
}

/**
 * How well the sizes that a system is made for cover the practice: 1 when wholly, above a half when in part, and less the
 * further off it is, by ratio (1 against 5 is as far as 100 against 500). Undefined where no size was told.
 */
export function assessSize(candidate: Candidate, { providers }: Needs): Assessment | undefined {
  if (providers === null) return undefined
  const { value } = candidate.size
  if (value === null) {
    return assessment(wholeRange, {
      unknown: [candidate.size.field],
      ask: [`How many of your customers have ${providerWords(providers)}?`],
    })
  }
  const share = coverage(value, providers)
  const text = `Made for ${providerWords(value)}; you have ${providerWords(providers)}.`
  return assessment(exactly(share), {
    [share > 0.5 ? 'reasons' : 'against']: [statement(candidate, text, candidate.size)],
  })
}

function coverage(
  made: { least: number; most: number | null },
  practice: { least: number; most: number | null },
): number {
  const top = practice.most ?? Math.max(providersMax, practice.least)
  const madeMost = made.most ?? Number.POSITIVE_INFINITY
  const from = Math.max(practice.least, made.least)
  const to = Math.min(top, madeMost)
  if (from > to) return 0.5 * distance(practice.least > madeMost ? practice.least : top, made.least, madeMost)
  if (from === practice.least && to === top) return 1
  return 0.5 + 0.5 * (Math.log(to / from) / Math.log(top / practice.least))
}

function distance(size: number, least: number, most: number): number {
  return (size < least ? size / least : most / size) ** 2
}
