import { articleProblems, bodyOf, type Checked } from './check-article'
import { areaPatterns, prescribing } from './lexicon'
import { readAnyTopic } from './read-topic'

const namesField = [...areaPatterns.flatMap(([, patterns]) => patterns), ...prescribing]
/** The share of a word that its other forms have in common: "management" and "managed" begin with "manage". */
const stemShare = 0.6
const stemMin = 4

/**
 * Reasons against publishing an article on any topic. If the catalogue has nothing on the topic, its words are all that
 * can be looked for. If the topic is a general word, the text may say that word, or cover what it stands for.
 */
export function topicProblems(given: string, article: Checked): string[] {
  const { literal, topic, refusal, words } = readAnyTopic(given)
  const asSaid = () => [...articleProblems(literal, article), ...wordProblems(words, article)]
  const asMeant = () => articleProblems(topic, article)
  if (refusal !== null) return asSaid()
  return topic !== literal && asSaid().length === 0 ? [] : asMeant()
}

/** Whether the text contains most of the words, and is about behavioral health. */
function wordProblems(wanted: readonly string[], { content }: Checked): string[] {
  const text = bodyOf(content)
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const lacking = wanted.filter((one) => !words.some((word) => word.startsWith(stemOf(one))))
  const missed = lacking.length > 0 && 2 * lacking.length >= wanted.length
  return [
    ...(missed
      ? [`The text does not mention ${lacking.map((one) => `"${one}"`).join(', ')}, so it may miss the topic.`]
      : []),
    ...(namesField.some((pattern) => text.search(pattern) >= 0)
      ? []
      : ['The text names no kind of behavioral health care.']),
  ]
}

const stemOf = (word: string) => word.slice(0, Math.max(stemMin, Math.ceil(stemShare * word.length)))
