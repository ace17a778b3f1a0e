import { listed } from '../../words'
import { type FeatureKey, featurePhrase } from '../keys'
import { mustCounts } from '../method'
import type { Needs } from '../needs'
import { featureQuestions } from '../questions'
import type { Candidate, Having } from '../weigh/candidate'
import { type Assessment, assessment, statement } from './criterion'

const shares: Record<Having, number> = { yes: 1, partly: 0.5, no: 0 }

type Wishes = Pick<Needs, 'must' | 'want' | 'prescribes'>

/** What prescribers need of a system. */
export const prescribing = ['ePrescribing', 'epcs', 'pdmp'] as const satisfies FeatureKey[]

/** Whether a practice prescribes: it says so, or asks for what prescribers need. */
export const isForPrescribers = ({ must, want, prescribes }: Wishes): boolean =>
  prescribes || prescribing.some((key) => must.includes(key) || want.includes(key))

/** Whether a system has a feature for a practice with these wishes: in part, if it leaves out the prescribers among them. */
export function havingFor(
  { features, partlyForPrescribers }: Candidate,
  key: FeatureKey,
  wishes: Wishes,
): Having | null {
  const { value } = features[key]
  return value === 'yes' && partlyForPrescribers.includes(key) && isForPrescribers(wishes) ? 'partly' : value
}

/**
 * The share of requested features that a system has. A must-have counts twice, and unknown features form a range.
 * Undefined if none were requested.
 */
export function assessWishes(candidate: Candidate, needs: Wishes): Assessment | undefined {
  const { must, want } = needs
  const wishes = [...must, ...want]
  if (wishes.length === 0) return undefined
  const weightOf = (key: FeatureKey) => (must.includes(key) ? mustCounts : 1)
  const total = wishes.reduce((sum, key) => sum + weightOf(key), 0)
  const sum = (unknownShare: number) =>
    wishes.reduce((points, key) => {
      const value = havingFor(candidate, key, needs)
      return points + weightOf(key) * (value === null ? unknownShare : shares[value])
    }, 0)
  const having = (value: Having | null) => wishes.filter((key) => havingFor(candidate, key, needs) === value)
  return assessment(
    { least: sum(0) / total, most: sum(1) / total },
    {
      reasons: sentence(candidate, having('yes'), (names) => `Has ${listed(names)}.`),
      against: [
        ...sentence(candidate, having('no'), (names) => `Does not have ${listed(names, 'or')}.`),
        ...sentence(candidate, having('partly'), (names) => `Has only in part: ${listed(names)}.`),
      ],
      unknown: having(null).map((key) => candidate.features[key].field),
      ask: featureQuestions(having(null)),
    },
  )
}

function sentence(candidate: Candidate, keys: readonly FeatureKey[], words: (names: string[]) => string) {
  if (keys.length === 0) return []
  return [statement(candidate, words(keys.map(featurePhrase)), ...keys.map((key) => candidate.features[key]))]
}
