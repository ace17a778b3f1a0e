import type { RequestHandler } from 'express'
import { matchAddress, matchQuery } from '../../shared/match/address'
import { matchCandidates, matchCatalogue, matchMethod } from '../../shared/match/catalogue'
import { withoutPractice } from '../../shared/match/practices'
import { readableAnswers } from '../../shared/match/query'
import { answersOfBody, answersOfCall } from './question'

/** The match for a query, the same as on the page at that address. 422 for keys and values that the page ignores. */
export const getMatch: RequestHandler = ({ originalUrl }, response) => {
  const query = new URL(originalUrl, 'http://localhost').searchParams
  response.set('Cache-Control', 'no-cache').json(matchCatalogue(answersOfCall(query)))
}

/** Criteria, weights, version, and each system's data as used for scoring, so anybody can recompute a match. */
export const getMatchMethod: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-cache').json(matchMethod)
}

/** The match for a body. Nothing of it is stored, and `no-store` keeps caches from storing it. */
export const postMatch: RequestHandler = ({ body }, response) => {
  response.set('Cache-Control', 'no-store').json(matchCatalogue(answersOfBody(body)))
}

/**
 * `GET /match.xlsx`: the result of the page with the same query as a workbook. Ignores invalid values as the page does.
 */
export function getMatchWorkbook(siteUrl: string): RequestHandler {
  return async ({ originalUrl }, response) => {
    const query = withoutPractice(new URL(originalUrl, 'http://localhost').searchParams)
    const answer = matchCatalogue(readableAnswers(query))
    const address = `${siteUrl}${matchAddress('/match', matchQuery(query))}`
    // Loaded with the first download: few visitors download one, and loading it would slow every start.
    const { makeMatchWorkbook } = await import('./workbook')
    const bytes = await makeMatchWorkbook({ answer, candidates: matchCandidates, address })
    response.set('Cache-Control', 'private, no-store').attachment('match.xlsx').send(bytes)
  }
}
