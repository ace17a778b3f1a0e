// cspell:ignore otps acquir
import type { Known } from '../terms/known'
import type { Plain } from './plain'

const place =
  '(?:sites|locations|offices|clinics|centers|centres|campuses|facilities|hospitals|buildings|branches|houses|homes|otps|storefronts)'
const kind =
  '(?:(?!nursing|hospital|school|elementary|client|patient|skilled|other|more|new|additional)[a-z-]{1,20} ){0,2}'
const sites = new RegExp(
  `(?<![\\d.,$-])([1-9]\\d{0,2}) ${kind}(${place})\\b(?: and ([1-9]\\d{0,2}) ${kind}(${place})\\b)?|\\b(1) (?:office|location|site|clinic|campus)\\b`,
  'g',
)
const notOurs =
  /\b(?:refer\w{0,12}|bill\w{0,12}|claims|serve|serving|visit\w{0,12}|to|covers?|consults?(?: \w{1,20})? in|open(?:ing)?|add(?:ing)?|plan\w{0,12}|acquir\w{1,20}|they have|their)(?: \w{1,20})? $/

/** How many places a practice works at, if its text counts them; two counts are added up. */
export function readSites({ text, quote }: Plain): Known['sites'] {
  for (const match of text.matchAll(sites)) {
    if (notOurs.test(text.slice(Math.max(0, match.index - 30), match.index))) continue
    const value = Number(match[1] ?? match[5]) + Number(match[3] ?? 0)
    return { value, origin: 'read', quote: quote(match.index, match.index + match[0].length) }
  }
  return null
}
