import { namesOf } from '../blog/vendor-names'
import { vendors } from '../catalogue'
import { connecting } from './connecting'
import { lettersOf } from './letters'

const names = [...new Set(vendors.flatMap(namesOf).filter((name) => !name.includes(' ')))]

const inLetters = new Set(names.map(lettersOf))

/** Whether a word is the name of a system, whatever marks it is written with. */
export const isSystemName = (word: string): boolean => inLetters.has(lettersOf(word))

/**
 * The names that are two words joined into one, each with those two in small letters. `my chart` is not among them: with
 * a word that connects others, two words seldom mean the name.
 */
export const joinedNames: readonly { name: string; apart: string }[] = names
  .map((name) => ({ name, apart: name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase() }))
  .filter(({ apart }) => apart.includes(' ') && !apart.split(' ').some((word) => connecting.has(word)))
