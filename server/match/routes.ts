import type { RequestHandler } from 'express'
import { matchAddress, matchQuery } from '../../shared/match/address'
import { answersSchema } from '../../shared/match/answers'
import { matchCandidates, matchCatalogue, matchMethod } from '../../shared/match/catalogue'
import { answersOfQuery, readableAnswers } from '../../shared/match/query'
import { accepted } from '../platform/validation'

/** The answer to a query, the same as the page of that address shows. */
export const getMatch: RequestHandler = ({ originalUrl }, response) => {
  const query = new URL(originalUrl, 'http://localhost').searchParams
  response.set('Cache-Control', 'no-cache').json(matchCatalogue(accepted(answersSchema, answersOfQuery(query))))
}

/** Criteria, weights, version, and each system as it is weighed, so that anybody can recompute a match. */
export const getMatchMethod: RequestHandler = (_request, response) => {
  response.set('Cache-Control', 'no-cache').json(matchMethod)
}

/** The answer to a body. Nothing of it is stored, by anybody on the way either. */
export const postMatch: RequestHandler = ({ body }, response) => {
  response.set('Cache-Control', 'no-store').json(matchCatalogue(accepted(answersSchema, body)))
}

/** `GET /match.xlsx`: the result of the page of the same query as a workbook; what cannot be read is left out, as on that page. */
export function getMatchWorkbook(siteUrl: string): RequestHandler {
  return async ({ originalUrl }, response) => {
    const { searchParams } = new URL(originalUrl, 'http://localhost')
    const answer = matchCatalogue(readableAnswers(searchParams))
    const address = `${siteUrl}${matchAddress('/match', matchQuery(searchParams))}`
    // Loaded at the first download: few ask for one, and each start would pay for it.
    const { makeMatchWorkbook } = await import('./workbook')
    const bytes = await makeMatchWorkbook({ answer, candidates: matchCandidates, address })
    response.set('Cache-Control', 'private, no-store').attachment('match.xlsx').send(bytes)
  }
}
