import type { RequestHandler } from 'express'
import { matchCandidates, matchCatalogue } from '../../shared/match'
import type { MatchAnswer } from '../../shared/match/terms/answer'
import { type Answers, answersSchema } from '../../shared/match/terms/answers'
import { answersOfQuery, matchAddress, matchQuery, queryKeys, readableAnswers } from '../../shared/match/terms/query'
import { rejectedFields } from '../platform/http-error'
import { accepted } from '../platform/validation'

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

/** `GET /match.xlsx`: the answer of the page with the same query as a workbook; it ignores invalid values too. */
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

const bodyKeys: ReadonlySet<string> = new Set(Object.keys(answersSchema.shape))
const addressKeys: ReadonlySet<string> = new Set(queryKeys)
const namedMax = 20

/** The answers of a call's query. @throws ApiError 422 for an invalid value, or a key that a match does not use */
function answersOfCall(query: URLSearchParams): Answers {
  rejectUnknown(query.keys(), addressKeys)
  return accepted(answersSchema, answersOfQuery(query))
}

/** The answers of a body. @throws ApiError 422 for an invalid value, or a key that a match does not use */
function answersOfBody(body: unknown): Answers {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) rejectUnknown(Object.keys(body), bodyKeys)
  return accepted(answersSchema, body)
}

/** A misspelled key must not give a confident answer. */
function rejectUnknown(given: Iterable<string>, known: ReadonlySet<string>): void {
  const unknown = [...new Set(given)].filter((key) => !known.has(key)).slice(0, namedMax)
  if (unknown.length > 0)
    throw rejectedFields(
      ...unknown.map((field) => ({ field, message: 'We do not know this key. Remove it, or correct its name.' })),
    )
}
