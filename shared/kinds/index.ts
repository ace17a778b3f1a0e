import { compared, pickable, type Vendor, vendors } from '../catalogue'
import { decides } from '../catalogue/proof'
import type { ElsewhereSystem } from '../match/terms/answer'
import { type Organization, organizations, organizationsPhrase } from '../match/terms/organizations'
import { listed } from '../words'
import { institutionKinds } from './institutions'
import type { Kind } from './kind'
import { practiceKinds } from './practices'
import { programKinds } from './programs'
import { publicKinds } from './public'
import { systemsAbroad as abroad } from './systems'

export type { Kind } from './kind'

const kinds = { ...practiceKinds, ...programKinds, ...publicKinds, ...institutionKinds }

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

/** What is known of a kind of organization. @throws if a kind has no entry, which a test rules out */
export function kindOf(key: Organization): Kind {
  const kind = kinds[key]
  if (!kind) throw new Error(`No text for the kind of organization "${key}"`)
  return { ...kind, elsewhere: outside(kind.elsewhere) }
}

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
