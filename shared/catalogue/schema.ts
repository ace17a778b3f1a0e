import { z } from 'zod'
import { aboutShape } from './about'
import { answer, type Fact, fact } from './evidence'
import { type Facts, fields, groups } from './fields'
import { vendorIds } from './ids'
import { type ValueKind, valueSchemas } from './kinds'

export type { Fact } from './evidence'

const text = z.string().min(1)
const statements = z.array(fact(text)).min(1)

const ownShape = {
  id: z.enum(vendorIds),
  name: text,
  /** Another spelling or the current name, if there is one. */
  alsoKnownAs: text.optional(),
  ...aboutShape,
  strengths: statements,
  limits: statements,
}

const factOf = (kind: ValueKind): z.ZodType<Fact<unknown>> =>
  kind === 'answer' ? answer : fact<unknown>(valueSchemas[kind])

/** What a record must say of each field of the table; of the dossier it leaves out what is unknown. */
const factShape = Object.fromEntries(
  fields.map(({ key, kind, shown }) => [key, shown === 'dossier' ? factOf(kind).optional() : factOf(kind)]),
)

/** A system: what its record says of itself, and every fact under its own key. */
export type Vendor = Readonly<z.infer<z.ZodObject<typeof ownShape>>> & Facts

const unknown: Fact<never> = { value: null, basis: 'unknown' }

const besideThePoint: Fact<never> = {
  value: null,
  basis: 'not-applicable',
  note: 'The product is no record system.',
}

/** Whether a record says nothing of its own on a field. */
export const isBlank = (fact: Fact<unknown>): boolean =>
  fact === besideThePoint || (fact.basis === 'unknown' && fact.note === undefined && fact.differs === undefined)

/** A record as its file holds it. In memory a fact that the file leaves out is unknown, or does not apply to the product. */
export const vendorSchema = z.strictObject({ ...factShape, ...ownShape }).transform((record): Vendor => {
  const blanks = groups.flatMap(({ key, fields: rows }) => {
    const blank = record.product?.beside?.includes(key) ? besideThePoint : unknown
    return rows.map((row) => [row.key, blank])
  })
  return { ...Object.fromEntries(blanks), ...record } as Vendor
})

/** All vendors, each once, in the order of `vendorIds`. */
export const catalogueSchema = z
  .array(vendorSchema)
  .refine(
    (vendors) => vendors.map(({ id }) => id).join() === vendorIds.join(),
    'the catalogue holds every id once, in order',
  )
