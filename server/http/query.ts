import type { Request } from 'express'
import type { z } from 'zod'
import { accepted } from '../platform/validation'

/** What a schema makes of the query of a request. @throws ApiError 422 with the fields that it refuses. */
export function acceptedQuery<Output>(schema: z.ZodType<Output>, { originalUrl }: Request): Output {
  return accepted(schema, Object.fromEntries(new URL(originalUrl, 'http://localhost').searchParams))
}
