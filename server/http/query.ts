import type { Request } from 'express'
import type { z } from 'zod'
import { accepted } from '../platform/validation'

/** Parses a request's query with a schema. @throws ApiError 422 with the fields it rejects */
export function acceptedQuery<Output>(schema: z.ZodType<Output>, { originalUrl }: Request): Output {
  return accepted(schema, Object.fromEntries(new URL(originalUrl, 'http://localhost').searchParams))
}
