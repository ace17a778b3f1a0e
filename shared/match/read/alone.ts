// cspell:ignore lors
import { toNumber } from './counts'
import { type Counted, whole } from './sums'
import { anyTitle, roleOf } from './titles'

const firstPerson = '(?:me|myself|i|just me|only me)'
const alone =
  /\b(?:solo(?! parent|-)|(?:it's|its) me\b(?! and)|(?:it's |its |i am |i'm )?(?:just|only) (?:me|myself|1 person)|me, myself|1[- ](?:person|woman|man) (?:practice|shop|show|office|band|operation)|sole (?:practitioner|provider|proprietor|owner)|by myself|all by my|(?:on my own|alone)(?= ?[,.;)]|$)|i'?m the only (?:therapist|provider|clinician|one|1|counsel?lor|psychologist|psychiatrist|person)|practice of 1\b|team of 1\b|no (?:employees|other clinicians|staff)|i work alone|flying solo)/
const single = new RegExp(
  `(?:\\bi am|\\bi'm|\\bim) (?:an? |also )?(?:\\d{2}, )?(?:[a-z-]{1,20} ){0,3}?(${anyTitle})(?![a-z])|^(?:(?!need|want|looking|seeking|no|not|for|our|the|find|hir)[a-z-]{1,20} ){0,2}?(${anyTitle})(?<!s)(?=[,.;])|(?<=^|\\. |\\n)(?:[a-z-]{1,20} ){0,3}?(${anyTitle}),? (?:(?:here|in|opening|starting|leaving|with my own|going|private)\\b|(?:[+&]|plus|with|and) \\d|part time|full time|\\d days)`,
)
const withCompanion = new RegExp(
  `\\b${firstPerson} (?:and|plus|&|\\+) (?:my |a |an |1 )(?:[a-z-]{1,20} ){0,2}?(husband|wife|spouse|partner|sister|brother|daughter|son|mother|father|friend|colleague|associate|intern|${anyTitle})|\\bmy (husband|wife|spouse|business partner|partner|sister|brother|daughter|colleague|associate|intern|${anyTitle})(?: \\([^)]{1,20}\\))? and (?:i|me)\\b|\\b(?:husband[- ]and[- ]wife|husband\\/wife|mother[- ](?:and[- ])?daughter|father[- ](?:and[- ])?son|mother[- ](?:and[- ])?son|married couple)\\b|\\bmy (?:husband|wife|partner|sister|brother|daughter|son) is (?:an?|the|also an?) (?:[a-z]+ )?(?:${anyTitle})`,
)
/** What a companion does who gives no care. */
const officeWork = /^[^.;]{0,40}\b(?:bill|billing|books|front desk|admin|phones|office|scheduling|paperwork|manager?)\b/
const nowAndLater =
  /(?<![\d.,$€£%-])(\d{1,3}(?:[,.]\d{3})+|\d{1,4})(?: [a-z'-]{1,20}){0,2} (?:now|today|currently|at present|right now|at the moment|to start)\b/

const ownCaseload =
  /\bi (?:only |usually |just )?(?:see|treat|have|carry)(?: about| around)? \d{1,3} (?:clients|patients|people)\b/

/** `Advocates, not therapists`, `no clinicians` */
const nobody =
  /(?:, |\b(?:am|'m|are|'re) )not (?:an? )?(?:therapists?|clinicians?|providers?|counsel?lors?)\b|\b(?:no|without|0) (?:clinicians|therapists|providers|counsel?lors|clinical staff|licensed staff|treatment staff)\b(?! yet)/

/** One person, two, or nobody, without a number. */
export function withoutNumber(text: string): Counted | null {
  const present = nowAndLater.exec(text)
  if (present && /\b(?:next year|by 20\d\d|later|adding|hiring|growing|soon)\b/.test(text))
    return whole(toNumber(present[1] ?? ''), present)
  const two = withCompanion.exec(text)
  if (two)
    return whole(
      officeWork.test(text.slice(two.index + two[0].length)) || roleOf(two[1] ?? '') === 'support' ? 1 : 2,
      two,
    )
  const one = alone.exec(text)
  const none = nobody.exec(text)
  if (none && !one && !single.test(text)) return whole(0, none)
  return one ? whole(1, one) : soloTitle(text)
}

/** Whether the writer has a title: `I am a psychologist`, `LMFT in private practice`. */
export const isTitled = (text: string): boolean => single.test(text)

function soloTitle(text: string): Counted | null {
  const one = single.exec(text) ?? ownCaseload.exec(text)
  const isGroup = /\b(?:we|our|us|group practice|my (?:staff|team|clinicians|employees))\b/.test(text)
  return one && !isGroup && !/\bnot an? \w{1,20}$/.test(one[0]) ? whole(1, one) : null
}
