import { vendors } from '../catalogue'
import type { Answers } from './answers'
import type { Candidate } from './candidate'
import { candidateOf } from './from-catalogue'
import { letter } from './letter'
import { type MatchAnswer, match } from './match'
import { publishedMethod } from './published'

/** The catalogue as the match weighs it, read once. */
const candidates: readonly Candidate[] = vendors.map((vendor) => candidateOf(vendor))

/** What the match computes with, for `/data/match.json`. */
export const matchMethod = publishedMethod(candidates)

/** The match against our catalogue. */
export function matchCatalogue(answers: Answers): MatchAnswer {
  return match(answers, candidates)
}

/** The match as the letter that a person corrects and sends, with what that person has to know; links lead to `siteUrl`. */
export function draftOf(answers: Answers, siteUrl: string): { text: string; notes: string[] } {
  const answer = matchCatalogue(answers)
  return { text: letter(answer, candidates, new URL(siteUrl).origin), notes: answer.notes }
}

/** The letter alone. */
export function draftLetter(answers: Answers, siteUrl: string): string {
  return draftOf(answers, siteUrl).text
}
