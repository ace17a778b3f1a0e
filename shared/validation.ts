import type { z } from 'zod'
import type { FieldError } from './api'

/** One message for each refused field, the first that applies; a value refused as a whole is the field `''`. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const messages = new Map<string, string>()
  for (const { path, message } of error.issues) {
    const field = path.join('.')
    if (!messages.has(field)) messages.set(field, message)
  }
  return [...messages].map(([field, message]) => ({ field, message }))
}
