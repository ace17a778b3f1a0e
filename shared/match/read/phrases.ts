// cspell:disable: words and parts of words, as visitors write them.
import type { Mention, Reading } from './clauses'

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
export function functionPhrases(reading: Reading): { mention: Mention; need: string }[] {
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
