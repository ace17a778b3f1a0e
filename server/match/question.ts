import { z } from 'zod'
import { answerKeys } from '../../shared/match/address'
import { type Answers, answersSchema } from '../../shared/match/answers'
import { practices } from '../../shared/match/practices'
import { answersOfQuery } from '../../shared/match/query'
import { rejectedFields } from '../platform/http-error'
import { accepted } from '../platform/validation'

const practiceKeys = practices.map(({ value }) => value)

/** What a call can say: the answers, and the kind of practice, which stands for two of them. */
export const questionSchema = answersSchema.extend({ practice: z.enum(practiceKeys).optional() })

const bodyKeys: ReadonlySet<string> = new Set(Object.keys(questionSchema.shape))
const queryKeys: ReadonlySet<string> = new Set([...answerKeys, 'practice'])
const namedMax = 20

/** The answers of a call's query. @throws ApiError 422 for an invalid value, or a key that a match does not use */
export function answersOfCall(query: URLSearchParams): Answers {
  rejectUnknown(query.keys(), queryKeys)
  const practice = query.get('practice')
  return answersOf({ ...answersOfQuery(query), ...(practice && { practice }) })
}

/** The answers of a body. @throws ApiError 422 for an invalid value, or a key that a match does not use */
export function answersOfBody(body: unknown): Answers {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) rejectUnknown(Object.keys(body), bodyKeys)
  return answersOf(body)
}

/** A misspelled key must not give a confident answer. */
function rejectUnknown(given: Iterable<string>, known: ReadonlySet<string>): void {
  const unknown = [...new Set(given)].filter((key) => !known.has(key)).slice(0, namedMax)
  if (unknown.length > 0)
    throw rejectedFields(
      ...unknown.map((field) => ({ field, message: 'We do not know this key. Remove it, or correct its name.' })),
    )
}

function answersOf(given: unknown): Answers {
  const { practice, ...answers } = accepted(questionSchema, given)
  const kind = practices.find(({ value }) => value === practice)
  if (!kind) return answers
  return { ...answers, industry: kind.industry, setting: [...new Set([...(answers.setting ?? []), ...kind.setting])] }
}
