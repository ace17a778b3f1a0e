import { z } from 'zod'
import tracked from './rules.json' with { type: 'json' }

const dateSchema = z.strictObject({
  date: z.iso.date(),
  what: z.string(),
  /** A day on which something has to be done here, so that it is said when it comes near and when it has passed. */
  acts: z.literal(true).optional(),
})

const sourceSchema = z.strictObject({
  name: z.string(),
  url: z.url({ protocol: /^https$/ }),
  /** The date that the page bears; not there where it bears none. */
  dated: z
    .string()
    .regex(/^20\d\d(-\d\d){0,2}$/)
    .optional(),
})

const ruleSchema = z.strictObject({
  /** Names the rule in `{{rule:id}}` and in `/rules#id`; it never changes. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string(),
  /** What every text says of the rule, word for word. */
  sentence: z.string().endsWith('.'),
  state: z.string(),
  /** What it asks of a practice. */
  practice: z.string(),
  /** What it asks of the record system. */
  system: z.string(),
  dates: z.array(dateSchema).min(1),
  byState: z.array(z.strictObject({ state: z.string(), what: z.string() })).optional(),
  sources: z.array(sourceSchema).min(1),
  /** The day on which somebody last looked for something newer. */
  checked: z.iso.date(),
})

/** A rule that practices and their record systems have to follow, with its state and what that rests on. */
export type Rule = z.infer<typeof ruleSchema>

/** All rules that are tracked, in the order of the page. Throws on loading where the file is not of this shape. */
export const rules: readonly Rule[] = z.array(ruleSchema).parse(tracked)

/** The latest day on which somebody looked whether a rule had changed. */
export function lastChecked(): string {
  const [latest] = rules.map(({ checked }) => checked).toSorted((a, b) => b.localeCompare(a))
  if (!latest) throw new Error('No rule is tracked')
  return latest
}

/** The one sentence for a rule. Throws where the rule is not tracked. */
export function ruleSentence(id: string): string {
  const rule = rules.find((one) => one.id === id)
  if (!rule) throw new Error(`No rule “${id}” is tracked`)
  return rule.sentence
}
