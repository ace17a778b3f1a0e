import type { ElsewhereSystem } from '../match/terms/answer'
import { type Organization, organizations, organizationsPhrase } from '../match/terms/organizations'
import { listed } from '../words'
import { institutionKinds } from './institutions'
import type { Kind } from './kind'
import { practiceKinds } from './practices'
import { programKinds } from './programs'
import { publicKinds } from './public'
import { systemsAbroad } from './systems'

export type { Kind } from './kind'
export { systemsAbroad }

const kinds = { ...practiceKinds, ...programKinds, ...publicKinds, ...institutionKinds }

/** All systems outside the catalogue that some kind names, each once, by name, with what each is. */
export function systemsOutside(): ElsewhereSystem[] {
  const named = [...allKinds().flatMap(({ elsewhere }) => elsewhere), ...systemsAbroad]
  return [...new Map(named.map((system) => [system.name, system])).values()].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  )
}

/** What is known of a kind of organization. @throws if a kind has no entry, which a test rules out */
export function kindOf(key: Organization): Kind {
  const kind = kinds[key]
  if (!kind) throw new Error(`No text for the kind of organization "${key}"`)
  return kind
}

/** All kinds with their keys, in the order of the list. */
export const allKinds = (): (Kind & { key: Organization })[] =>
  organizations.map(({ value }) => ({ key: value, ...kindOf(value) }))

/**
 * The text of a kind, 60 to 120 words: what its system must do, who is made for it, and what to ask first.
 *
 * @param withElsewhere whether to name systems that we have not reviewed
 * @param madeForNames the systems of the catalogue whose record says `madeFor` this kind
 */
export function kindText(key: Organization, madeForNames: readonly string[], withElsewhere = true): string {
  const { does, elsewhere, questions } = kindOf(key)
  return [
    does,
    madeSentence(key, madeForNames),
    ...(elsewhere.length === 0 || !withElsewhere
      ? []
      : [`Not in our catalogue and not reviewed: ${listed(elsewhere.map(({ name }) => name))}.`]),
    `Ask first: ${questions.join(' ')}`,
  ].join(' ')
}

function madeSentence(key: Organization, names: readonly string[]): string {
  if (names.length === 0) return `None of the systems here is known to be made for ${organizationsPhrase(key)}.`
  return `In our catalogue, ${listed(names)} ${names.length === 1 ? 'is' : 'are'} made for it.`
}
