import { groupBy } from '../../group-by'
import { capitalized, listed } from '../../words'
import { havingFor } from '../criteria/wishes'
import { type FeatureKey, featureLabel } from '../keys'
import type { MatchAnswer } from '../match'
import { ownQuestions } from '../questions'
import { topics } from '../reading/topics'
import type { Candidate, Having } from '../weigh/candidate'
import { bullets } from './bullets'
import { plainWords } from './visitors-words'

/**
 * One line per requested feature: those that every named system has, then the others with what is known of each.
 * @param systems at most four
 */
export function wishBlocks({ readBack }: MatchAnswer, systems: readonly Candidate[]): string[] {
  const named = systems.map((system) => asHaving(system, readBack))
  const wishes = [...readBack.must, ...readBack.want]
  if (named.length === 0) return []
  const headOf = (key: FeatureKey) =>
    capitalized(wishWords(key, readBack)) + (readBack.must.includes(key) ? ', which you must have' : '')
  const isMet = (key: FeatureKey) => named.every(({ features }) => features[key].value === 'yes')
  const met = wishes.filter(isMet).map((key) => `${headOf(key)}${notesOf(key, named)}`)
  const others = wishes.filter((key) => !isMet(key)).map((key) => `${headOf(key)}: ${answerOf(key, named)}`)
  const all = ['', '', 'Both', 'All three', 'All four'][named.length]
  const have = named.length === 1 ? `${named[0]?.name} has` : `${all} systems have`
  return [
    ...(met.length > 0 ? [`${have} what you asked for here:\n${bullets(met)}`] : []),
    ...(others.length > 0 ? [`You ${met.length > 0 ? 'also ' : ''}asked for:\n${bullets(others)}`] : []),
  ]
}

/** A system with its features as they count for a practice with these wishes. */
function asHaving(system: Candidate, readBack: MatchAnswer['readBack']): Candidate {
  const features = Object.entries(system.features).map(([key, fact]) => [
    key,
    { ...fact, value: havingFor(system, key as FeatureKey, readBack) },
  ])
  return { ...system, features: Object.fromEntries(features) }
}

/** Our label for a feature, with the visitor's own words if they differ: `outcome measures (PHQ-9)`. */
function wishWords(key: FeatureKey, { words }: MatchAnswer['readBack']): string {
  const label = featureLabel(key)
  const isInLabel = (word: string) => label.toLowerCase().includes(singular(word.toLowerCase()))
  const own = (words[key] ?? [])
    .filter((phrase) => !(generic.test(phrase) || phrase.split(' ').every(isInLabel)))
    .map((phrase) => (key === 'multilingual' ? phrase : phrase.replace(sentenceStart, (first) => first.toLowerCase())))
  if (own.length === 0) return label
  return label.endsWith(')') ? `${label.slice(0, -1)}; ${own.join(', ')})` : `${label} (${own.join(', ')})`
}

/** Words that tell nothing beyond our label. */
const generic = /^(?:claims?|payers?|insurance|apis?|cloud-based|(?:because of|for) the app)$/i

/** A capital that a word has because a sentence began with it, not because it is a name or an abbreviation. */
const sentenceStart = /^(?!Medicaid\b|Medicare\b|Part 2|Aetna|Anthem|Blue|Cigna|Humana|Optum|United)[A-Z](?=[a-z])/

const singular = (word: string) => word.replace(/s$/, '')

/** The catalogue's notes on a feature that all have, because its name alone would promise more than the source says. */
function notesOf(key: FeatureKey, named: readonly Candidate[]): string {
  const notes = byNote(key, named).map(({ note, names }) => ` In ${listed(names)}, ${note}.`)
  return notes.length > 0 ? `.${notes.join('')}` : ''
}

/** The notes on a feature, each once, with the names of the systems that have it. */
function byNote(key: FeatureKey, named: readonly Candidate[]): { note: string; names: string[] }[] {
  const noted = named.flatMap(({ name, features }) => {
    const { note } = features[key]
    return note ? [{ name, note: continued(note) }] : []
  })
  return [...groupBy(noted, ({ note }) => note)].map(([note, those]) => ({
    note,
    names: those.map(({ name }) => name),
  }))
}

/** A note as the rest of a sentence, without its period. */
const continued = (note: string) =>
  note.replace(/\.$/, '').replace(/^[A-Z](?=[a-z]*[ ,])/, (first) => first.toLowerCase())

const havingWords: Record<Having, [one: string, several: string]> = {
  yes: ['has this', 'have this'],
  partly: ['has this in part', 'have this in part'],
  no: ['does not have this', 'do not have this'],
}

/** A sentence for each value, for each note, and for what is not known, with the question to ask. */
function answerOf(key: FeatureKey, named: readonly Candidate[]): string {
  const told = (['yes', 'partly', 'no'] as const).flatMap((value) => {
    const having = named.filter(({ features }) => features[key].value === value)
    const isNoted = ({ features }: Candidate) => value !== 'no' && features[key].note !== undefined
    const words = (names: readonly string[]) => `${listed(names)} ${havingWords[value][names.length === 1 ? 0 : 1]}`
    const plain = having.filter((system) => !isNoted(system)).map(({ name }) => name)
    return [
      ...(plain.length > 0 ? [words(plain)] : []),
      ...byNote(key, having.filter(isNoted)).map(({ note, names }) => `${words(names)}: ${note}`),
    ]
  })
  const open = named.filter(({ features }) => features[key].value === null).map(({ name }) => name)
  const ask = open.length > 0 ? [askOf(key, open, named)] : []
  return `${[...told, ...ask].join('. ')}${ask.join().endsWith('"') ? '' : '.'}`
}

function askOf(key: FeatureKey, open: readonly string[], named: readonly Candidate[]): string {
  const question = ownQuestions[key] ? ` "${ownQuestions[key]}"` : ' to see it'
  return `${open.length === named.length ? '' : `For ${listed(open)}, `}not known: ask${question}`
}

/**
 * With picks, only the wishes that no feature covers, because the others are answered above. Without picks, all of
 * them, as a list for the reader's own search.
 */
export function openWishBlocks({ unmet, readBack, picks }: MatchAnswer): string[] {
  const open = questionsAbout(readBack.notUnderstood)
  if (picks.length > 0)
    return open.length > 0 ? [`Our comparison does not cover these needs, so ask each vendor:\n${bullets(open)}`] : []
  const wishes = unmet.flatMap(({ wish }) =>
    readBack.notUnderstood.includes(wish) ? [] : [wishWords(wish as FeatureKey, readBack)],
  )
  const lines = [...wishes, ...open]
  return lines.length > 0 ? [`What to ask for, based on what you told us:\n${bullets(lines)}`] : []
}

/** Each wish with a question to read aloud. Wishes with the same question share a line. */
function questionsAbout(wishes: readonly string[]): string[] {
  const byQuestion = new Map<string, string[]>()
  for (const wish of wishes) {
    const topic = topics.find(({ pattern }) => wish.search(pattern) >= 0)
    const ask = topic?.ask ?? 'Can you show us in the demo how you do this?'
    const line = topic?.found ? `${ask} ${topic.found}` : ask
    byQuestion.set(line, [...(byQuestion.get(line) ?? []), `"${plainWords(wish)}"`])
  }
  return Array.from(byQuestion, ([ask, asked]) => `${listed(asked)}: ${ask}`)
}
