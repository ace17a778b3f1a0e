// cspell:disable: patterns contain parts of words.
import { isElement, textOf, writeHtml } from '../../../shared/blog/tree'
import { countWords } from '../../../shared/blog/words'
import { textOf as readable } from '../../../shared/match/read/text'
import { featureLabel } from '../../../shared/match/terms/features'
import { rules as tracked } from '../../../shared/rules'
import { grouped } from '../../../shared/words'
import { type Article, pageWords } from '../article'
import { type Entry, featurePatterns, rulePatterns } from './lexicon'
import { readAnyTopic } from './read-topic'
import type { Topic } from './topic'

export type Checked = Pick<Article, 'title' | 'content'>

const toWhoAsked =
  /\b(?:the|your|this) topic (?:asks?|names?|named|mentions?|says|requests?|requested|given)\b|\b(?:requested|given|provided) topic\b|\byou (?:asked|requested|named)\b|\bas an? (?:ai|language model)\b|\b(?:facts|data|records?) (?:provided|given|supplied) (?:to me|above|below)\b|\bthe prompt\b|\bthese instructions\b/i
const priced =
  /\$ ?\d|\bnot (?:verified|published|public|known)\b|\bunknown\b|\bno (?:public )?price\b|\bask (?:\w+ ){0,3}for a quote\b|\bon request\b/i
const handsOver = /\bexport(?:s|ed|ing)?\b/i
const praise = '(?:recommend(?:ed|s)?|choose|pick|go with|best (?:choice|option|fit)|top (?:choice|pick)|first choice)'
const praiseBefore = new RegExp(`\\b${praise}\\b[^.!?]{0,40}$`, 'i')
const praiseAfter = new RegExp(
  `^[^.!?]{0,40}\\b(?:is|remains|stays)\\b[^.!?]{0,20}\\b(?:${praise}|the best|a (?:good|great|strong) (?:choice|option|fit))\\b`,
  'i',
)
const windowChars = 80

/**
 * Reasons against publishing: too long, misses its topic or headline, recommends the system that is left, ignores the
 * costs asked about, or addresses the person who requested it.
 */
export function articleProblems(topic: Topic, { title, content }: Checked): string[] {
  const text = bodyOf(content)
  const headline = readAnyTopic(title)
  const addressed = toWhoAsked.exec(text)?.[0]
  const words = countWords(writeHtml(content))
  return [
    ...(words > pageWords.most
      ? [`The text has ${grouped(words)} words, and an article has at most ${grouped(pageWords.most)}.`]
      : []),
    ...(addressed ? [`The text addresses the person who requested it, not its readers: "${addressed}"`] : []),
    ...untreated('topic', topic, text),
    ...(headline.refusal === null ? untreated('headline', headline.literal, text) : []),
    ...(topic.asksCost && !priced.test(text)
      ? ['The topic asks about costs, but the text names none and does not say that they are unknown.']
      : []),
    ...leavingProblems(topic, text),
  ].filter((problem, at, all) => all.indexOf(problem) === at)
}

/** The text without headings, because naming a subject in a heading does not cover it. */
export function bodyOf(content: Article['content']): string {
  return content
    .filter((node) => !(isElement(node) && /^h[1-6]$/.test(node.tag)))
    .map(textOf)
    .join(' ')
    .replace(/\s+/g, ' ')
}

function untreated(where: string, { features, rules }: Topic, text: string): string[] {
  const { plain } = readable(text)
  const isIn = <Key>(entries: readonly Entry<Key>[], key: Key) =>
    entries.some(([one, ...patterns]) => one === key && patterns.some((pattern) => plain.search(pattern) >= 0))
  const lacking = [
    ...features.filter((key) => !isIn(featurePatterns, key)).map(featureLabel),
    ...rules.filter((id) => !isIn(rulePatterns, id)).map((id) => tracked.find((rule) => rule.id === id)?.name ?? id),
  ]
  return lacking.map((name) => `The ${where} mentions ${name}, but the text does not cover it.`)
}

function leavingProblems({ leaving }: Topic, text: string): string[] {
  if (!leaving) return []
  const silent = handsOver.test(text)
    ? []
    : ['The article is about leaving a system, but it says nothing about exporting the data.']
  if (!leaving.name) return silent
  const praised = placesOf(leaving.name, text).some(
    ({ start, end }) =>
      praiseBefore.test(text.slice(Math.max(0, start - windowChars), start)) ||
      praiseAfter.test(text.slice(end, end + windowChars)),
  )
  return praised
    ? [...silent, `The article is about leaving ${leaving.name}, but it recommends ${leaving.name}.`]
    : silent
}

function placesOf(name: string, text: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = []
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
    places.push({ start: at, end: at + name.length })
  return places
}
