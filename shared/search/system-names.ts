import { namesOf } from '../blog/vendor-names'
import { vendors } from '../catalogue'
import { connecting } from './connecting'

const names = [...new Set(vendors.flatMap(namesOf).filter((name) => !name.includes(' ')))]

/** The names of systems that are one word, in small letters. */
export const systemNames: ReadonlySet<string> = new Set(names.map((name) => name.toLowerCase()))

/**
 * The names that are two words joined into one, each with those two in small letters. `my chart` is not among them: with
 * a word that connects others, two words seldom mean the name.
 */
export const joinedNames: readonly { name: string; apart: string }[] = names
  .map((name) => ({ name, apart: name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase() }))
  .filter(({ apart }) => apart.includes(' ') && !apart.split(' ').some((word) => connecting.has(word)))
