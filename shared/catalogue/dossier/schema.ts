import { z } from 'zod'
import { answer, type Fact, fact, webAddress } from '../evidence'
import { type DossierKey, type DossierKind, dossierFields, dossierGroups } from './fields'

const text = z.string().min(1)
const amount = z.number().nonnegative().nullable()
const date = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

/** What the first and each further clinician costs per month, in US dollars; null if not stated. */
const plan = z.strictObject({
  plan: text,
  firstClinicianMonthly: amount,
  furtherClinicianMonthly: amount,
  /** Prices for further clinicians that apply from a number of clinicians on. */
  tiers: z.array(z.strictObject({ from: z.int(), monthly: z.number() })).optional(),
  minimumSeats: z.int().nullable(),
  per: text,
  note: text.nullable(),
})

const item = z.strictObject({ item: text, price: z.number(), per: text.optional(), note: text.optional() })

const listing = z.looseObject({ chplNumber: text, product: text, version: text, status: text, certifiedOn: date })

const surveillance = z.record(z.string(), z.int())

const incident = z.strictObject({
  what: text,
  from: date.nullable(),
  to: date.nullable(),
  people: z.int().nullable(),
  outcome: text.nullable(),
})

export type Plan = z.infer<typeof plan>
export type Item = z.infer<typeof item>
export type Listing = z.infer<typeof listing>
export type Incident = z.infer<typeof incident>

const kinds: Record<DossierKind, z.ZodType<Fact<unknown>>> = {
  answer,
  text: fact(text),
  date: fact(date),
  link: fact(webAddress),
  list: fact(z.array(text).min(1)),
  plans: fact(z.array(plan).min(1)),
  items: fact(z.array(item).min(1)),
  listing: fact(listing),
  surveillance: fact(surveillance),
  incidents: fact(z.array(incident).min(1)),
}

export const dossierShape = Object.fromEntries(
  dossierFields.map(({ key, kind }) => [key, kinds[kind].optional()]),
) as Record<string, z.ZodOptional<z.ZodType<Fact<unknown>>>>

/** The facts of the dossier, each under its own key. A file leaves out what is unknown. */
export type Dossier = Readonly<Record<DossierKey, Fact<unknown>>>

const unknown: Fact<unknown> = { value: null, basis: 'unknown' }

const besideThePoint: Fact<unknown> = {
  value: null,
  basis: 'not-applicable',
  note: 'The product is no record system.',
}

/** A dossier in which nothing is known. @param beside the groups that do not apply to the kind of product */
export function emptyDossier(beside: readonly string[]): Dossier {
  const facts = dossierGroups.flatMap(({ key: group, fields }) =>
    fields.map(({ key }) => [key, beside.includes(group) ? besideThePoint : unknown] as const),
  )
  return Object.fromEntries(facts) as Dossier
}

/** Whether a record says nothing of its own on a field. */
export const isBlank = (fact: Fact<unknown>): boolean =>
  fact === besideThePoint || (fact.basis === 'unknown' && fact.note === undefined && fact.differs === undefined)
