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

/** Normalizes free text before it is read: lowercase, plain dashes, spaces, and quotes, digits for number words. */
export function plainText(text: string): string {
  return withDigits(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[‐-―−]/g, '-')
      .replace(/[’ʼ]/g, "'")
      .replace(/\s+/g, ' ')
      .trim(),
  )
}
