import { capitalized, listed } from '../../words'
import type { Candidate, Having } from '../candidate'
import { type FeatureKey, featureLabel } from '../keys'
import type { MatchAnswer } from '../match'
import { bullets } from './bullets'
import { plainWords } from './visitors-words'

const namesOfCounts = ['', 'it', 'both', 'all three']

/** One line per requested feature with what is known about it for each named system. */
export function wishBlocks({ readBack, picks }: MatchAnswer, candidates: readonly Candidate[]): string[] {
  const wishes = [...readBack.must, ...readBack.want]
  const named = picks.flatMap(({ id }) => candidates.find((candidate) => candidate.id === id) ?? [])
  if (named.length === 0 || wishes.length === 0) return []
  const lines = wishes.map((key) => {
    const must = readBack.must.includes(key) ? ', which you must have' : ''
    const answer = `${capitalized(wishWords(key, readBack))}${must}: ${answerOf(key, named)}`
    const notes = notesOf(key, named)
    return notes.length > 0 ? `${[answer, ...notes].join('. ')}.` : answer
  })
  return [`What you asked for:\n${bullets(lines)}`]
}

/** Our label for a feature, with the visitor's own words if they differ: `outcome measures (PHQ-9)`. */
function wishWords(key: FeatureKey, { words }: MatchAnswer['readBack']): string {
  const label = featureLabel(key)
  const own = (words[key] ?? []).filter((word) => !label.toLowerCase().includes(singular(word.toLowerCase())))
  if (own.length === 0) return label
  return label.endsWith(')') ? `${label.slice(0, -1)}; ${own.join(', ')})` : `${label} (${own.join(', ')})`
}

const singular = (word: string) => word.replace(/s$/, '')

/** The catalogue's notes on a yes or a partly, because a bare "has it" would promise more than the source says. */
function notesOf(key: FeatureKey, named: readonly Candidate[]): string[] {
  return named.flatMap(({ name, features }) => {
    const { value, note } = features[key]
    return note && (value === 'yes' || value === 'partly') ? [`${name}: ${note.replace(/\.$/, '')}`] : []
  })
}

const havingWords: Record<Having, [one: string, several: string]> = {
  yes: ['has it', 'have it'],
  partly: ['has it in part', 'have it in part'],
  no: ['does not have it', 'do not have it'],
}

function answerOf(key: FeatureKey, named: readonly Candidate[]): string {
  const having = (value: Having | null) =>
    named.filter(({ features }) => features[key].value === value).map(({ name }) => name)
  const known = (['yes', 'partly', 'no'] as const).map((value) => told(having(value), havingWords[value], named.length))
  const open = having(null)
  const unknown = open.length === named.length ? `not known: ask ${theMany(named)}` : notKnownFor(open)
  return [...known, unknown].filter(Boolean).join('; ')
}

const notKnownFor = (open: readonly string[]) => (open.length > 0 ? `for ${listed(open)}, not known: ask` : '')

function theMany(named: readonly Candidate[]): string {
  return named.length === 1 ? (named[0]?.name ?? '') : (namesOfCounts[named.length] ?? 'each')
}

function told(names: readonly string[], [one, several]: [string, string], count: number): string {
  if (names.length === 0) return ''
  if (names.length === 1) return `${names[0]} ${one}`
  return `${names.length === count ? (namesOfCounts[count] ?? 'each') : listed(names)} ${several}`
}

/**
 * With picks, only the wishes that no feature covers, because the others are answered above. Without picks, all of
 * them, as a list for the reader's own search.
 */
export function openWishBlocks({ unmet, readBack, picks }: MatchAnswer): string[] {
  const open = readBack.notUnderstood.map(plainWords)
  if (picks.length > 0) return open.length > 0 ? [`Our catalogue does not cover these, so ask:\n${bullets(open)}`] : []
  const wishes = unmet.flatMap(({ wish }) =>
    readBack.notUnderstood.includes(wish) ? [] : [wishWords(wish as FeatureKey, readBack)],
  )
  const lines = [...wishes, ...open]
  return lines.length > 0 ? [`What to ask for, based on what you told us:\n${bullets(lines)}`] : []
}
