// cspell:ignore licen pupm pppm
import { anyCurrency, currencyOf } from './currencies'
import { anyTitle, everybody } from './titles'

/** An amount of money with what its clause says of it. */
export interface Amount {
  value: number
  /** ISO 4217. */
  currency: string
  /** Whether the text has a sign or name of a currency beside it. */
  hasCurrency: boolean
  /** `k` and the like, which a range says only once: `2-3k`. */
  scale: number
  start: number
  end: number
}

const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  million: 1e6,
}

const amount = new RegExp(
  `(?<![\\p{L}\\d.,/])(${anyCurrency})? ?(?<![\\d.,]|\\b\\p{L}{1,20}-)(\\d{1,3}(?:,\\d{3})+|\\d{1,9})(\\.\\d{1,2})?(?:-?ish)?(?: ?(hundred|k|grand|thousand|mm|mil|million|m)(?![\\p{L}\\d]))?(?:ish)?\\+?(?![\\d.,]{0,12}\\d)(?: ?(${anyCurrency})(?![\\p{L}]))?`,
  'gu',
)

const person = `(?:(?:billing|billable|full[- ]time|active|individual|clinical) )?(?:${anyTitle}|${everybody}|users?|seats?|people|person|heads?|log-?ins?|licen[sc]es?|of us)`
/** A number that counts something else: people, months, years, percent, clients. */
const countsElse = new RegExp(
  `^(?:-| )?(?:${person}\\b|mo\\b(?=.{0,20}\\d| the)|months?\\b|years?\\b|yrs?\\b|weeks?\\b|wks?\\b|days?\\b|hours?\\b|hrs?\\b|minutes?\\b|%|percent|sites?\\b|locations?\\b|beds?\\b|clients?\\b|patients?\\b|claims?\\b|sessions?\\b|figures\\b|x\\b|st\\b|nd\\b|rd\\b|th\\b|time\\b)`,
)
const calendar =
  /(?:\b(?:in|by|until|fy|since|this|for|of|q[1-4]|january|february|march|april|may|june|july|august|september|october|november|december) ?)$/
const isCalendarYear = (value: number) => value >= 1990 && value <= 2045

/** All amounts of money in a plain text, without numbers that count something else. */
export function amountsIn(text: string): Amount[] {
  return Array.from(text.matchAll(amount), (match) => {
    const [words, before, integer = '', fraction = '', scale, after] = match
    const named = before ?? after
    const start = match.index + (words.length - words.trimStart().length)
    const end = match.index + words.trimEnd().length
    const plainValue = Number(integer.replaceAll(',', '') + fraction)
    const isElse =
      named === undefined &&
      (countsElse.test(text.slice(end, end + 30)) ||
        (isCalendarYear(plainValue) &&
          (calendar.test(text.slice(Math.max(0, start - 12), start)) ||
            /^ (?:budget|fiscal)/.test(text.slice(end, end + 8)))))
    if (isElse || /^0\d/.test(integer) || plainValue * (scales[scale ?? ''] ?? 1) > 1e8) return []
    return [
      {
        value: plainValue,
        currency: (named && currencyOf(named)?.code) || 'USD',
        hasCurrency: named !== undefined,
        scale: scales[scale ?? ''] ?? 1,
        start,
        end,
      },
    ]
  }).flat()
}

/** What an amount is per: a person, as a pattern on plain text. */
export const perPerson = new RegExp(
  `(?:\\bper|/|\\bfor each|\\bfor every|\\bevery|\\beach|\\ban?) ?(${person})(?![a-z])|\\b(each(?! (?:month|mo|year|yr|week|quarter)\\b)|apiece|a head|a pop|pupm|pppm|pp)\\b|(?:(?<![a-z])x|[×*@]|\\btimes) ?(?!12 ?(?:[.,;)=]|$))\\d{1,4}(?: ?(?:${person})(?![a-z])|(?= ?(?:[.,;)=]|$)))`,
)
