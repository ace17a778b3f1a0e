import { vendors } from '../catalogue'
import type { Answers } from './answers'
import type { Candidate } from './candidate'
import { candidateOf } from './from-catalogue'
import { letter } from './letter'
import { type MatchAnswer, match } from './match'
import { publishedMethod } from './published'
import { sinceVersion } from './since'

/** The catalogue as the match weighs it, read once. */
export const matchCandidates: readonly Candidate[] = vendors.map((vendor) => candidateOf(vendor))

/** What the match computes with, for `/data/match.json`. */
export const matchMethod = publishedMethod(matchCandidates)

/** The match against our catalogue, with what changed since the version that the answers name. */
export function matchCatalogue(answers: Answers): MatchAnswer {
  const answer = match(answers, matchCandidates)
  const { must, want } = answer.readBack
  const systems = matchCandidates.filter(({ notARecord }) => notARecord === null).map(({ id }) => id)
  // Two settings are answered by features.
  const features = [...must, ...want, 'methadoneDispensing', 'telehealth'] as const
  const since = sinceVersion(answers.version, { systems, features })
  return since ? { ...answer, since } : answer
}

/** The match as the letter that a person corrects and sends, with what that person has to know; links lead to `siteUrl`. */
export function draftOf(answers: Answers, siteUrl: string): { text: string; notes: string[] } {
  const answer = matchCatalogue(answers)
  return { text: letter(answer, matchCandidates, new URL(siteUrl).origin), notes: answer.notes }
}

/** The letter alone. */
export function draftLetter(answers: Answers, siteUrl: string): string {
  return draftOf(answers, siteUrl).text
}
