import { compared, pickable, type Vendor, vendors } from '../catalogue'
import { decides } from '../catalogue/proof'
import type { ElsewhereSystem } from '../match/terms/answer'
import { type Organization, organizations, organizationsPhrase } from '../match/terms/organizations'
import { listed } from '../words'
import file from './kinds.json' with { type: 'json' }

/** A page that states a rule of a kind's text. */
interface KindSource {
  name: string
  url: string
  /** When we read it: a month, possibly with the day. */
  read: string
}

/** What we know of one kind of organization, apart from the catalogue. */
export interface Kind {
  /** What its system must do, in two or three short sentences. */
  does: string
  /** Products outside the catalogue. We have not reviewed them. One that enters the catalogue drops out by itself. */
  elsewhere: readonly ElsewhereSystem[]
  /** The first two questions to ask a vendor. */
  questions: readonly string[]
  /** Where the rules stand that `does` states; empty if it states none. */
  sources: readonly KindSource[]
}

const kinds: Readonly<Record<Organization, Kind>> = file.kinds

/** Products for practices outside the United States, which the catalogue does not cover. */
const abroad: readonly ElsewhereSystem[] = file.abroad

/** The EMRs whose record says, with a source, that they are made for a kind of organization, by name. */
export function systemsMadeFor(key: Organization, among: readonly Vendor[] = pickable): Vendor[] {
  return among
    .filter(({ madeFor: { value, basis }, product }) => !product && decides(basis) && value?.includes(key))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Of these, too little is known to recommend or compare them. */
const listedOnly = vendors.filter((vendor) => !compared.includes(vendor))

const onRecord = new Set(vendors.map(({ name }) => name.toLowerCase()))
const outside = (systems: readonly ElsewhereSystem[]) => systems.filter(({ name }) => !onRecord.has(name.toLowerCase()))

/**
 * What an answer may mention besides the picks: systems outside the catalogue, and those in it of which too little is
 * known to recommend them.
 */
export const systemsBeside = (key: Organization): ElsewhereSystem[] => [
  ...systemsMadeFor(key, listedOnly).map(({ id, name }) => ({
    name,
    url: `/emr/${id}`,
    kind: 'too little is public to recommend it',
  })),
  ...kindOf(key).elsewhere,
]

/** Products for practices in another country: those of the catalogue that are made there, and others. */
export const systemsAbroad = (country: string): ElsewhereSystem[] => [
  ...pickable
    .filter((vendor) => String(vendor['company.headquarters'].value).endsWith(`, ${country}`))
    .map(({ id, name }) => ({ name, kind: `made in ${country}`, url: `/emr/${id}` })),
  ...outside(abroad),
]

/** All systems outside the catalogue that some kind names, each once, by name, with what each is. */
export function systemsOutside(): ElsewhereSystem[] {
  const named = [...allKinds().flatMap(({ elsewhere }) => elsewhere), ...outside(abroad)]
  return [...new Map(named.map((system) => [system.name, system])).values()].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  )
}

/** What is known of a kind of organization. */
export const kindOf = (key: Organization): Kind => ({ ...kinds[key], elsewhere: outside(kinds[key].elsewhere) })

/** All kinds with their keys, in the order of the list. */
export const allKinds = (): (Kind & { key: Organization })[] =>
  organizations.map(({ value }) => ({ key: value, ...kindOf(value) }))

/**
 * The text of a kind, 60 to 120 words: what its system must do, who is made for it, and what to ask first.
 *
 * @param withOthers whether to name systems that an answer lists by themselves
 */
export function kindText(key: Organization, withOthers = true): string {
  const { does, elsewhere, questions } = kindOf(key)
  return [
    does,
    madeSentence(key),
    ...(elsewhere.length === 0 || !withOthers ? [] : [`Not in our catalogue and not reviewed: ${namesOf(elsewhere)}.`]),
    `Ask first: ${questions.join(' ')}`,
  ].join(' ')
}

const namesOf = (systems: readonly { name: string }[]) => listed(systems.map(({ name }) => name))

/** Whether systems are made for a kind that an answer may name, only those of which too little is known, or none. */
export function served(key: Organization): 'yes' | 'thin' | 'no' {
  if (systemsMadeFor(key).length > 0) return 'yes'
  return systemsMadeFor(key, listedOnly).length > 0 ? 'thin' : 'no'
}

function madeSentence(key: Organization): string {
  const [made, thin] = [systemsMadeFor(key), systemsMadeFor(key, listedOnly)]
  if (made.length > 0) return `In our catalogue, ${areMadeFor(made)}.`
  if (thin.length > 0) return `${areMadeFor(thin)}, but too little is public for us to recommend one.`
  return `None of the systems here is known to be made for ${organizationsPhrase(key)}.`
}

const areMadeFor = (systems: readonly Vendor[]) =>
  `${namesOf(systems)} ${systems.length === 1 ? 'is' : 'are'} made for it`
