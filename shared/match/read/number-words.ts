const units = listed(
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  1,
)
const tens = listed('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10)
/** In Spanish without `uno`, `una`, and `once`, which are more often something else. */
// cspell:disable-next-line
const spanish = listed('dos tres cuatro cinco seis siete ocho nueve diez', 2)
const dozens: Readonly<Record<string, number>> = {
  'half a dozen': 6,
  'a half dozen': 6,
  'a dozen': 12,
  'two dozen': 24,
  'three dozen': 36,
  'a couple of': 2,
  'a couple': 2,
  'a hundred': 100,
  'a thousand': 1000,
}

const either = (words: object) => Object.keys(words).join('|')
/** Number words up to ninety-nine, dozens, and hundreds, in lowercase text. */
export const numberWord = new RegExp(
  `\\b(?:(?:${either(dozens)})|(?<!\\b(?:to|or) )(?:${either(units)}) hundred|(?:${either(tens)})(?:[- ](?:${either(units)}))?|${either(units)}|${either(spanish)})\\b`,
  'g',
)

/** The number behind such words, in digits. */
export function digitsOf(words: string): string {
  const whole = dozens[words] ?? units[words] ?? tens[words] ?? spanish[words]
  if (whole !== undefined) return String(whole)
  if (words.endsWith(' hundred')) return String(100 * (units[words.slice(0, -' hundred'.length)] ?? 1))
  const [ten = '', unit = ''] = words.split(/[- ]/)
  return String((tens[ten] ?? 0) + (units[unit] ?? 0))
}

function listed(words: string, first: number, step = 1): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, at) => [word, first + at * step]))
}
