import { z } from 'zod'
import { organizationKeys } from '../match/terms/organizations'
import { webAddress } from './evidence'

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

const incident = z.strictObject({
  what: text,
  from: date.nullable(),
  to: date.nullable(),
  people: z.int().nullable(),
  outcome: text.nullable(),
})

/** The kinds of values, each with what it must be like. `words.ts` says how each reads. */
export const valueSchemas = {
  /** Yes, no, or partly, which the fact's note explains. */
  answer: z.union([z.boolean(), z.literal('partly')]),
  text,
  date,
  link: webAddress,
  list: z.array(text).min(1),
  rating: z.string().regex(/^([0-4]\.\d|5\.0)\/5$|^N\/A$/),
  cost: z.string().regex(/^\$\d+(\+|-\$\d+\+?)$/),
  billing: z.enum(['Per user', 'Flat rate', 'Revenue %', 'Enterprise']),
  duration: z.string().regex(/^\d+(-\d+)? (day|week)s?$/),
  support: z.enum(['24/7', 'Business hours', 'Email only']),
  /** A count, or a few words saying that there is nothing to count. */
  count: z.string().regex(/^\d+\+?$|^No [\w; ]{3,40}$/),
  /** Kinds of care, by the values of the lead form's industries. */
  care: z.array(z.enum(['mental-health', 'substance-abuse', 'eating-disorder', 'autism'])).min(1),
  levels: z.array(z.enum(['detox', 'residential', 'IOP/PHP', 'outpatient', 'inpatient'])).min(1),
  /** The kinds of organization for which a source shows that a system is made, or for which it is not. */
  organizations: z.array(z.enum(organizationKeys)).min(1),
  plans: z.array(plan).min(1),
  items: z.array(z.strictObject({ item: text, price: z.number(), per: text.optional(), note: text.optional() })).min(1),
  listing: z.looseObject({ chplNumber: text, product: text, version: text, status: text, certifiedOn: date }),
  surveillance: z.record(z.string(), z.int()),
  incidents: z.array(incident).min(1),
}

export type ValueKind = keyof typeof valueSchemas

/** The values of each kind. */
export type Values = { [Of in ValueKind]: z.infer<(typeof valueSchemas)[Of]> }

export type PricePlan = Values['plans'][number]
export type Item = Values['items'][number]
export type Incident = Values['incidents'][number]
