import { basisWords } from '../../../shared/catalogue/basis'
import type { Basis, Fact } from '../../../shared/catalogue/evidence'
import type { Run } from './lines'
import { colors } from './style'

/** The letter behind a value in tables that have no room for words; a value that is not there says so itself. */
const letters: Readonly<Record<Basis, string>> = {
  sourced: 's',
  spec: 'o',
  unverified: 'u',
  unknown: '',
  'not-applicable': '',
}

/** What the letters mean, for the foot of such a table. */
export const lettersExplained = `${(['sourced', 'spec', 'unverified'] as const)
  .map((basis) => `${letters[basis]} = ${basisWords[basis].label.toLowerCase()}`)
  .join(', ')}. An asterisk marks a value with more than one reading.`

/** A value with its asterisk and the letter of its basis. */
export function markedText(text: string, { basis, differs }: Fact<unknown>, look: Omit<Run, 'text'> = {}): Run[] {
  const letter = letters[basis]
  if (letter === '') return [{ ...look, text, color: colors.inkSoft }]
  return [
    { ...look, text: `${text}${differs ? '*' : ''}` },
    { text: ` ${letter}`, color: colors.inkSoft },
  ]
}
