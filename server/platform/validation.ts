import type { z } from 'zod'
import { fieldErrors } from '../../shared/validation'
import { httpError } from './http-error'

/** What a schema makes of what was given. @throws ApiError 422 with the fields that it refuses. */
export function accepted<Output>(schema: z.ZodType<Output>, given: unknown): Output {
  const result = schema.safeParse(given)
  if (result.success) return result.data
  throw httpError(422, 'Some fields need another look.', fieldErrors(result.error))
}

/** Whether a text can be the id of a row; anything else would be an error of the database. */
export const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
