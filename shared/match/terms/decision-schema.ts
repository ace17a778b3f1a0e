import { z } from 'zod'
import { vendorIds } from '../../catalogue/ids'
import { areas, settings } from './care'
import { featureKeys } from './features'
import { otherProducts, stances } from './known'
import { organizationKeys } from './organizations'
import { type SlotKey, type SlotKind, singleSlots } from './slots'

/** As long as the longest text of the form, so every sentence of it can be named. */
const wordsMax = 10_000
const nameMax = 200
const countMax = 100_000
const moneyMax = 100_000_000

/** How many decisions are taken at once at most. */
export const decisionsMax = 300

const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !/\0|\p{Surrogate}/u.test(value), 'Remove the broken character from this text.')

const count = (least: number) => z.number().int().min(least).max(countMax)
const range = (number: z.ZodNumber) =>
  z.object({ least: number, most: number }).refine(({ least, most }) => least <= most, 'Put the smaller number first.')
const system = z.object({ id: z.enum(vendorIds).nullable(), name: text(nameMax) })

const budget = z.object({
  monthly: range(z.number().min(0).max(moneyMax)).nullable(),
  per: z.enum(['practice', 'provider', 'user', 'unclear']).nullable(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  shareOfRevenue: range(z.number().min(0).max(100)).nullable(),
  from: z.string().max(wordsMax),
})

/** `answer` is the slug of the page under `/answers` whose text closes it. */
const question = z.object({
  /** Null while the question waits for an answer. */
  closed: z.enum(['answered', 'not-for-us']).nullable(),
  answer: z
    .string()
    .regex(/^[a-z0-9-]{1,100}$/)
    .nullable()
    .default(null),
})

const values = {
  organization: z.enum(organizationKeys as [string, ...string[]]),
  providers: z
    .object({ least: count(1), most: count(1).nullable() })
    .refine(({ least, most }) => most === null || least <= most, 'Put the smaller number first.'),
  prescribers: z.union([count(0), z.boolean()]),
  growth: z.object({ to: count(1), when: z.string().max(nameMax) }),
  sites: count(1),
  budget,
  current: system,
  leaving: z.union([z.boolean(), z.literal('undecided')]),
  country: text(nameMax),
  needsNoEmr: z.enum(otherProducts),
  area: z.literal(true),
  setting: z.literal(true),
  wish: z.enum(stances),
  avoided: system,
  question,
  need: z.literal(true),
} as const satisfies Record<SlotKind, z.ZodType>

const listed = new Map<SlotKey, SlotKind>([
  ...singleSlots.map((key) => [key, key] as const),
  ...areas.map((key) => [key, 'area'] as const),
  ...settings.map((key) => [key, 'setting'] as const),
  ...featureKeys.map((key) => [key, 'wish'] as const),
])
const prefixed = ['avoided', 'question', 'need'] as const

/** The kind of the slot at an address, with the text that the address carries; undefined if there is no such slot. */
export function addressOf(key: SlotKey): { kind: SlotKind; words: string } | undefined {
  const kind = listed.get(key)
  if (kind) return { kind, words: '' }
  const prefix = prefixed.find((name) => key.startsWith(`${name}:`))
  if (!prefix) return undefined
  const words = text(wordsMax).safeParse(key.slice(prefix.length + 1))
  return words.success ? { kind: prefix, words: words.data } : undefined
}

/**
 * What a person says about one piece of knowledge. `value` has the shape of the slot's value: the one that was read if
 * it is right, another one if it is changed, null if it is dropped. A feature's value is its stance, that of a kind of
 * care, a setting, or a need is `true`, and that of a question says how it was closed. A key that nothing was read for
 * adds it.
 */
export interface Decision {
  key: SlotKey
  value: unknown
}

/** Accepts a decision about any slot, with its value in bounds. */
export const decisionSchema = z
  .object({ key: z.string().max(wordsMax + nameMax), value: z.unknown() })
  .transform(({ key, value }, context): Decision => {
    const address = addressOf(key)
    if (!address) {
      context.addIssue({ code: 'custom', path: ['key'], message: 'There is no such piece of knowledge.' })
      return z.NEVER
    }
    if (value === null) return { key, value }
    const result = values[address.kind].safeParse(value)
    const message = result.error ? wordsOf(result.error) : mismatchOf(address, result.data)
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['value'], message })
    return { key, value: result.data }
  })

/** A message of this file; zod's own ones are written for programmers. */
const wordsOf = ({ issues: [issue] }: z.ZodError): string =>
  issue?.code === 'custom' ? issue.message : 'This piece of knowledge cannot have that value.'

/** A system that is not wanted is addressed by its id, or by its name if the catalogue does not have it. */
function mismatchOf({ kind, words }: { kind: SlotKind; words: string }, value: unknown): string | undefined {
  if (kind !== 'avoided') return undefined
  const { id, name } = value as z.infer<typeof system>
  return (id ?? name) === words ? undefined : 'Name the system of the key.'
}
