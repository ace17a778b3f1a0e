import { z } from 'zod'
import { longestSearch, mostPages } from '../blog/post'

export const searchTerm = z
  .string()
  .trim()
  .max(longestSearch, `Search for ${longestSearch} characters or fewer.`)
  .refine((text) => !/\0|\p{Surrogate}/u.test(text), 'Remove the broken character from this text.')
  .default('')

export const pageNumber = z
  .string()
  .trim()
  .regex(/^0*[1-9]\d{0,15}$/, 'Write a whole number from 1.')
  .transform((text) => Math.min(Number(text), mostPages))
  .default(1)

/** Reads a query as a page does, where every address shows something: what cannot be understood counts as missing. */
export function parseQuery<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, params: URLSearchParams) {
  const read = Object.keys(schema.shape).map((name) => {
    const one = schema.pick({ [name]: true } as never)
    const result = one.safeParse({ [name]: params.get(name) ?? undefined })
    return result.success ? result.data : one.parse({})
  })
  return Object.assign({}, ...read) as z.output<z.ZodObject<Shape>>
}

/** The one query string of a query: what is the default is left out. */
export function queryString<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  query: z.output<z.ZodObject<Shape>>,
): string {
  const standard = schema.parse({})
  const given = Object.entries(query).filter(([name, value]) => value !== standard[name as keyof typeof standard])
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}
