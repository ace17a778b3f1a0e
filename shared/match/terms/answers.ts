import { z } from 'zod'
import { resolveVendorId } from '../../catalogue/ids'
import { currentEmrs, industries, providerCounts } from '../../leads/options'
import { settings } from './care'
import { featureKeys } from './features'
import { organizationKeys } from './organizations'
import { practices } from './practices'

const valuesOf = <T extends string>(options: readonly { value: T }[]) =>
  options.map(({ value }) => value) as [T, ...T[]]

/** The same length as the lead form's fields. */
const textMax = 10_000
const budgetMax = 200
const listMax = 40

const keys = z.array(z.enum(featureKeys as [string, ...string[]])).max(listMax)

/** Text of the lead form. Rejects what that form rejects, so both accept the same. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine(
      (value) => !(value.includes('\0') || /\p{Surrogate}/u.test(value)),
      'Remove the broken character from this text.',
    )

const system = z
  .string()
  .refine((key) => key === '' || isSystem(key), 'Name a system from the list, or a catalogue id.')
const count = z.number().int().max(100_000)

/** A practice's answers for the match; all are optional. The two texts are read; all else counts as chosen. */
export const answersSchema = z.object({
  organization: z.enum(organizationKeys as [string, ...string[]]).optional(),
  /** A kind of practice of the first `/match`, which stands for an organization, a kind of care, and its settings. */
  practice: z.enum(valuesOf(practices)).optional(),
  industry: z.enum(valuesOf(industries)).optional(),
  setting: z.array(z.enum(settings)).max(settings.length).optional(),
  providers: count.min(1).optional(),
  prescribers: count.min(0).optional(),
  numberOfProviders: z.enum(valuesOf(providerCounts)).optional(),
  budget: text(budgetMax).optional(),
  estimatedMonthlyBudget: text(textMax).optional(),
  current: system.optional(),
  currentEmr: z.enum(valuesOf(currentEmrs)).optional(),
  leaving: z.union([z.boolean(), z.literal('undecided')]).optional(),
  organizationDescription: text(textMax).optional(),
  must: keys.optional(),
  want: keys.optional(),
  declined: keys.optional(),
  /** Systems that are not wanted. */
  avoided: z.array(system).max(listMax).optional(),
})

export type Answers = z.infer<typeof answersSchema>

function isSystem(key: string): boolean {
  return resolveVendorId(key) !== undefined || currentEmrs.some(({ value }) => value === key)
}
