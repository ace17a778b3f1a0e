import { hasTrait } from '../terms/features'
import type { Reading } from './clauses'
import type { Find } from './finds'
import type { Sentence } from './sentences'

/** A sentence with such words tells about the practice, so it is no item of a list of wishes. */
const telling =
  /^\W*(?:(?:and|but|so|also) )?(?:we|i|we're|i'm|we've|our|my|they|she|he|there|today|currently|now|solo|small|outpatient|residential|private|nonprofit|group practice)\b|\b(?:is|are|am|was|were|has|have|had|be|i'm|we're|mostly|mainly|some|half|paper|founded|by hand|because|licensed|inc)\b|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|several) (?:[a-z-]+ ){0,3}(?:therapists|clinicians|counselors|providers|prescribers|psychiatrists|psychologists|nurses|sites|offices|locations|beds|staff|states)\b/
const firstPerson = /\b(?:we|i|our|my)\b/
const twoFinds = 2
const wordsPerFind = 6

/**
 * Which sentences are items of a list of wishes without a word of wishing of their own: sentences without a subject and a
 * verb that follow one with a wish (`I need a portal. Superbills.`), or that name at least two functions.
 */
export function listedIn(
  { text, sentences, wishes }: Reading,
  finds: readonly Find[],
): (sentence: Sentence) => boolean {
  const found = bySentence(finds)
  const listed = new Set<Sentence>()
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1]
    const follows = before?.paragraph === sentence.paragraph && (listed.has(before) || wishes(before))
    const words = text.plain.slice(sentence.start, sentence.end)
    if (!sentence.asks && isItem(words, found.get(sentence) ?? [], follows)) listed.add(sentence)
  }
  return (sentence) => listed.has(sentence)
}

function bySentence(finds: readonly Find[]): Map<Sentence, Find[]> {
  const groups = new Map<Sentence, Find[]>()
  for (const find of finds) {
    const group = groups.get(find.mention.sentence)
    if (group) group.push(find)
    else groups.set(find.mention.sentence, [find])
  }
  return groups
}

function isItem(words: string, finds: readonly Find[], follows: boolean): boolean {
  const functions = finds.filter((find) => !(find.isOwn || isWork(find))).length
  const names = new Set(finds.map(({ feature, need }) => feature ?? need)).size
  const isList = functions > 0 && names >= twoFinds && !firstPerson.test(words)
  return (!telling.test(words) && (follows || isList)) || isDense(words, functions, names)
}

/** Whether a sentence does little else than naming functions. */
const isDense = (words: string, functions: number, names: number) =>
  functions > twoFinds && names > twoFinds && words.split(/\s+/).length <= names * wordsPerFind

/** Whether a find names work that practices describe themselves by, rather than a function. */
const isWork = ({ feature, mention }: Find) =>
  feature !== null && hasTrait(feature, 'work') && !/claims|clearinghouse|eligibility|note|visit/.test(mention.words)
