// cspell:ignore compet
import type { HeadCount } from '../terms/known'
import { taxForm } from './count-words'
import { type Count, countsIn } from './counts'
import { headCount } from './head-count'
import type { Plain } from './plain'
import { readPrescribers } from './prescribers'
import { sentencesOf } from './sentences'

/** The people whom a text counts. */
export interface People {
  providers: { value: HeadCount; quote: string } | null
  /** Whether the count is of all who give care, not of some titles, who may be only a part of them. */
  isWhole: boolean
  prescribers: { value: number | boolean; quote: string } | null
}

/** Words before a count that show that the people are not there today, or are another organization's. */
const notOurs =
  /(?:\b(?:were|had)(?: \w{1,20})? |\b(?:the|a|our parent) (?:hospital|health system|parent|company|university|network|payer|state|county)(?: system| company)? (?:has|employs|with)(?: about| over)? |\bleav(?:e|ing) (?:an?|my|the) (?:[a-z]+ ){0,2}(?:group|practice|agency|job|company|clinic|hospital) (?:of |with |\()(?:about )?|\b(?:hir(?:e|ing)|add(?:ing)?|recruit(?:ing)?|grow(?:ing)?(?: to| by)|plan(?:ning|s)? (?:to|for|on)|expand(?:ing)? to|open(?:ing)? (?:up )?to|lost|former(?:ly)?|buying|aiming for|goal of|maybe|eventually|network of|compet\w{1,4} (?:with|has)|we serve|serving|sell(?:s|ing)? to|(?:bill(?:s|ing)?(?: \w{1,20}){0,2}|claims|books|bookkeeping|payroll|credentialing|consult(?:s|ing)?|notes) for)[^.,;:()]{0,15}|\b(?:used to (?:have|be|run)|refer(?:s|ring|red)? (?:out )?to|their|sister (?:company|practice)|(?:old|last|previous|day|other|real) (?:job|practice|employer)|worked with)\b[^.,;:()]{0,30})$/
/** `an agency with`: the place where somebody works who has a practice besides. */
const employer =
  /\b(?:at|for|from|by|of|leaving) (?:an?|my|the|another|our) (?:[a-z-]{1,20} ){0,3}(?:group|practice|agency|clinic|hospital|company|center|organization|network|job)(?: \w{1,20})? (?:of|with|that has|has)(?: about| over| around)? ?$/
/** Words of somebody who works alone, or will. */
const ownPractice =
  /\b(?:just me|only me|on the side|side practice|(?:my|our) own(?: \w{1,20})? practice|on my own|solo practice|private practice of my own)\b/
/** A larger organization around the people who are counted. */
const around =
  /\b(?:inside|within|part of|embedded in|belongs? to|owned by) (?:an?|the|our) (?:[a-z-]{1,20} ){0,3}(?:of|with)(?: about| over| around)? ?$/
const later =
  /^(?:[^.;,(]{0,12})\b(?:next (?:year|spring|summer|fall|winter|month|quarter)|by (?:next|the end|20\d\d|spring|summer|fall|winter|q[1-4]|january|june|july|september)|in 20(?:2[7-9]|[3-9]\d)|within (?:a|the|\d)|soon|eventually|later|left (?:us|last|in|this)|quit|retired|will (?:join|start))\b/

/** The people who give care, and of them those who prescribe, as a text counts them. Linear in its length. */
export function readPeople(plain: Plain): People {
  const text = plain.text.replace(taxForm, (form) => 'x'.repeat(form.length))
  const counts = sentencesOf({ original: text, plain: text }).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end)
    const ours = countsIn(sentence).filter((count) => isOurs(sentence, count, ownPractice.test(text)))
    return ours.map((count) => ({ ...count, start: count.start + start, end: count.end + start, sentence: start }))
  })
  const people = headCount(text, counts)
  const quote = people && plain.quote(people.start, people.end)
  return {
    providers: people && quote ? { value: { least: people.least, most: people.most }, quote } : null,
    isWhole: people?.isWhole ?? false,
    prescribers: readPrescribers(plain, text, counts, people),
  }
}

function isOurs(sentence: string, { start, end }: Count, isOwn: boolean): boolean {
  const before = sentence.slice(Math.max(0, start - 60), start)
  if (around.test(before) || (isOwn && employer.test(before))) return false
  return !(notOurs.test(before) || later.test(sentence.slice(end, end + 40)))
}
