import { featureWords } from '../../features/words'
import { firstIndex } from '../../ordered'
import { type FeatureKey, featureKeys, hasTrait } from '../terms/features'
import type { Mention, Reading } from './clauses'
import type { Manner } from './cues/cue'
import { needRows } from './needs'
import type { Span } from './text'

/** A place that names a feature or another need. */
export interface Find {
  mention: Mention
  /** The feature; null for another need. */
  feature: FeatureKey | null
  /** What is needed, where no feature covers it: a row of the table, or a noun phrase. */
  need: string | null
  /** Whether the text says there that the practice does this work itself. */
  isOwn: boolean
  /** Whether it counts only behind a word of wishing, since every record has it, or others say the same. */
  isWeak: boolean
}

/** All places that name a feature or a need, in their order. One within a longer one is a part of that one. */
export function findsIn(reading: Reading): Find[] {
  const known = [...featuresIn(reading), ...needsIn(reading)].sort(byPlace)
  const rows = outermost(known)
  const taken = rows.map(({ mention }) => mention)
  const phrases = functionPhrases(reading).map((found) => ({ ...found, feature: null, isOwn: false, isWeak: true }))
  return outermost([...rows, ...phrases.filter(({ mention }) => !overlapsAny(taken, mention))].sort(byPlace))
}

const wishing: readonly Manner[] = ['must', 'want', 'lacking']

function featuresIn(reading: Reading): Find[] {
  return featureKeys.flatMap((feature) => {
    const { words, own, weak, denied } = featureWords[feature]
    const owned = own ? reading.mentions(own) : []
    const strong = [...reading.mentions(words), ...owned].map((mention) => ({ mention, isWeak: false }))
    const others =
      strong.length === 0 && weak ? reading.mentions(weak).map((mention) => ({ mention, isWeak: true })) : []
    const refused = denied ? reading.mentions(denied).filter(({ manner }) => manner === 'refused') : []
    const isWished = strong.some(({ mention }) => wishing.includes(mention.manner))
    const only = isWished ? [] : refused.map((mention) => ({ mention, isWeak: false }))
    return [...strong, ...others, ...only].map(({ mention, isWeak }) => {
      const isOwn = overlapsAny(owned, mention) || isOwnWork(reading, mention)
      return { mention, feature, need: null, isOwn, isWeak }
    })
  })
}

