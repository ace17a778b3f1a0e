import type { RequestHandler } from 'express'
import { answersSchema } from '../../shared/match/answers'
import { matchCatalogue, matchMethod } from '../../shared/match/catalogue'
import { answersOfQuery } from '../../shared/match/query'
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
