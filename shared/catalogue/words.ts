import { dollars, listed } from '../words'
import { basisWords, dateWords } from './basis'
import { listItemWords } from './care'
import type { Answer, Charge, Fact } from './evidence'
import type { FieldKey, FieldRow } from './fields'
import type { ValueKind, Values } from './kinds'
import { priceUnit } from './price'
import type { Vendor } from './schema'
import { incidentWords, itemWords, listingWords, listWords, planLine, surveillanceWords } from './value-words'

/** How each kind of value reads, one line for each of its parts. Kinds that are left out are texts and read as they are. */
const readings: { [Of in ValueKind]?: (value: Values[Of]) => string[] } = {
  answer: (answer) => [answerWords(answer)],
  date: (date) => [dateWords(date)],
  list: (list) => [listWords(list)],
  care: (kinds) => [kinds.map(listItemWords).join(', ')],
  levels: (levels) => [levels.join(', ')],
  organizations: (kinds) => [kinds.map(listItemWords).join(', ')],
  plans: (plans) => plans.map(planLine),
  items: (items) => items.map(itemWords),
  listing: (listing) => [listingWords(listing)],
  surveillance: (counts) => [surveillanceWords(counts)],
  incidents: (incidents) => incidents.map(incidentWords),
}

type Row = Pick<FieldRow, 'kind' | 'missing'>

/** A fact in words, one line for each part of its value. A missing value is never a no, but the label of its basis. */
export function factLines({ kind, missing }: Row, { value, basis }: Pick<Fact<unknown>, 'value' | 'basis'>): string[] {
  if (value === null) return [missing ?? basisWords[basis].label]
  const read = readings[kind] as ((value: unknown) => string[]) | undefined
  return read ? read(value) : [String(value)]
}

/** The same on one line. */
export const factWords = (row: Row, fact: Pick<Fact<unknown>, 'value' | 'basis'>): string =>
  factLines(row, fact).join('; ')

/** The kinds of lists whose items have names. */
const ofTerms = new Set<ValueKind>(['care', 'levels', 'organizations'])

/** A known fact as part of a sentence, without a period at its end: `detox and residential`. */
export function factPhrase(row: Row, fact: Fact<unknown>): string {
  const { value } = fact
  return Array.isArray(value) && ofTerms.has(row.kind)
    ? listed(value.map(listItemWords))
    : withoutEnd(factWords(row, fact))
}

/** A fact of a record in words; the price with its unit. */
export function recordWords(row: Row & { key: FieldKey }, vendor: Vendor): string {
  const words = factWords(row, vendor[row.key])
  return row.kind === 'cost' && vendor[row.key].value !== null ? `${words} ${priceUnit(vendor)}` : words
}

/**
 * The plans that have a feature, and what it costs beside them: `Plus plan only`, `extra: $15 per provider a month`;
 * undefined if it depends on neither.
 */
export function conditionWords({ plans, extra }: Pick<Fact<unknown>, 'plans' | 'extra'>): string | undefined {
  const having = plans && `${listed(plans)} ${plans.length === 1 ? 'plan' : 'plans'}`
  const charges = extra && [chargesWords(extra), ...extra.flatMap(({ note }) => note ?? [])].join(', ')
  if (having && charges) return `${having}; on others ${charges} extra`
  return having ? `${having} only` : charges && `extra: ${charges}`
}

/** The same in parentheses after a value: ` (Plus plan only)`; empty if it depends on neither. */
export function inParentheses(fact: Pick<Fact<unknown>, 'plans' | 'extra'>): string {
  const words = conditionWords(fact)
  return words ? ` (${words})` : ''
}

/** Charges in words: `$49 per clinician a month and $89 once`. */
export const chargesWords = (charges: readonly Charge[]): string => listed(charges.map(chargeWords))

/** `about $75 per provider once`, `$49 per clinician a month`, `$65 a month`. */
function chargeWords({ price, per, once, approximate }: Charge): string {
  const [unit, period] = (per ?? '').split(' and ')
  const units = unit === 'month' ? ' a month' : unit && ` per ${unit}`
  return `${approximate ? 'about ' : ''}${dollars(price)}${units}${period ? ` a ${period}` : ''}${once ? ' once' : ''}`
}

/** `Yes`, `No`, or `Partly`. */
export function answerWords(answer: Answer): string {
  if (answer === 'partly') return 'Partly'
  return answer ? 'Yes' : 'No'
}

/** A sentence without its period, for use within another one. */
export const withoutEnd = (text: string) => text.replace(/\.$/, '')
