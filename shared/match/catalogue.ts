import { vendors } from '../catalogue'
import type { Answers } from './answers'
import { letter } from './letter'
import { checksOf } from './letter-parts/check'
import { type MatchAnswer, match } from './match'
import { publishedMethod } from './published'
import { sinceVersion } from './since'
import type { Candidate } from './weigh/candidate'
import { candidateOf } from './weigh/from-catalogue'

/** The catalogue as the match scores it. */
export const matchCandidates: readonly Candidate[] = vendors.map((vendor) => candidateOf(vendor))

/** The data and parameters of the match, for `/data/match.json`. */
export const matchMethod = publishedMethod(matchCandidates)

/** The match against our catalogue, with the changes since the version named in the answers. */
export function matchCatalogue(answers: Answers): MatchAnswer {
  const answer = match(answers, matchCandidates)
  const { must, want } = answer.readBack
  const systems = matchCandidates.filter(({ notARecord }) => notARecord === null).map(({ id }) => id)
  // Two settings are derived from features.
  const features = [...must, ...want, 'methadoneDispensing', 'telehealth'] as const
  const since = sinceVersion(answers.version, { systems, features })
  return since ? { ...answer, since } : answer
}

/** A system of the catalogue as the match places it: with its score, or why a hard limit leaves it out. */
export interface Placed {
  id: string
  name: string
  /** From 0 to 100; null if it is left out. */
  score: number | null
  reason: string
}

interface Draft {
  text: string
  notes: string[]
  /** Every system, best first; those that are left out come last. */
  placed: Placed[]
}

/**
 * The match as a letter that a person edits and sends, with what that person should check, and the systems that the
 * letter leaves out. Links lead to `siteUrl`.
 */
export function draftOf(answers: Answers, siteUrl: string): Draft {
  const answer = matchCatalogue(answers)
  const { picks, others, excluded } = answer
  return {
    text: letter(answer, matchCandidates, new URL(siteUrl).origin),
    notes: checksOf(answer, matchCandidates),
    placed: [
      ...[...picks, ...others].map(({ id, name, score }) => ({ id, name, score, reason: '' })),
      ...excluded.map(({ id, name, reason }) => ({ id, name, score: null, reason })),
    ],
  }
}

/** The letter without the notes. */
export function draftLetter(answers: Answers, siteUrl: string): string {
  return draftOf(answers, siteUrl).text
}
