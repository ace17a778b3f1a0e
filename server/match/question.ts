import { type Answers, answersSchema } from '../../shared/match/terms/answers'
import { answersOfQuery, queryKeys } from '../../shared/match/terms/query'
import { rejectedFields } from '../platform/http-error'
import { accepted } from '../platform/validation'

const bodyKeys: ReadonlySet<string> = new Set(Object.keys(answersSchema.shape))
const addressKeys: ReadonlySet<string> = new Set(queryKeys)
const namedMax = 20

/** The answers of a call's query. @throws ApiError 422 for an invalid value, or a key that a match does not use */
export function answersOfCall(query: URLSearchParams): Answers {
  rejectUnknown(query.keys(), addressKeys)
  return accepted(answersSchema, answersOfQuery(query))
}

/** The answers of a body. @throws ApiError 422 for an invalid value, or a key that a match does not use */
export function answersOfBody(body: unknown): Answers {
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
