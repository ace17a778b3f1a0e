import type { RequestHandler } from 'express'
import { matchCandidates, matchCatalogue } from '../../shared/match'
import type { MatchAnswer } from '../../shared/match/terms/answer'
import { matchAddress, matchQuery, readableAnswers } from '../../shared/match/terms/query'
import { answersOfBody, answersOfCall } from './question'

/** An answer as the JSON interface gives it: what the page says beside the picks is among its notes. */
const told = ({ common, decider, notes, ...answer }: MatchAnswer) => ({
  ...answer,
  notes: [common, ...notes, decider ?? ''].filter(Boolean),
})

/** The answer to a query, the same as on the page at that address. 422 for keys and values that the page ignores. */
export const getMatch: RequestHandler = ({ originalUrl }, response) => {
  const query = new URL(originalUrl, 'http://localhost').searchParams
  response.set('Cache-Control', 'no-cache').json(told(matchCatalogue(answersOfCall(query))))
}

/** The answer to a body. Nothing of it is stored, and `no-store` keeps caches from storing it. */
export const postMatch: RequestHandler = ({ body }, response) => {
  response.set('Cache-Control', 'no-store').json(told(matchCatalogue(answersOfBody(body))))
}

/**
 * `GET /match.xlsx`: the answer of the page with the same query as a workbook. Ignores invalid values as the page does.
 */
export function getMatchWorkbook(siteUrl: string): RequestHandler {
  return async ({ originalUrl }, response) => {
    const query = matchQuery(new URL(originalUrl, 'http://localhost').searchParams)
    const answer = matchCatalogue(readableAnswers(new URLSearchParams(query)))
    // Loaded with the first download: few visitors download one, and loading it would slow every start.
    const { makeMatchWorkbook } = await import('./workbook')
    const bytes = await makeMatchWorkbook({
      answer,
      candidates: matchCandidates,
      address: `${siteUrl}${matchAddress('/match', query)}`,
    })
    response.set('Cache-Control', 'private, no-store').attachment('match.xlsx').send(bytes)
  }
}
