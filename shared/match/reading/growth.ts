import { grouped } from '../../words'
import { plainText } from './numbers'
import type { ProvidersRead } from './people'
import { titlePatterns } from './titles'

/** How many people are to give care later, as a description states it. */
export interface GrowthRead {
  to: number
  /** `next year`, `in spring`; empty if the description does not say when. */
  when: string
}

/** Only this many characters are read; the form rejects longer texts anyway. */
const charactersMax = 10_000

const number = '(\\d{1,3}(?:[,.]\\d{3})+|\\d{1,4})(?![\\d.,-]*\\d|%|\\+?%)\\+?'
const titles = `(?:${titlePatterns.generic}|${titlePatterns.specific}|of us)\\b`
const season = '(?:spring|summer|fall|autumn|winter)'
const time = `\\b(?:(?:next|this) (?:year|${season})|(?:in|by) (?:the )?${season}|(?:in|by) 20\\d\\d|(?:in|within) (?:a|\\d{1,2}) (?:year|month)s?|by (?:next year|(?:the )?end of (?:the|this|next) year)|soon)\\b`
/** What follows a number that names nothing else: `two more in spring`, but not `two more locations`. */
const end = '(?= ?(?:[.,;:!?)]|$)| (?:and|by|in|next|this|within|over|soon)\\b)'
const clinicians = `(?: (?:(?:more|new|additional|full-time|part-time|licensed) ){0,2}${titles}|${end})`
const more = `(?: (?:(?:more|new|additional|full-time|part-time|licensed) ){0,2}${titles}| (?:more|others?)${end})`
const growing = '\\b(?:grow(?:ing)?|expand(?:ing)?|scale|scaling)'
const about = '(?:about |around |another )?'
const whole = `(?: in size| (?:our|the) (?:size|team|staff|head ?count|practice|group)|(?= ${time}|[.,;!?]|$))`

/** Ways of telling growth, with the number of people that they come to. */
const ways: readonly { pattern: RegExp; to: (figure: number, today: number) => number }[] = [
  {
    pattern: new RegExp(`\\b(?:now|today|currently),?(?: and| but)? ${number}(?: ${titles})? ${time}`),
    to: (all) => all,
  },
  { pattern: new RegExp(`${growing} (?:up )?to ${about}${number}${clinicians}`), to: (all) => all },
  { pattern: new RegExp(`${growing} by ${about}${number}${clinicians}`), to: (added, today) => today + added },
  {
    pattern: new RegExp(`\\b(?:hir(?:e|ing)|add(?:ing)?|recruit(?:ing)?) ${about}${number}${more}`),
    to: (added, today) => today + added,
  },
  { pattern: new RegExp(`\\b(?:double|doubling)${whole}`), to: (_, today) => 2 * today },
  { pattern: new RegExp(`\\b(?:triple|tripling)${whole}`), to: (_, today) => 3 * today },
]

/** Words before growth that is denied or past, and words after it that say the latter. */
const notPlanned = /(?:\b(?:not|no|never|without|since|after|from)\b|n't\b)[^.;]{0,25}$/
const past = /^[^.;]{0,30}\b(?:last year|ago)\b/

/**
 * The number of people to be reached: `90 now and 300 next year` is 300, `three of us now, hiring two more` is 5. Null
 * if none is told, if it is no more than today's, or if it cannot be worked out because today's is not exact.
 */
export function readGrowth(description: string, providers: ProvidersRead | null): GrowthRead | null {
  const text = plainText(description.slice(0, charactersMax))
  const today = providers?.least === providers?.most ? providers?.least : undefined
  const most = providers ? (providers.most ?? providers.least) : 0
  for (const { pattern, to } of ways) {
    const match = pattern.exec(text)
    if (!match || notPlanned.test(text.slice(Math.max(0, match.index - 40), match.index))) continue
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40)
    const reached = to(Number(match[1]?.replace(/[,.]/g, '')), today ?? Number.NaN)
    if (past.test(after) || !(reached > most)) continue
    return { to: reached, when: whenOf(match[0], after) }
  }
  return null
}

const timePattern = new RegExp(time)

const whenOf = (words: string, after: string) =>
  [words, /^[^.;]{0,30}/.exec(after)?.[0] ?? ''].flatMap((part) => timePattern.exec(part)?.[0] ?? [])[0] ?? ''

/** `300 next year`, or with a noun `300 providers next year`. */
export function growthWords({ to, when }: GrowthRead, noun = ''): string {
  return [grouped(to), noun, when].filter(Boolean).join(' ')
}