/** How far before a mention the verb is searched for, in characters. */
const doingMax = 120
/** What somebody does, in front of what they do it with or to. */
const doing =
  /\b(?:we|i|our (?:\w+ )?(?:staff|team|nurses?|counselors|therapists|clinicians|nps?|doctors?|psychiatrists?|prescribers?|techs|supervisors))(?:'ll| will| also| all| mostly| both| each){0,2} (?:do|run|bill|submit|file|report|send|collect|chart|dispense|dose|order|draw|co-?sign|supervise|prescribe|administer|give|pass|accept|take|offer|provide|lead|hold|screen|text|remind)\b[^,;:]{0,60}$/

/** Whether a text says that the practice does the work that a mention names. */
function isOwnWork({ text }: Reading, { sentence, start }: Mention): boolean {
  return doing.test(text.plain.slice(Math.max(sentence.start, start - doingMax), start))
}

function needsIn(reading: Reading): Find[] {
  return [...needRows].flatMap(([need, { words, isBasic = false }]) =>
    reading.mentions(words).map((mention) => ({ mention, feature: null, need, isOwn: false, isWeak: isBasic })),
  )
}

const byPlace = (a: Find, b: Find) => a.mention.start - b.mention.start || b.mention.end - a.mention.end

/** How many places before another one can be long enough to reach it. */
const longMax = 8

/** Whether a place overlaps one of others, which are in order. */
function overlapsAny(others: readonly Span[], { start, end }: Span): boolean {
  const at = firstIndex(others, (other) => other.start >= end)
  return others.slice(Math.max(0, at - longMax), at).some((other) => other.end > start)
}

/** Words that belong to the thing named right before them: `HBIPS reporting`, `AI notes`. */
const attached = /^(?:report(?:s|ing)|notes?|documentation|billing|measures)$/

/** Without finds that are a part of another; in the order of their places. */
function outermost(finds: readonly Find[]): Find[] {
  let outer: Find | undefined
  return finds.filter((find) => {
    const before = outer
    if (!outer || find.mention.end > outer.mention.end) outer = find
    return !before || find === before || !isPart(find, before)
  })
}

/** Whether a find belongs to another one: it follows as a general word, or lies within the longer name. */
function isPart(find: Find, { feature, need, mention, isOwn }: Find): boolean {
  if (feature === find.feature && need === find.need) return false
  const { start, end, words } = find.mention
  if (attached.test(words) && start === mention.end + 1) return true
  const isWithin = start >= mention.start && end <= mention.end && end - start < mention.end - mention.start
  return isWithin && !isOwn && (need !== null || isGeneral(find))
}

/** Whether a longer name takes a shorter one in: `state reporting`, but not `session data on tablets`. */
const isGeneral = ({ feature, isWeak }: Find) => isWeak || feature === null || hasTrait(feature, 'general')

// cspell:disable: words and parts of words, as visitors write them.

/** Nouns that name a function of a record system, as the last word of a phrase. */
const functions =
  'tracking|logs?|ledger|imports?|exports?|calendars?|templates?|feeds?|integrations?|interfaces?|syncing|sync|queues?|flow ?sheets?|forms?|registr(?:y|ies)|rosters?|inventory|messaging|payments?|signatures?|assessments?|archiv(?:e|ing)|backups?|verification|matching|scheduling|worklists?|checklists?|alerts?|permissions|statements?|letters?|samples?|sampling|surveys?|attendance|timesheets?|warehouse feed|lookups?|check-?ins?|prompts?'

const phrase = new RegExp(`(?<![a-z0-9'/-])(?:[a-z0-9][a-z0-9'/%&.-]{1,20} ){1,3}(?:${functions})(?![a-z0-9'-])`, 'g')

/** Words that a noun phrase does not begin with, or contain. */
const outside =
  /^(?:a|an|the|and|or|of|to|for|in|on|at|by|with|from|into|that|this|these|those|it|its|is|are|be|was|were|do|does|did|has|have|had|can|could|will|would|should|must|not|no|we|i|our|my|me|us|you|your|they|their|them|he|she|his|her|him|who|which|what|when|where|how|if|so|as|but|than|then|also|just|only|some|any|all|every|each|other|another|one|two|three|first|second|good|better|best|real|really|simple|easy|basic|nice|proper|decent|new|old|same|own|more|most|less|need|needs|want|wants|like|love|require|requires|required|get|gets|make|use|using|uses|do|sell|buy|plus|please|must-have|looking|track|have|keep|send|write|see|via|about|over|after|before|without|since|because|still|too|very|much|many|maybe|ideally|etc)$/

/**
 * Noun phrases that end with a function, behind a word of wishing: `face sheet import`, `random chart samples`. Words that
 * belong to no noun phrase are cut off in front; a phrase with such a word inside, or of one word, is none.
 */
function functionPhrases(reading: Reading): { mention: Mention; need: string }[] {
  return reading.mentions(phrase).flatMap((mention) => {
    const words = mention.words.split(' ')
    const first = words.findLastIndex((word) => outside.test(word)) + 1
    const kept = words.slice(first)
    if (kept.length < 2) return []
    const start = mention.start + words.slice(0, first).join(' ').length + (first > 0 ? 1 : 0)
    const { end } = mention
    const manner = reading.mannerOf({ start, end })
    return [
      { mention: { ...mention, start, words: kept.join(' '), manner }, need: reading.text.original.slice(start, end) },
    ]
  })
}
