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

const sourceSchema = z.strictObject({
  name: text,
  kind: z.enum(sourceKinds),
  url: webAddress.refine((url) => !isRefused(url), 'a source of this kind is refused'),
  /** The date on the page: a year, possibly with month and day. Absent if there is none. */
  dated: z
    .string()
    .regex(new RegExp(`^(20\\d\\d|${month}${day})$`))
    .optional(),
  /** When we read it: a month, possibly with the day. */
  read: z.string().regex(new RegExp(`^${month}${day}$`)),
  /** What the page says about this value, in our words. */
  rests: text.optional(),
  /** How we know of the page, if we did not open it ourselves. */
  via: text.optional(),
})

/** A page on which a value was read. */
export type Source = z.infer<typeof sourceSchema>

const chargeSchema = z.strictObject({
  /** Dollars. */
  price: z.number().positive(),
  /** What it is for: `provider and month`, `month` (for each user of the feature), `AI note`. Absent if not stated. */
  per: text.optional(),
  once: z.literal(true).optional(),
  approximate: z.literal(true).optional(),
  note: text.optional(),
  /** The field with the price's own evidence, such as `ai.price`. */
  field: text,
})

/** What a feature costs beside the plan. */
export type Charge = z.infer<typeof chargeSchema>

const answerSchema = z.union([z.boolean(), z.literal('partly')])

/** Yes, no, or partly, which its note explains. */
export type Answer = z.infer<typeof answerSchema>

/** What a fact may say of its value in a form that programs can use. What is absent is not so, or not known. */
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

const replySchema = z.strictObject({
  text: text.max(replyCharsMax),
  /** Who replied: the vendor, possibly with a person's position. */
  by: text,
  date: z.iso.date(),
  /** Where the vendor published the reply. */
  url: webAddress,
})

/** A vendor's reply to one of our values, shown beside the value without changing it. */
export type Reply = z.infer<typeof replySchema>

const evidence = {
  basis: z.enum(bases),
  /** Where it was read. Only `sourced` values have a source, and all of them do. */
  source: sourceSchema.optional(),
  /** What other readings say. */
  differs: text.optional(),
  /** What readers need to know with the value. A `partly` always has a note. */
  note: text.optional(),
  ...structuredDetails,
  /** For a limit: the feature that it is about, or `importing` charts. Absent if it concerns every practice. */
  about: text.optional(),
  /** For a limit: whether it is about the records that a practice takes along when it leaves. */
  whenLeaving: z.literal(true).optional(),
  reply: replySchema.optional(),
}

/** One value with its evidence; null if, and only if, the basis is `unknown` or `not-applicable`. */
export type Fact<T> = z.infer<z.ZodObject<typeof evidence>> & { value: T | null }

/** What another source says of a price. */
export type OtherPrice = NonNullable<Fact<unknown>['otherPrice']>

/** The schema of a fact whose value has the given schema. Also checks the rules that apply to every fact. */
export function fact<T>(value: z.ZodType<T>): z.ZodType<Fact<T>> {
  return z
    .strictObject({ value: z.nullable(value), ...evidence })
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
export const answer: z.ZodType<Fact<Answer>> = fact(answerSchema).refine(
  (it) => it.basis !== 'unverified',
  'a yes or no rests on a source, or is unknown',
)
