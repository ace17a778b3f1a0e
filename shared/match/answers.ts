import { z } from 'zod'
import { resolveVendorId } from '../catalogue/ids'
import { currentEmrs, industries, providerCounts } from '../leads/options'
import { featureKeys } from './keys'
import { criteria, presets } from './method'
import { settings } from './reading/situation'

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
const weight = z.number().min(0).max(100)

/** A practice's answers for the match; all are optional. */
export const answersSchema = z.object({
  industry: z.enum(valuesOf(industries)).optional(),
  setting: z.array(z.enum(settings)).max(settings.length).optional(),
  providers: z.number().int().min(1).max(100_000).optional(),
  numberOfProviders: z.enum(valuesOf(providerCounts)).optional(),
  budget: text(budgetMax).optional(),
  estimatedMonthlyBudget: text(budgetMax).optional(),
  current: z
    .string()
    .refine((key) => key === '' || isCurrent(key), 'Name a system from the list, or a catalogue id.')
    .optional(),
  currentEmr: z.enum(valuesOf(currentEmrs)).optional(),
  organizationDescription: text(textMax).optional(),
  must: keys.optional(),
  want: keys.optional(),
  weights: z
    .union(
      [
        z.enum(Object.keys(presets) as [keyof typeof presets, ...(keyof typeof presets)[]]),
        z.partialRecord(z.enum(criteria), weight),
      ],
      'Name a preset, or a number from 0 to 100 for each criterion.',
    )
    .optional(),
  version: z.string().max(40).optional(),
})

export type Answers = z.infer<typeof answersSchema>

function isCurrent(key: string): boolean {
  return resolveVendorId(key) !== undefined || currentEmrs.some(({ value }) => value === key)
}
