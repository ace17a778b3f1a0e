import { folded } from '../fold'

/** The letters and digits of a folded text. */
export const lettersOf = (text: string): string => folded(text).replace(/[^\p{L}\p{N}]/gu, '')
