import type { z } from 'zod'
import type { FieldError } from './api'

/** One message for each rejected field, the first that applies. The field of an error about the whole value is `''`. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const messages = new Map<string, string>()
  for (const { path, message } of error.issues) {
    const field = path.join('.')
    if (!messages.has(field)) messages.set(field, message)
  }
  return [...messages].map(([field, message]) => ({ field, message }))
}
