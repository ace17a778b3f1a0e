import { featuresOf, type Known } from './known'
import { slotsOf } from './slots'

const valuesOf = <Value>(items: readonly { value: Value }[]) => items.map(({ value }) => value)

/** What is known of a practice, in the shape of the JSON interface. */
export function readBackOf(known: Known) {
  const slots = slotsOf(known)
  return {
    organization: known.organization?.value ?? null,
    industry: valuesOf(known.areas),
    settings: valuesOf(known.settings),
    providers: known.providers?.value ?? null,
    prescribers: known.prescribers?.value ?? null,
    growth: known.growth?.value ?? null,
    sites: known.sites?.value ?? null,
    budget: known.budget?.value ?? null,
    must: featuresOf(known, 'must'),
    want: featuresOf(known, 'want'),
    declined: featuresOf(known, 'refused'),
    mentioned: featuresOf(known, 'mentioned'),
    current: known.current?.value.name ?? null,
    leaving: known.leaving?.value ?? false,
    avoided: valuesOf(known.avoided).map(({ name }) => name),
    questions: valuesOf(known.questions).map(({ text }) => text),
    notUnderstood: valuesOf(known.needs),
    unread: known.unread,
    country: known.country?.value ?? null,
    needsNoEmr: known.needsNoEmr?.value ?? null,
    contradictions: known.contradictions,
    /** By slot key. */
    origins: Object.fromEntries(slots.map(({ key, item }) => [key, item.origin])),
    /** The visitor's words that a piece of knowledge rests on, by slot key. */
    quotes: Object.fromEntries(slots.flatMap(({ key, item }) => (item.quote === null ? [] : [[key, item.quote]]))),
  }
}

export type ReadBack = ReturnType<typeof readBackOf>
