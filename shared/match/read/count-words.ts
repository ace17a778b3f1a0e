import { anyTitle, associates, everybody, usersOfSystem } from './titles'

/** "1099" and "W-2" before people are tax forms instead of counts; "1,099 therapists" is a count. */
export const taxForm = /\b(?:w-?2s?|1099'?s?)\b/g

const figure = '(?<![\\d.,$€£%#-]|\\d[/ ])(\\d{1,3}(?:[,.]\\d{3})+|\\d{1,5})(?![\\d.,]{0,12}\\d|%| ?(?:am|pm)\\b)'
const range = `${figure}(ish|-ish|\\+)?(?: ?(?:-|to|or|(?<=\\bbetween (?:about )?\\d{1,4} )and) ?(\\d{1,3}(?:[,.]\\d{3})+|\\d{1,4})(?!\\d))?(?: or (?:so|more))?\\+?`
/** Words that can stand between a number and a title; others begin something else. */
const between = `(?:[ -](?:licensed|full|full-time|clinical|x{3,5})-? (?:and|&|or))?(?:[ -](?!(?:of|for|in|at|and|or|with|per|by|to|from|who|that|is|are|was|year|years|month|months|week|weeks|hours?|days?|minutes?|beds?|sites?|clinics?|locations?|offices?|states?|clients?|patients?|kids|children|families|units?|facilities|schools?|counties|rooms?|groups?|people)(?![a-z-]))[a-z'/-]{1,20}){0,4}?`
const titles = `(?:${anyTitle}|${associates}|${everybody}|${usersOfSystem})`
export const counted = new RegExp(`${range}${between}[ -](${titles})(?![a-z])`, 'g')
/** `psychiatrists 3, therapists 11`, `medical provider (3)`, `Clinicians: 12`. */
export const titleFirst = new RegExp(
  `\\b(${anyTitle})(?: on (?:the |our )?(?:team|staff))?(?:: ?| - | ?\\(| ?x ?|, | )${figure}(?=[,.;)\\n]|$)`,
  'g',
)
/** `2 FNPs and a psych NP`, `one MD, a PNP`. */
export const single = new RegExp(
  `(?:^|(?<=[:.] )|,|\\b(?:am|'m|are|have|is)|\\b(?:and|plus|with|or)|[+&(]) ?\\b(?:an?|my) (?:(?!few|couple|handful|bunch|number|team|group)[a-z-]{1,20} ){0,2}?(${anyTitle})(?![a-z])`,
  'g',
)
/** One person without an article: `Psychiatrist (me)`, `LMFT with 2 associates`, `Our psychiatrist works Fridays`. */
export const sole = new RegExp(
  `(?:(?<=^ ?|[.!?\\n] ?)(?:(?!no|not|need|needs|want|wants|looking|for|if|when|each|every|and|the|collaborating)[a-z-]{1,20} ){0,2}?(${anyTitle})(?<!s)(?= (?:with|plus|and|&|\\+) \\d| (?:volunteers|visits|floats|works|is (?:here|in|on|part)|once|twice|part[- ]time|on call|[1-7] days)\\b| ?\\((?:me|myself|owner|that's me|part)\\b)|(?<=[,:] ?)(${anyTitle})(?<!s)(?= ?\\((?:me|myself)\\)))(?![a-z])`,
  'g',
)
/** More people of the title before them, at another place: `8 therapists in Denver, 5 in Boulder and 4 fully remote`. */
export const elsewhere = new RegExp(
  `(?:[,;]|\\b(?:and|plus)|[+&]) ${figure} (?:(?:in|at|from) (?!total|all\\b|a\\b|most|least|\\d)|on x{2,5}|(?:(?:fully|all|more|mostly) )?(?:remote|virtual|online|telehealth))`,
  'g',
)
/** Titles without a number, in a list of counts: `14 social workers, techs.` */
export const unnumbered = new RegExp(
  `(?:,|\\b(?:and|plus)|[+&]) (?:the |some |our |a few |several )?(${anyTitle})(?<=s)(?= ?(?:[.,;)]|$|and\\b|plus\\b))`,
  'g',
)
/** `seven of us`, `12 in direct care`, `260 render services`, `a team of 9`, `5 person outpatient`. */
export const bare = new RegExp(
  `${range} (?:of us\\b|(?:in )?(?:total|all|altogether)(?= ?(?:[.,;)]|$))|(?:(?:full|part|half)[- ]?time(?:rs)?|ft)(?= ?(?:[,.;):]|$|and\\b|plus\\b|&))|(?:of (?:them|those|whom|which) )?(?:(?:are|is) )?(?:clinical(?= ?(?:[,.;)]|$))|clinicians|licensed clinicians|providers|therapists|licensed(?= ?[,.;)]))|(?:are |work )?in direct care|(?:who |that |actually )?(?:render|provide|give|deliver)s? (?:care|services|treatment|therapy)|(?:who |that )(?:see|treat|carry|chart|bill)\\b|(?:who )?(?:of (?:them|those|whom|which) )?(?:who |that )?see (?:clients|patients))|\\b(?:team|group|practice|(?:we|there) (?:are|'re)|we're)(?: of)?(?: about| around| roughly| only| just)? ${figure}(?= (?:people|therap|clinic|full|in|at|altogether|total|now|plus|today)\\b|[.,;:!]|$)|${range}[- ](?:person|people|man|woman|clinician|provider|therapist)s?[- ](?:(?!(?:in|at|on|for|from|who|that|answer|does?|runs?|works?) )[a-z]{1,20} ){0,2}?(?:practice|group|team|outpatient|clinic|agency|office|program|shop)\\b|(?<=\\b(?:we|i|and|still) )have(?: about| around)? ${figure}(?= (?:now|today|currently|left|remaining)\\b|[.,;] ?(?:adding|hiring|growing))|(?<=^ ?|\\b(?:we are|we're|currently) (?:at |up to )?(?:about )?)${figure}(?= (?:today|now|right now|currently)\\b)|\\b(?:we|i) (?:run|are|have|employ|keep) between ${figure} and ${figure}(?= (?:depending|based on)\\b)`,
  'g',
)
