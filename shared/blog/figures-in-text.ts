export type Kind = 'price' | 'rating'

export interface Figure {
  kind: Kind
  value: number
  text: string
  start: number
  end: number
}

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?(?!\d|,\d{3})`
const scale = String.raw`(?:\s?(k|m|million|thousand)\b)?`
const price = new RegExp(
  String.raw`(?:(?:US)?\$\s?|\bUSD\s?)(${number})${scale}(?:\s?(?:-|–|—|to|and)\s?(?:\$\s?)?(${number})${scale}(?=\+|\s*(?:per|a|an|\/|each|every|month|monthly|[,.;:)|]|$)))?|(?<![\d.,$])(${number})\s?(?:US\s)?(?:dollars|USD)\b`,
  'gi',
)
const rating =
  /(?<![\d.,$/])(\d(?:\.\d+)?)\s?(?:\/|out of)\s?(?:5(?:\.0)?|five)(?![\d/.]\d|\d|\/)|(?<![\d.,$/])(\d\.\d+)\s?\/\s?10(?!\d)|(?<![\d.,$/])(\d(?:\.\d+)?)[\s-]?stars?\b|\b(?:rated|rating(?:\s(?:of|is|at)|:)?|scores?|scoring)\s(?:at\s)?(\d\.\d+)(?![\d%/])/gi

/** The prices and ratings in a text. */
export function figuresOf(text: string): Figure[] {
  const figure = (kind: Kind, match: RegExpExecArray, value: number) => ({
    kind,
    value,
    text: match[0].trim(),
    start: match.index,
    end: match.index + match[0].length,
  })
  const prices = Array.from(text.matchAll(price), (match) => {
    const [, low, lowScale, high, highScale, words] = match
    const pairs: [string | undefined, string | undefined][] = [
      [low ?? words, lowScale],
      [high, highScale],
    ]
    return pairs.flatMap(([digits, unit]) => (digits ? [figure('price', match, amount(digits, unit))] : []))
  })
  const ratings = Array.from(text.matchAll(rating), (match) =>
    figure('rating', match, Number(match[1] ?? match[2] ?? match[3] ?? match[4])),
  )
  return [...prices.flat(), ...ratings]
}

const scales: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6 }

const amount = (digits: string, unit = '') => Number(digits.replaceAll(',', '')) * (scales[unit.toLowerCase()] ?? 1)
