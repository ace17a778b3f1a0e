import { z } from 'zod'
import tracked from './rules.json' with { type: 'json' }
import { lasting } from './stated.mjs'
import { today } from './today'

const dateSchema = z.strictObject({
  date: z.iso.date(),
  /** What happens; with something to do, it is clear without the rule's name. */
  what: z.string(),
  /**
   * What a practice does before that day, if somebody has to act. Editors are reminded when the day comes near and after
   * it has passed.
   */
  toDo: z.string().endsWith('.').optional(),
})

/**
 * To change on a set day, in force with an exception, in force, different in each state, or not yet binding; in the order
 * of the page.
 */
export const standings = ['changing', 'partly', 'in force', 'by state', 'proposed'] as const

const sourceSchema = z.strictObject({
  name: z.string(),
  /** The page that somebody read. */
  url: z.url({ protocol: /^https$/ }),
  /** The official text, if `url` is somebody else's copy or account of it. We did not read it. */
  official: z.url({ protocol: /^https$/, hostname: /\.gov$/ }).optional(),
  /** Whose copy or account `url` is, such as `Justia's copy`. */
  copy: z.string().optional(),
  /** The date on the page; absent if there is none. */
  dated: z
    .string()
    .regex(/^20\d\d(-\d\d){0,2}$/)
    .optional(),
  /** The day on which somebody read the page; absent if that is the day on which the rule was checked. */
  read: z.iso.date().optional(),
})

/** What changes on the day on which a rule ends or another one takes its place. */
const afterSchema = z.strictObject({
  from: z.iso.date(),
  sentence: z.string().endsWith('.'),
  standing: z.enum(standings),
  state: z.string(),
  practice: z.string(),
})

/** What a rule's state comes down to. It groups the rules and determines how the page marks them. */
export type Standing = (typeof standings)[number]

const ruleSchema = z.strictObject({
  /** The id in `{{rule:id}}` and `/rules#id`; it never changes. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string(),
  /** The short statement with which every text gives the rule, word for word. */
  sentence: z.string().endsWith('.'),
  standing: z.enum(standings),
  /** The standing in words, with what is particular to this rule. */
  state: z.string(),
  /** What it is, beyond the sentence. It stays true when the rule ends. */
  about: z.string().endsWith('.'),
  /** What to do: a duty says "must", and advice asks or suggests. */
  practice: z.string().endsWith('.'),
  /** What to ask a vendor. */
  ask: z.string().endsWith('?'),
  /** What takes over by itself when the rule ends, so that no page goes on stating a rule that is over. */
  after: afterSchema.optional(),
  dates: z.array(dateSchema).min(1),
  /** A tracked rule that applies in this one's place to some cases, with the sentence that links to it. */
  exception: z.strictObject({ id: z.string(), what: z.string().endsWith('.') }).optional(),
  byState: z.array(z.strictObject({ state: z.string(), what: z.string() })).optional(),
  /** What bears on the rule and could not be read. */
  unread: z.string().endsWith('.').optional(),
  sources: z.array(sourceSchema).min(1),
  /** The day on which somebody last checked for changes. */
  checked: z.iso.date(),
})

/** A rule that practices and their record systems have to follow, with its status and sources. */
export type Rule = z.infer<typeof ruleSchema>

/** All tracked rules as they were written. Loading throws if the file does not match the schema. */
export const rules: readonly Rule[] = z.array(ruleSchema).parse(tracked)

/** All tracked rules as they stand on a day, in the order of the page: by standing. */
export function rulesOn(day: string): Rule[] {
  return rules
    .map(({ after, ...rule }) => {
      if (!after || day < after.from) return rule
      const { from: _from, ...now } = after
      return { ...rule, ...now }
    })
    .toSorted((a, b) => standings.indexOf(a.standing) - standings.indexOf(b.standing))
}

const checks = rules.map(({ checked }) => checked).toSorted()

/** The earliest of the days on which the rules were last checked: since that day, all of them were. */
export const checkedSince = (): string => checkAt(0)

/** The latest of those days, on which the page of rules changed. */
export const lastChecked = (): string => checkAt(-1)

function checkAt(place: number): string {
  const day = checks.at(place)
  if (!day) throw new Error('No rule is tracked')
  return day
}

/**
 * The sentence for a rule in a text that stays as it is written: today's, and the one that takes over on a later day.
 * Throws if the rule is not tracked.
 */
export function ruleSentence(id: string): string {
  return lasting(ruleOf(id), today())
}

/** What the page of rules calls a rule. Throws if the rule is not tracked. */
export const ruleName = (id: string): string => ruleOf(id).name

function ruleOf(id: string) {
  const rule = rules.find((one) => one.id === id)
  if (!rule) throw new Error(`No rule "${id}" is tracked`)
  return rule
}
