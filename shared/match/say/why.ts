import { listed } from '../../words'
import { type FeatureKey, featurePhrase } from '../terms/features'
import { type Organization, organizationsPhrase } from '../terms/organizations'
import { headCountWords } from '../terms/slot-words'
import type { Candidate } from '../weigh/candidate'
import type { Weighed } from '../weigh/order'
import type { Cost, Finding } from '../weigh/statement'

/** What speaks for a system, as far as it is known. `sizeWords`: for how many people it is made; null if it does not fit. */
interface Merits {
  organization: Organization | null
  sizeWords: string | null
  features: readonly FeatureKey[]
  without: readonly FeatureKey[]
}

function meritsOf({ findings }: Pick<Weighed, 'findings'>): Merits {
  const met = findings.filter(({ answer }) => answer === 'yes')
  const made = met.flatMap(({ statement }) => (statement.kind === 'made-for' ? [statement.organization] : []))
  const size = met.find(({ statement }) => statement.kind === 'size-fits')
  const featuresOf = (isRefused: boolean) =>
    met.flatMap(({ point }) =>
      point.kind === 'feature' && (point.stance === 'refused') === isRefused ? [point.feature] : [],
    )
  return {
    organization: made[0] ?? null,
    sizeWords: size ? sizeWordsOf(size) : null,
    features: featuresOf(false),
    without: featuresOf(true),
  }
}

function sizeWordsOf({ statement, facts }: Finding): string | null {
  if (statement.kind !== 'size-fits') return null
  const words = statement.size.words ?? headCountWords(statement.size)
  return facts[0]?.basis === 'sourced' ? words : `${words} (our figure)`
}

/** What all of these systems have in common; nothing where there is only one. */
function commonOf(picks: readonly Weighed[]): Merits {
  const [first, ...others] = picks.map(meritsOf)
  const isShared = (test: (merits: Merits) => boolean) => others.length > 0 && others.every(test)
  const shared = (keys: readonly FeatureKey[], of: 'features' | 'without') =>
    keys.filter((key) => isShared((merits) => merits[of].includes(key)))
  return {
    organization: isShared(({ organization }) => organization !== null) ? (first?.organization ?? null) : null,
    sizeWords: isShared(({ sizeWords }) => sizeWords !== null) ? (first?.sizeWords ?? null) : null,
    features: shared(first?.features ?? [], 'features'),
    without: shared(first?.without ?? [], 'without'),
  }
}

const namedMax = 3

/** More names than the table shows anyway would hide the rest of the sentence. */
export const named = (features: readonly FeatureKey[]): string[] =>
  features.length > namedMax + 1
    ? [...features.slice(0, namedMax).map(featurePhrase), `${features.length - namedMax} more of your points`]
    : features.map(featurePhrase)

/** What all picks are known to be and to have, said once; empty where there is nothing. */
export function commonSentence(picks: readonly Weighed[]): string {
  const { organization, sizeWords, features, without } = commonOf(picks)
  const made = [organization && organizationsPhrase(organization), sizeWords && 'your size'].filter(Boolean)
  const clauses = [
    made.length > 0 ? `are made for ${made.join(' of ')}` : '',
    features.length > 0 ? `have ${listed(named(features))}` : '',
    without.length > 0 ? `have no ${listed(without.map(featurePhrase), 'or')}` : '',
  ].filter(Boolean)
  return clauses.length > 0 ? `${picks.length === 2 ? 'Both' : 'All three'} ${listed(clauses)}.` : ''
}

/**
 * One sentence why a system is a pick: what is known of it and not of all others; where nothing is, a strength of its
 * own.
 */
export function whySentence(weighed: Weighed, picks: readonly Weighed[], priceClause: string): string {
  const common = commonOf(picks)
  const { organization, sizeWords, features, without } = meritsOf(weighed)
  const has = named(features.filter((key) => !common.features.includes(key)))
  const lacks = without.filter((key) => !common.without.includes(key)).map(featurePhrase)
  const made = [
    organization && !common.organization ? organizationsPhrase(organization) : '',
    common.sizeWords ? '' : sizeWords,
  ].filter(Boolean)
  const clauses = [
    made.length > 0 ? `is made for ${made.join(' with ')}` : '',
    has.length > 0 ? `has ${listed(has)}` : '',
    lacks.length > 0 ? `has no ${listed(lacks, 'or')}` : '',
    priceClause,
  ].filter(Boolean)
  return clauses.length > 0 ? `It ${listed(clauses)}.` : strengthOf(weighed.candidate)
}

function strengthOf({ strengths }: Candidate): string {
  return shortOf(strengths.map((text) => ({ text })))?.text ?? ''
}

/** What a card has room for, and what it still takes where there is nothing shorter. */
const lengths = [115, 140, Number.POSITIVE_INFINITY]

/** The first of the shortest kind of texts there are. */
export const shortOf = <Of extends { text: string }>(texts: readonly Of[]): Of | undefined =>
  lengths.flatMap((most) => texts.find(({ text }) => text.length <= most) ?? [])[0]

/** What speaks for a pick by its price beside the others, as a clause; empty where nothing does. */
export function priceClauseOf(cost: Cost | null, others: readonly (Cost | null)[]): string {
  if (!cost || others.length === 0) return ''
  const priced = others.filter((one) => one !== null)
  if (priced.length === 0) return 'is the only one here whose plan prices we found'
  return priced.every(({ monthly }) => cost.monthly.most < monthly.least)
    ? `costs ${priced.length === others.length ? 'the least' : 'less than the other with a price'}`
    : ''
}
