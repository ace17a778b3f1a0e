import { z } from 'zod'

/**
 * A value's basis. `spec`: our own figure, without a source. `sourced`: read at an address. `unverified`: without a
 * source. `unknown`: nothing found. `not-applicable`: the question does not arise for the product.
 */
export const bases = ['spec', 'sourced', 'unverified', 'unknown', 'not-applicable'] as const

export type Basis = (typeof bases)[number]

/** Who publishes a page: the vendor itself, a public body, the press, somebody with nothing to sell, or a directory. */
export const sourceKinds = ['vendor', 'regulator', 'press', 'independent', 'aggregator'] as const

export type SourceKind = (typeof sourceKinds)[number]

/** A page on which a value was read. */
export interface Source {
  name: string
  kind: SourceKind
  url: string
  /** The date on the page: a year, possibly with month and day. Absent if there is none. */
  dated?: string
  /** When we read it: a month, possibly with the day. */
  read: string
  /** What the page says about this value, in our words. */
  rests?: string
  /** How we know of the page, if we did not open it ourselves. */
  via?: string
}

/** A vendor's reply to one of our values, shown beside the value without changing it. */
export interface Reply {
  text: string
  /** Who replied: the vendor, possibly with a person's position. */
  by: string
  date: string
  /** Where the vendor published the reply. */
  url: string
}

/** What a feature costs beside the plan. */
export interface Charge {
  /** Dollars. */
  price: number
  /** What it is for: `provider and month`, `month` (for each user of the feature), `AI note`. Absent if not stated. */
  per?: string
  once?: true
  approximate?: true
  note?: string
  /** The field with the price's own evidence, such as `ai.price`. */
  field: string
}

/** What another source says of a price, in dollars a month for the whole practice or county. */
export interface OtherPrice {
  monthly: number
  form: 'starting-price' | 'county-contract'
}

/** One value with its evidence. */
export interface Fact<T> {
  /** Null if, and only if, the basis is `unknown` or `not-applicable`. */
  value: T | null
  basis: Basis
  /** Where it was read. Only `sourced` values have a source, and all of them do. */
  source?: Source
  /** What other readings say. */
  differs?: string
  /** What readers need to know with the value. A `partly` always has a note. */
  note?: string
  /** The only plans of the vendor that have it. Absent if all plans have it, or we do not know. */
  plans?: readonly string[]
  /** What it costs beside the plan. Absent if nothing, or we do not know. */
  extra?: readonly Charge[]
  /** The work that a feature does not cover, as its note says. */
  exceptFor?: readonly 'psychiatry'[]
  /** For a text on a feature: what it amounts to as an answer. Null if it says that nothing was found. */
  means?: Answer | null
  otherPrice?: OtherPrice
  /** For a limit: the feature that it is about, or `importing` charts. Absent if it concerns every practice. */
  about?: string
  /** For a limit: whether it is about the records that a practice takes along when it leaves. */
  whenLeaving?: true
  reply?: Reply
}

/** Yes, no, or partly, which its note explains. */
export type Answer = boolean | 'partly'

/**
 * Hosts whose pages prove nothing: copies of others' texts, machine-written pages, and vendors that describe
 * competitors' products to sell their own. `docs/data-guidelines.md` explains why each kind is rejected.
 */
const refusedHosts = [
  'accountablehq.com',
  'bankio.io',
  'brainscape.com',
  'control-automatico.net',
  'creati.ai',
  'cured.health',
  'curogram.com',
  'fourester.com',
  'grokipedia.com',
  'latenthq.com',
  'neobill.co',
  'oreate.ai',
  'pdfcoffee.com',
  'phiguard.app',
  'phillipsandcohen.com',
  'restaurantfacilitiesgroup.com',
  'supergood.ai',
  'tactionsoft.com',
  'therapydraft.com',
  'unified.to',
  'vdocuments.us',
  'youtubesummary.com',
]

/** Whether an address is on a host that is not accepted as evidence. */
export function isRefused(url: string): boolean {
  const { hostname } = new URL(url)
  return refusedHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

const text = z.string().min(1)
const month = String.raw`20\d\d-(0[1-9]|1[0-2])`
const day = String.raw`(-(0[1-9]|[12]\d|3[01]))?`

export const webAddress = z.url({ protocol: /^https?$/ })

const sourceSchema: z.ZodType<Source> = z.strictObject({
  name: text,
  kind: z.enum(sourceKinds),
  url: webAddress.refine((url) => !isRefused(url), 'a source of this kind is refused'),
  dated: z
    .string()
    .regex(new RegExp(`^(20\\d\\d|${month}${day})$`))
    .optional(),
  read: z.string().regex(new RegExp(`^${month}${day}$`)),
  rests: text.optional(),
  via: text.optional(),
})

const chargeSchema: z.ZodType<Charge> = z.strictObject({
  price: z.number().positive(),
  per: text.optional(),
  once: z.literal(true).optional(),
  approximate: z.literal(true).optional(),
  note: text.optional(),
  field: text,
})

/** What a fact may say of its value in a form that programs can use. */
export const structuredDetails = {
  plans: z.array(text).min(1).optional().describe('The only plans of the vendor that have it.'),
  extra: z.array(chargeSchema).min(1).optional().describe('What it costs beside the plan, in dollars.'),
  exceptFor: z
    .array(z.enum(['psychiatry']))
    .min(1)
    .optional()
    .describe('The work that a feature does not cover.'),
  means: z
    .union([z.boolean(), z.literal('partly'), z.null()])
    .optional()
    .describe('What a text on a feature amounts to as an answer; null if it says that nothing was found.'),
  otherPrice: z
    .strictObject({ monthly: z.number().positive(), form: z.enum(['starting-price', 'county-contract']) })
    .optional()
    .describe('What another source says of a price, in dollars a month for the whole practice or county.'),
}

const replyCharsMax = 600

const replySchema: z.ZodType<Reply> = z.strictObject({
  text: text.max(replyCharsMax),
  by: text,
  date: z.iso.date(),
  url: webAddress,
})

/** The schema of a fact whose value has the given schema. Also checks the rules that apply to every fact. */
export function fact<T>(value: z.ZodType<T>): z.ZodType<Fact<T>> {
  return z
    .strictObject({
      value: z.nullable(value),
      basis: z.enum(bases),
      source: sourceSchema.optional(),
      differs: text.optional(),
      note: text.optional(),
      ...structuredDetails,
      about: text.optional(),
      whenLeaving: z.literal(true).optional(),
      reply: replySchema.optional(),
    })
    .refine(
      (it) => (it.value === null) === (it.basis === 'unknown' || it.basis === 'not-applicable'),
      'no value means unknown or not applicable, and these mean no value',
    )
    .refine(
      (it) => (it.source !== undefined) === (it.basis === 'sourced'),
      'a sourced value has a source, no other has',
    )
    .refine((it) => it.value !== 'partly' || it.note !== undefined, 'a partial answer has a note')
    .refine((it) => it.basis !== 'not-applicable' || it.note !== undefined, 'what does not apply says why')
}

/** Yes, no, or partly. It must have a source or be our own figure, because the comparison and the match rely on it. */
export const answer: z.ZodType<Fact<Answer>> = fact(z.union([z.boolean(), z.literal('partly')])).refine(
  (it) => it.basis !== 'unverified',
  'a yes or no rests on a source, or is unknown',
)
