import { featureKeys, features } from '../keys'
import { topics } from './topics'

const system =
  '(?:it|(?:the|our|an?|any|your|this|new|next)\\s+(?:(?!current|present|old)\\w+\\s+){0,2}?(?:emr|ehr|system|software|platform|tool|product|solution|app|vendor))'
const obligation = '(?:has|have|needs?|ought) to|must|should|shall'
/** What a system has to do, or a person has to be able to do with it: `it has to`, `our EMR should`. */
export const obliging = `${system}\\s+(?:(?:also|really|absolutely|definitely)\\s+)?(?:${obligation})(?! have been)|(?:${obligation})\\s+be able to`

const wishVerbs =
  'needs?|want(?:s|ed)?|looking for|require[sd]?|must|would like|hope|prefer|important|essential|critical|wish|matters?|should have(?! been)|asking for|care about|priorit(?:y|ies)'
export const wishing = new RegExp(`\\b(?:${wishVerbs}|${obliging})\\b`, 'i')

const denial = "(?:do(?:es)? not|do(?:es)?n['’]t|never|no longer)"
export const refusing = new RegExp(`\\b${denial} (?:\\w+ )?(?:need|want|require|care)\\b`, 'i')

/**
 * Where a clause with its own verb of wishing or refusing follows: `and do not need`, `, and it has to`. A list joined
 * by "and" stays whole.
 */
export const clauseStart = new RegExp(
  `,?\\sand\\s(?=(?:(?:we|i|they|also|really|definitely)\\s+){0,2}(?:${denial}\\s|needs?\\s|wants?\\s|require|must\\s|would like\\s|prefer\\s|${obliging}))`,
  'i',
)

export const namesWish = (words: string) =>
  namesFeature(words) || topics.some(({ pattern }) => words.search(pattern) >= 0)

export function namesFeature(words: string): boolean {
  return featureKeys.some((key) => words.search(features[key].pattern) >= 0)
}
