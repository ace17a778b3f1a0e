import type { z } from 'zod'
import { requiredText } from '../text'
import { formerPasswordName, passwordOwner, roles } from './actor'

/** Letters of other alphabets, and digits, that look like the Latin letters below them. */
// cspell:disable-next-line
const lookalikes = ['авекмнорстухіјѕԁһӏԛԝαβεικνορτυχ01', 'abekmhopctyxljsdhlqwabelkvoptuxol']
const latinOf = new Map([...(lookalikes[0] ?? '')].map((letter, at) => [letter, lookalikes[1]?.[at] ?? letter]))

/** One text for names that could be mistaken for one another: no case, accents, punctuation, or similar letters. */
export const foldedName = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')]
    .map((letter) => latinOf.get(letter) ?? letter)
    .join('')
    .replaceAll('i', 'l')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Characters that cannot be seen or that change the direction of the text, and accents piled up. */
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{3}/u

const reserved = new Set([passwordOwner.name, formerPasswordName, 'System'].map(foldedName))
/** What histories and the audit log add to a name, in brackets. */
const additions = new Set(['token', ...roles.flatMap(({ value, label }) => [value, label])].map(foldedName))

/** Whether the audit log could show a name as something that it is not, such as the password's session or a token. */
function isMisleading(name: string): boolean {
  const addition = /\p{Ps}([^\p{Ps}]*)$/u.exec(name.normalize('NFKC'))?.[1] ?? ''
  return (
    reserved.has(foldedName(name)) ||
    foldedName(addition)
      .split(' ')
      .some((word) => additions.has(word))
  )
}

/** The name of a person or a program, under which the audit log shows what they do. */
export const authorName = (max: number, missing: string): z.ZodType<string> =>
  requiredText(max, missing)
    .refine((name) => !hidden.test(name), 'Remove the invisible or piled-up characters from this name.')
    .refine((name) => !isMisleading(name), 'Choose another name. In the audit log this one would mean something else.')
