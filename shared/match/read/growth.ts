// cspell:ignore scal acquir doubl tripl
import type { HeadCount, Known } from '../terms/known'
import { toNumber } from './counts'
import type { Plain } from './plain'
import { anyTitle, associates, roleOf } from './titles'

const number = '(\\d{1,3}(?:[,.]\\d{3})+|\\d{1,4})(?![\\d.,-]{0,12}\\d|%|\\+?%)\\+?'
const titles = `(?:(${anyTitle}|${associates}|of us|people)(?![a-z]))`
const season = '(?:spring|summer|fall|autumn|winter)'
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const time = `\\b(?:(?:next|this) (?:year|quarter|month|${season})|(?:in|by|over|for) (?:the )?(?:next |coming |this )?(?:${season}|${month}|year|(?:\\d{1,2}|a|few|couple of) (?:years|months|year|month)|q[1-4](?: (?:of )?20\\d\\d)?)|(?:in|by) 20\\d\\d|within (?:a|the|\\d{1,2}) (?:next )?(?:year|month)s?|by (?:next (?:year|${season}|${month})|(?:the )?(?:end|start|beginning|middle) of (?:(?:the|this|next) year|20\\d\\d))|by year end|soon)\\b(?: 20\\d\\d)?`
const about = '(?:about |around |another |at least |roughly |maybe |~)?'
const more = '(?: (?:more|new|additional|other|full-time|part-time|licensed)){0,2}'
/** What follows a number that names nothing else: `two more in spring`, but not `two more locations`. */
const end = '(?= ?(?:[.,;:!?)]|$)| (?:and|by|in|next|this|within|over|soon)\\b)'

/** Ways of telling growth, with the number of people that they come to. */
const ways: readonly {
  pattern: RegExp
  to: (figures: number[], today: number, title: string, isOneMore: boolean) => number
}[] = [
  {
    pattern: new RegExp(
      `(?:\\b(?:maybe|perhaps|planning|plan(?:s)?(?: for| on)?|expect(?:ing|s)?|aim(?:ing|s)? for|target(?:ing)?|should be|will be|want to be|hop(?:e|ing) (?:for|to be)|goal (?:of|is)|to be|and|but|then|(?:going|growing|scaling|expanding|grow|scale|expand|ramp(?:ing)?)(?: up)?(?: from \\d{1,4})? to)|,) ${about}${number}(?: ${titles})?,? ${time}`,
    ),
    to: ([figure = 0], today, title) =>
      title && title !== 'of us' && title !== 'people' && roleOf(title) !== 'all' && figure <= today + 3
        ? today + figure
        : figure,
  },
  {
    pattern: new RegExp(
      `\\b(?:grow(?:ing)?|expand(?:ing)?|scal(?:e|ing)|ramp(?:ing)?)(?: up)? to ${about}${number}(?:${more} ${titles}|${end})`,
    ),
    to: ([all = 0]) => all,
  },
  {
    pattern: new RegExp(`\\b(?:grow(?:ing)?|expand(?:ing)?) by ${about}${number}(?:${more} ${titles}|${end})`),
    to: ([added = 0], today) => today + added,
  },
  {
    pattern: new RegExp(
      `\\b(?:hir(?:e|ing)|add(?:ing)?|recruit(?:ing)?|bring(?:ing)? on|onboard(?:ing)?) ${about}${number}(?:${more} ${titles}|(?: more| others?)${end}|(?= ${time}))(?:(?: ${time})? (?:and|plus|&) (?:an?|another) (?:[a-z-]{1,20} ){0,2}?(${anyTitle})(?![a-z]))?`,
    ),
    to: ([added = 0], today, _, isOneMore) => today + added + (isOneMore ? 1 : 0),
  },
  {
    pattern: new RegExp(
      `\\b(?:buy(?:ing)?|acquir(?:e|ing)|adding) ${about}${number} (?:more )?(?:groups|practices) (?:of|with) ${about}${number} (?:each|clinicians each|therapists each)`,
    ),
    to: ([groups = 0, each = 0], today) => today + groups * each,
  },
  {
    pattern:
      /\b(?:doubl(?:e|ing))(?: in size| (?:our|the) (?:size|team|staff|head ?count|practice|group)| (?:by|next|this|in)\b|[.,;!?]|$)/,
    to: (_, today) => 2 * today,
  },
  {
    pattern:
      /\b(?:tripl(?:e|ing))(?: in size| (?:our|the) (?:size|team|staff|head ?count|practice|group)| (?:by|next|this|in)\b|[.,;!?]|$)/,
    to: (_, today) => 3 * today,
  },
]

const notPlanned = /(?:\b(?:not|no|never|without|since|after)\b|n't\b|\bfrom (?!\d))[^.;]{0,25}$/
const past = /^[^.;]{0,30}\b(?:last year|ago)\b/
const oneMore = /(?:and|plus|&) (?:an?|another) [^.;]{1,60}$/
const timePattern = new RegExp(time)

/**
 * The number of people to be reached: `90 now and 300 next year` is 300, `three of us now, hiring two more` is 5. Null if
 * none is told, if it is no more than today's, or if it cannot be worked out because today's is not exact.
 */
export function readGrowth({ text, quote }: Plain, providers: HeadCount | null): Known['growth'] {
  const today = providers?.least === providers?.most ? (providers?.least ?? Number.NaN) : Number.NaN
  const most = providers ? (providers.most ?? providers.least) : 0
  for (const { pattern, to } of ways) {
    const match = pattern.exec(text)
    if (!match || notPlanned.test(text.slice(Math.max(0, match.index - 40), match.index))) continue
    const stop = match.index + match[0].length
    const after = text.slice(stop, stop + 40)
    const figures = match
      .slice(1)
      .filter((part) => /^\d/.test(part ?? ''))
      .map(toNumber)
    const title = match.slice(1).find((part) => part && !/^\d/.test(part)) ?? ''
    const reached = to(figures, today, title, oneMore.test(match[0]))
    if (past.test(after) || !(reached > most)) continue
    return {
      value: { to: reached, when: whenOf(match[0], after) },
      origin: 'read',
      quote: quote(match.index, stop).replace(/^[,\s]+/, ''),
    }
  }
  return null
}

const whenOf = (words: string, after: string) =>
  [words, /^[^.;]{0,30}/.exec(after)?.[0] ?? ''].flatMap((part) => timePattern.exec(part)?.[0] ?? [])[0] ?? ''
