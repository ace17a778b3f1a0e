import { z } from 'zod'
import { answer, type Fact, fact, webAddress } from '../evidence'
import { type DossierKind, dossierFields } from './fields'

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

/** The facts of a dossier by their keys; missing ones are unknown. */
export type Dossier = Readonly<Record<string, Fact<unknown> | undefined>>

export const dossierSchema: z.ZodType<Dossier> = z.strictObject(
  Object.fromEntries(dossierFields.map(({ key, kind }) => [key, kinds[kind].optional()])),
)
