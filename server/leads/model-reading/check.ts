import { z } from 'zod'
import { readBudget } from '../../../shared/match/read/budget'
import { answerFor } from '../../../shared/match/read/index'
import { plainOf } from '../../../shared/match/read/plain'
import { systemNamed } from '../../../shared/match/read/systems-lexicon'
import { areas, settings } from '../../../shared/match/terms/care'
import { addressOf, decisionSchema } from '../../../shared/match/terms/decision-schema'
import { featureKeys } from '../../../shared/match/terms/features'
import type { SystemName } from '../../../shared/match/terms/known'
import type { SlotKey, SlotKind } from '../../../shared/match/terms/slots'
import { spaced, standingIn } from './standing'

/** A checked item of a model's reading: the address of a slot, its value as a decision has it, and the visitor's words. */
export interface ModelItem {
  key: SlotKey
  value: unknown
  quote: string
}

export const itemsMax = 60
const quoteMax = 240

/** What a model may fill: never how many people there are, and no text but the visitor's own. */
export const modelSlots: readonly string[] = [
  ...(['organization', 'sites', 'budget', 'current', 'leaving', 'needsNoEmr', 'avoided', 'question', 'need'] as const),
  ...areas,
  ...settings,
  ...featureKeys,
]

const itemSchema = z.object({
  slot: z.string().refine((slot) => modelSlots.includes(slot)),
  value: z.union([z.string().max(200), z.number(), z.boolean()]),
  quote: z.string().min(2).max(quoteMax),
})
type Given = z.infer<typeof itemSchema>

const answerSchema = z.object({ items: z.array(z.unknown()) })

/** What of a model's answer can be used, and how many items cannot. An answer of another form has none. */
export function checkAnswer(answer: unknown, texts: readonly string[]): { items: ModelItem[]; dropped: number } {
  const given = answerSchema.safeParse(answer).data?.items ?? []
  const places = texts.map(spaced)
  const items = new Map<SlotKey, ModelItem>()
  for (const one of given.slice(0, itemsMax)) {
    const item = checkItem(one, places)
    if (item && !items.has(item.key)) items.set(item.key, item)
  }
  return { items: [...items.values()], dropped: given.length - items.size }
}

function checkItem(one: unknown, places: Parameters<typeof standingIn>[0]): ModelItem | null {
  const given = itemSchema.safeParse(one).data
  const quote = given && standingIn(places, given.quote)
  if (!quote) return null
  const slot = slotFor({ ...given, quote })
  const decision = slot && decisionSchema.safeParse(slot).data
  return decision ? { ...decision, quote } : null
}

/** The address and the value of an item whose quote stands in the text; null if the quote does not bear it. */
function slotFor(item: Given): { key: SlotKey; value: unknown } | null {
  const { slot: key, value } = item
  const make = makers[addressOf(key)?.kind ?? key]
  return make ? make(item) : { key, value }
}

/** What the words of a quote have to look like to be a need: a noun phrase, not a sentence. */
const phrase = /^(?:[^\s.?!;:,]{1,40} ){0,7}[^\s.?!;:,]{1,40}$/
const money = /[$€£]|\b(?:dollars?|bucks|usd|eur|euros?|cad|gbp|pounds)\b/i

type Maker = (item: Given) => { key: SlotKey; value: unknown } | null

/** The slots whose values do not follow from the model's word alone. */
const makers: Readonly<Partial<Record<string, Maker>>> = {
  area: ({ slot }) => ({ key: slot, value: true }),
  setting: ({ slot }) => ({ key: slot, value: true }),
  // Nothing follows from a mention.
  wish: ({ slot, value }) => (value === 'mentioned' ? null : { key: slot, value }),
  sites: ({ slot, value, quote }) =>
    plainOf(quote)
      .text.match(/\d{1,9}/g)
      ?.includes(String(value))
      ? { key: slot, value }
      : null,
  budget({ slot, quote }) {
    const value = money.test(quote) ? readBudget(quote, null) : null
    return value?.monthly ? { key: slot, value } : null
  },
  current(item) {
    const value = systemOf(item)
    return value && { key: 'current', value }
  },
  avoided(item) {
    const value = systemOf(item)
    return value && { key: `avoided:${value.id ?? value.name}`, value }
  },
  question: ({ quote }) => ({ key: `question:${quote}`, value: { closed: null, answer: answerFor(quote) } }),
  need: ({ quote }) => (phrase.test(quote) ? { key: `need:${quote}`, value: true } : null),
} satisfies Partial<Record<SlotKind, Maker>>

/** A system that the quote names: ours if we know it, otherwise in the visitor's words. */
function systemOf({ value, quote }: Given): SystemName | null {
  const name = typeof value === 'string' ? standingIn([spaced(quote)], value) : null
  return name ? (systemNamed(name) ?? { id: null, name }) : null
}
