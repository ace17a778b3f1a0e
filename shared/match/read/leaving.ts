// cspell:ignore ehrs retir alternativ
import type { Known } from '../terms/known'
import type { Reading } from './clauses'
import { anySystem } from './systems-lexicon'
import { quoteOf, type Span } from './text'

/** Stands for a system's name, so that patterns can name any. */
const sign = '§'
/** One name, however long. */
const name = `(?<!${sign})${sign}{1,40}`
const kinds = '(?:systems?|set-?ups?|emrs?|ehrs?|software|databases?|vendors?|platforms?|records?)'
const object = `(?:${name}|(?:(?:our|the|my|this|that|their|its|a|any) )?(?:(?:current|present|old|existing|legacy|whole|home-?grown|home-?built|in-?house) )?${kinds}(?! (?:for|of|request))|it(?= ?[.,;!?)]|$)|(?:paper|spreadsheets|excel|word)\\b)`
const ends =
  '(?= ?(?:[.,;:!?)]|$|because\\b|by\\b|before\\b|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter|q\\d|20\\d\\d)|to something|if\\b|again\\b|when\\b|this (?:year|spring|summer|fall)|next\\b))'

/** Ways of saying that somebody leaves a system. */
const go = [
  `(?:switch(?:ing)?|transition(?:ing)?)(?: (?:over )?(?:to (?:${object}|another|something|a (?:new|different|better))|from ${object}|off|away|systems?|emrs?|ehrs?)|${ends})`,
  `(?:mov(?:e|ing)|migrat(?:e|ing)|get(?:ting)?|com(?:e|ing)|break(?:ing)?)(?: (?:us|everyone|everything|all|our \\w{1,20}))? (?:off(?: of)?|away from|out of|out from|on from|from) ${object}`,
  `(?:mov(?:e|ing)|migrat(?:e|ing)|(?<!\\b(?:on|maternity|parental|family|medical|sick|of|paid) )leav(?:e|ing)|replac(?:e|ing)|chang(?:e|ing)|quit(?:ting)?)${ends}`,
  `mov(?:e|ing)(?: over)? to (?:something|another (?:system|emr|ehr)|a (?:new|different|better) ${kinds})`,
  `(?:leav(?:e|es|ing)|replac(?:e|es|ing|ement for)|chang(?:e|ing)|ditch(?:ing)?|dump(?:ing)?|drop(?:ping)?|retir(?:e|ing)|sunset(?:ting)?|quit(?:ting)?|cancel(?:led|ed|ling|ing)?|be(?:en)? off(?: of)?|jump(?:ing)? (?:from|off)) ${object}`,
  'cancel(?:led|ed|ling|ing)? (?:our|my|the) (?:subscription|account|contract)|(?:terminat(?:e|ing)|end(?:ing)?) (?:our|my|the) (?:contract|agreement|subscription)|giv(?:e|ing|en) (?:them |our )?notice',
  'go(?:ing)? (?:electronic|paperless|digital)|get(?:ting)? (?:off|out)\\b',
].join('|')
const leaves = new RegExp(
  `\\b(?:(?:want|wants|need|needs|looking|ready|going|plan|plans|planning|have|has|must|trying|decided|time|intend|intends|hoping|would like)(?: us| me)? (?:to )?(?:be )?)?(?:${go})|\\b(?:want|wants|need|needs|trying to get) (?:off|out)\\b(?! of (?:town|the))|\\b(?:will not|won't|not|never) (?:be )?(?:renew(?:ing)?|sign(?:ing)?(?: up)? (?:with|again))\\b|\\b(?:i'm|i am|we're|we are) (?:out(?= ?[.,!]|$)|done(?= ?[.!]|$| with (?:${object}|them)))|\\bdone with ${object}|\\b(?:fed up with|had it with|(?:sick|tired) of) ${object}|${object} (?:is|are|was|will be|has been)(?: being| getting)? (?:end[- ]of[- ]life|retired|no longer supported|sunset\\w{0,12}|discontinued|shut(?:ting)? down|clos(?:ing|ed)|going away|folded into|falling over)`,
  'g',
)
/** Wishes for another system, which say less than leaving. */
const wishes = new RegExp(
  `\\b(?:want|wants|need|needs|looking for|shopping for|in the market for|searching for|ready for|going with|getting) (?:a |an |1 |one |something )?(?:new|another|different|better|replacement|simpler|else|single|one)\\b(?: \\w{1,20}){0,2}? ?${kinds}\\b|\\b(?:want|need) one (?:system|platform|place|record)|\\b(?:new|replacement) (?:emr|ehr|system)\\b|\\b(?:need|needs|want|shopping for|looking for|find) (?:a|another) (?:replacement|alternative)|\\breplacement (?:emr|ehr|system)|\\b(?:something|anything) (?:simpler|better|newer)|\\b(?:boss|board|owner|everyone|team) wants (?:cloud|a new|something)|\\b(?:need|want) something (?:that|with)\\b`,
  'g',
)
const stays = new RegExp(
  `\\bstay(?:ing)? (?:put\\b|(?:on|with|at) ${object})|${name},? (?:which )?stays\\b|\\b(?:that|it|this) stays\\b|\\bkeep(?:ing)? (?:using )?(?:${name}|(?:our|the|my|this) (?:current |present )?${kinds})|\\b(?:we|i)(?:'re| are|'ll| will|'m| am)? stay(?:ing)?(?= ?[.,;!)]|$)|\\b(?:and|are) staying(?= ?[.,;!)]|$)|(?:\\bnot|n't) going anywhere\\b|\\bwant to keep it\\b|\\balready signed for \\d|\\bsigned for \\d+ (?:more )?years|\\bno (?:plans?|intention|desire|reason|interest)\\b[^.;,]{0,15}\\b(?:switch|leav|mov|chang|replac)\\w{0,3}|\\bno (?:ehr|emr) pitches`,
  'g',
)
const undecided =
  /\b(?:(?:have|has|had|haven't|hasn't)(?: not|n't)?(?: yet)? (?:yet )?decided(?! to)|undecided|on the fence|open to (?:stay|other|a change|change|mov|switch|alternativ|leav|replac)\w{0,12}|look(?:ing)? around|(?:stay|keep|renew)\w{0,12}(?: \S+)? or (?:go|leave|switch|move|replace)|(?:go|leave|switch|move|replace) or (?:stay|keep|renew)|worth (?:switching|moving|changing|leaving|it\b|the (?:pain|switch|move|trouble))|what else is out there|know (?:the|our|my) options|anything (?:we are missing|better)|or tell me to stay|if i should stay|jump ship|may leave|something better than|tell him to relax|do (?:we|i) (?:just )?stay)\b/g
/** Where somebody may go to; whoever will not go there may leave all the same. */
const destination = new RegExp(
  `\\b(?:mov(?:e|ing)|switch(?:ing)?|go(?:ing)?|migrat(?:e|ing))(?: \\w{1,20})? (?:over )?(?:on)?to (?:[a-z']+ ){0,3}?${sign}`,
  'g',
)
/** Those who leave are people. */
const people =
  /\b(?:clients?|patients?|therapists?|clinicians?|biller|staff|people|families|residents?|employees?|manager|psychiatrist)(?: (?:is|are|keep|keeps|who|will|may|might|just))* $/
const notDone = /(?:\b(?:not|cannot|never|no|nor|without|nobody)\b|n't\b|\bdont\b)[^.;,]{0,30}$/
const open =
  /\b(?:should|whether|if|(?<!\b(?:in|by|this|next|until|of|since|before|after|early|late|mid)[ -])may|might|could|thinking (?:about|of)|consider(?:ing)?|debating|wonder(?:ing)?|convince|would you|is it|unsure|not sure|crazy not to|or)\b[^.;,]{0,30}$/

/**
 * Whether a text says that the practice leaves its system, stays, or has not decided; null if it says nothing of it.
 * Leaving that is denied is staying; leaving that is asked about, or only possible, is not decided.
 */
export function readLeaving(reading: Reading): Known['leaving'] {
  const text = reading.text.plain.replace(anySystem, (found) => sign.repeat(found.length))
  const found = (pattern: RegExp): Span[] =>
    Array.from(text.matchAll(pattern), ({ 0: words, index }) => ({ start: index, end: index + words.length }))
  const said = (value: boolean | 'undecided', span: Span): Known['leaving'] => ({
    value,
    origin: 'read',
    quote: quoteIn(reading, span),
  })
  const is = (span: Span, pattern: RegExp) => pattern.test(text.slice(Math.max(0, span.start - 45), span.start))
  const ofOthers = (span: Span) => ['past', 'others'].includes(reading.mannerOf({ start: span.end - 1, end: span.end }))
  const going = found(leaves).filter((span) => !(ofOthers(span) || is(span, people)))
  const asked = [...going, ...found(stays), ...found(destination)].find((span) => is(span, open) || asks(reading, span))
  const doubt = found(undecided)[0] ?? asked
  if (doubt) return said('undecided', doubt)
  const goes = going.find((span) => !is(span, notDone))
  if (goes) return said(true, goes)
  const keeps = found(stays)[0] ?? going[0] ?? found(wishes).find((span) => is(span, notDone))
  if (keeps) return said(false, keeps)
  const wish = found(wishes)[0]
  return wish && !asks(reading, wish) ? said(true, wish) : null
}

const sentenceAt = ({ sentences }: Reading, span: Span) =>
  sentences.find(({ start, end }) => span.start >= start && span.start < end)

const asks = (reading: Reading, span: Span) => sentenceAt(reading, span)?.asks ?? false

const quoteIn = (reading: Reading, span: Span) => quoteOf(reading.text, sentenceAt(reading, span) ?? span, span)
