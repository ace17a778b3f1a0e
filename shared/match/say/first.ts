import { listed } from '../../words'
import type { Cell, MatchAnswer } from '../terms/answer'
import { type FeatureKey, featureKeys, featurePhrase } from '../terms/features'
import { organizationPhrase, organizationsPhrase } from '../terms/organizations'

/**
 * The answer in one sentence, or two where nobody is known to have what matters most: to stay, where nothing beats the
 * present system. Between equal systems stands an `or`; a note says that they are equal.
 */
export function firstSentence(answer: Pick<MatchAnswer, 'picks' | 'stay' | 'kind'>): string {
  const { picks, stay, kind } = answer
  if (stay?.isAdvised) return stay.text
  if (picks.length > 0) {
    const later = picks.findIndex(({ equal }, place) => place > 0 && !equal)
    const firsts = later < 0 ? picks : picks.slice(0, later)
    const start = `Look at ${namesOf(firsts, 'or')}`
    const look = later < 0 ? `${start}.` : `${start} first, then at ${namesOf(picks.slice(later))}.`
    return [unmetSentence(picks), look].filter(Boolean).join(' ')
  }
  if (!kind) return 'No system that we know fits these answers.'
  if (kind.served === 'yes') return `No system made for ${organizationsPhrase(kind.key)} fits these answers.`
  return kind.served === 'thin'
    ? `We know too little to recommend a system for ${organizationPhrase(kind.key)}.`
    : `No system that we know is made for ${organizationPhrase(kind.key)}.`
}

const namesOf = (picks: MatchAnswer['picks'], last?: 'or') =>
  listed(
    picks.map(({ name }) => name),
    last,
  )

/** More would not be what matters most. */
const namedMax = 3

/**
 * That we know of no pick that has what matters most, and what to do: the must-haves that none has, or else the wished
 * features where none has any. Empty where somebody has it.
 */
export function unmetSentence(picks: MatchAnswer['picks']): string {
  const wished = (stance: Cell['stance']) =>
    featureKeys.filter((key) => picks[0]?.needs.some((cell) => cell.need === key && cell.stance === stance))
  const isMet = (key: FeatureKey) =>
    picks.some(({ needs }) => needs.some(({ need, answer }) => need === key && isHad.includes(answer)))
  const [musts, wants] = [wished('must'), wished('want')]
  const unmet = musts.length > 0 ? musts.filter((key) => !isMet(key)) : wants.some(isMet) ? [] : wants
  return unmet.length > 0
    ? `We couldn't confirm ${listed(unmet.slice(0, namedMax).map(featurePhrase), 'or')} for any system here: ask for that first.`
    : ''
}

const isHad: readonly Cell['answer'][] = ['yes', 'partly']
