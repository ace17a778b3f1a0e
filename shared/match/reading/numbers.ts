const units: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
}
const tens: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

const unitWords = Object.keys(units).join('|')
const tenWords = Object.keys(tens).join('|')
const numberWord = new RegExp(`\\b(?:(${tenWords})(?:[- ](${unitWords}))?|(${unitWords})|(a dozen|a hundred))\\b`, 'g')

/** Replaces number words up to ninety-nine, "a dozen", and "a hundred" by digits. Expects lowercase text. */
function withDigits(text: string): string {
  return text.replace(numberWord, (_, ten?: string, afterTen?: string, unit?: string, round?: string) => {
    if (round) return round === 'a dozen' ? '12' : '100'
    if (unit) return String(units[unit])
    return String((tens[ten ?? ''] ?? 0) + (afterTen ? (units[afterTen] ?? 0) : 0))
  })
}

/** A fraction in one character, after its whole number. */
const fraction = /(\p{Nd} ?)?([¼-¾⅐-⅞↉])/gu
/** Groups of three digits after a space or an apostrophe: `1 200`, `1'200`, but not the parts of a phone number. */
const grouping = /(?<![\d.,]|[a-z]-)[1-9]\d{0,2}(?:( |')\d{3})(?:\1\d{3})*(?![' ]?\d|-\d{4})/g

/**
 * Lowercase text with compatible characters in their plain form, such as full-width ones, except those that would become
 * part of a number: `10½` is `10.50` instead of `101/2`; a raised digit is left out, and a circled one is a space.
 */
export function withPlainNumbers(text: string): string {
  return text
    .replace(fraction, (_, whole = '0', sign: string) => {
      const [over = '0', under = '1'] = sign.normalize('NFKD').split('⁄')
      return whole.trim() + (Number(over) / Number(under)).toFixed(2).slice(1)
    })
    .replace(/[²³¹⁰-₎]/g, '')
    .replace(/[^\0-\x7f]/gu, (sign) => (!/\p{Nd}/u.test(sign) && /\d/.test(sign.normalize('NFKC')) ? ' ' : sign))
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .toLowerCase()
}

/**
 * Normalizes free text before it is read: lowercase, plain dashes, spaces, and quotes, digits for number words, and
 * commas in large numbers.
 */
export function plainText(text: string): string {
  return withDigits(
    withPlainNumbers(text)
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .replace(/[‐-―−]/g, '-')
      .replace(/[‘’ʼ]/g, "'")
      .replace(/\s+/g, ' ')
      .replace(grouping, (digits) => digits.replace(/[ ']/g, ','))
      .trim(),
  )
}
