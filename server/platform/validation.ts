import type { z } from 'zod'
import { fieldErrors } from '../../shared/validation'
import { rejectedFields } from './http-error'

/** What to call each type that zod can expect, in a message. */
const nouns: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  datetime: 'a date and time such as 2026-11-23T14:30:00Z',
  date: 'a day such as 2026-11-23',
  uuid: 'an id',
}

const units: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' }

/** The message for an issue, unless the schema has its own. Zod's messages are written for programmers. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is missing.' : `Send ${nouns[issue.expected] ?? 'a different value'}.`
    case 'invalid_value':
      return `Send one of: ${issue.values.join(', ')}.`
    case 'too_small':
      return `Send at least ${issue.minimum}${units[issue.origin] ?? ''}.`
    case 'too_big':
      return `Send at most ${issue.maximum}${units[issue.origin] ?? ''}.`
    case 'invalid_format':
      return `Send ${nouns[issue.format] ?? 'different text'}.`
    case 'unrecognized_keys':
      return `Remove what is not recognized here: ${issue.keys.join(', ')}.`
    default:
      return 'Send a different value.'
  }
}

/** Parses the input with a schema. @throws ApiError 422 with the fields it rejects. */
export function accepted<Output>(schema: z.ZodType<Output>, given: unknown): Output {
  const result = schema.safeParse(given, { error: sentenceOf })
  if (result.success) return result.data
  throw rejectedFields(...fieldErrors(result.error))
}

/** Whether a text has the form of a row's id. Passing anything else to the database would cause an error. */
export const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** The value of a text in JSON; undefined if it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
