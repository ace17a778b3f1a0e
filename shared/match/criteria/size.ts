import { grouped } from '../../words'
import type { Needs } from '../needs'
import type { Candidate } from '../weigh/candidate'
import { type Assessment, assessment, exactly, statement, wholeRange } from './criterion'

/** The upper end that is assumed if a practice names none. */
const providersMax = 1000

/** A number of providers in words, or the words given instead: `12 providers`, `11-20 providers`, `10-1,000 providers`, `51 or more providers`. */
export function providerWords(size: { least: number; most: number | null; words?: string }): string {
  const { least, most, words } = size
  if (words) return words
  if (most === null) return `${grouped(least)} or more providers`
  if (least === most) return least === 1 ? 'one provider' : `${grouped(least)} providers`
  return `${grouped(least)}-${grouped(most)} providers`
}

/**
 * How well the sizes that a system is made for cover the practice: 1 if fully, above ½ if partly, otherwise less the
 * further apart they are, by ratio (1 and 5 are as far apart as 100 and 500). Undefined if no size was given.
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
