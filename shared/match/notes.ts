import { listed, quoted } from '../words'
import type { Candidate } from './candidate'
import { type FeatureKey, featureLabel } from './keys'
import { scoreFloor } from './method'
import type { Needs } from './needs'
import { noneMadeFor } from './no-fit'
import type { Ranking } from './ranking'
import { type Scored, scoreCandidate } from './score'
import { exactScore } from './weighing'

/** How a note begins that says why there is no pick, and one that the form and the description disagree. */
export const noteBeginnings = { noPick: 'No system in our catalogue', disagreement: 'The form says' } as const

/** A wish that no pick is known to meet. */
export interface Unmet {
  wish: string
  text: string
}

/** Points by which another system has to lead before a move is worth its trouble, as far as scores tell. */
const moveWorth = 10

/** Wishes that none of the picks is known to meet, the open ones in the visitor's words too. */
export function unmetOf(picks: readonly Scored[], { must, want, notUnderstood }: Needs): Unmet[] {
  const unmet = [...must, ...want].filter((key) =>
    picks.every(({ candidate }) => candidate.features[key].value !== 'yes'),
  )
  return [
    ...unmet.map((key) => ({ wish: key, text: unmetText(key, picks) })),
    ...notUnderstood.map((wish) => ({
      wish,
      text: `You asked for ${quoted(wish)}. Our catalogue does not cover it: ask every vendor.`,
    })),
  ]
}

function unmetText(key: FeatureKey, picks: readonly Scored[]): string {
  const lacking = picks.filter(({ candidate }) => candidate.features[key].value === 'no')
  if (lacking.length === 0 || lacking.length < picks.length)
    return `You asked for ${featureLabel(key)}. Our catalogue does not say which of these systems has it: ask.`
  return `You asked for ${featureLabel(key)}. None of these systems has it.`
}

/** What staying looks like, where the present system is in the catalogue and nobody said that it is to be left. */
export function stayOf(
  candidates: readonly Candidate[],
  { picks }: Ranking,
  needs: Needs,
): { id: string; text: string } | null {
  const present = candidates.find(({ id }) => id === needs.current)
  if (!present || needs.leaving || present.notARecord !== null) return null
  const { parts, score } = scoreCandidate(present, needs)
  const best = picks[0]
  const lead = best ? exactScore(best.parts, needs.weights) - exactScore(parts, needs.weights) : 0
  const { name, id } = present
  if (parts.length === 0)
    return { id, text: `Staying with ${name} costs no move. Tell us more, and we can say what speaks for it.` }
  if (!best)
    return { id, text: `${name}, which you have, scores ${score}. We found nothing that we would rather name.` }
  if (lead < moveWorth)
    return {
      id,
      text: `${name}, which you have, scores ${score} against ${best.score} for ${best.candidate.name}. That is too close to move for: ask ${name} for what you miss first.`,
    }
  return {
    id,
    text: `${name}, which you have, scores ${score} against ${best.score} for ${best.candidate.name}. A move takes months of work, so ask ${name} first whether it can close the gap.`,
  }
}

/** An answer about each system that the practice asks about: its place, its score, or why it is left out. */
export function askedOf({ picks, scored, excluded }: Ranking, { asked }: Needs): { id: string; text: string }[] {
  return asked.flatMap((id) => {
    const place = picks.findIndex(({ candidate }) => candidate.id === id)
    const other = scored.find(({ candidate }) => candidate.id === id)
    const out = excluded.find(({ candidate }) => candidate.id === id)
    if (out) return [{ id, text: `You ask about ${out.candidate.name}. We left it out: ${out.reason}` }]
    if (!other) return []
    const { candidate, score } = other
    const result =
      place < 0 ? `it scores ${score}, which is no pick` : `it is our pick number ${place + 1}, with ${score}`
    return [{ id, text: `You ask about ${candidate.name}: ${result}.` }]
  })
}

/** What the reader has to know before trusting the answer. */
export function notesOf(ranking: Ranking, needs: Needs): string[] {
  const { budget, providers, areas } = needs
  const none = noneMadeFor(needs)
  const notes = [
    none && `${noteBeginnings.noPick} is made for ${none}. The systems below are no picks; look at those made for it.`,
    !none && ranking.picks.length === 0 && nothingFits(ranking),
    tie(ranking),
    areas.length === 0 && 'We could not read what kind of care you give, so it was not weighed.',
    providers === null && 'We could not read how many people give care, so size and cost were not weighed.',
    budget &&
      !budget.monthly &&
      !budget.shareOfRevenue &&
      `We could not read ${quoted(budget.from)} as a monthly budget, so cost was not weighed.`,
    budget?.shareOfRevenue &&
      `You gave a share of revenue (${quoted(budget.from)}). Most systems charge per person, so cost was not weighed.`,
    budget?.monthly &&
      budget.currency !== 'USD' &&
      `Your budget is in ${budget.currency}; our prices are in dollars and we do not convert, so cost was not weighed.`,
    budget?.per === 'unclear' &&
      `${quoted(budget.from)} may be for each provider or for all, so cost was not weighed. Please say which.`,
    needs.declined.length > 0 &&
      `You do not want ${listed(needs.declined.map(featureLabel))}: ask whether it can be switched off.`,
    needs.currentName && `${needs.currentName}, which you have, is not in our catalogue, so we cannot weigh staying.`,
  ]
  return notes.filter((note) => typeof note === 'string' && note !== '') as string[]
}

/** More systems than picks with one score: the order among them says nothing. */
function tie({ scored, picks }: Ranking): string | false {
  const first = picks[0]
  const equal = first ? scored.filter(({ score }) => score === first.score).length : 0
  return (
    equal > picks.length &&
    `${equal} systems score the same on what you told us; they stand by name. Tell us more to tell them apart.`
  )
}

function nothingFits({ scored }: Ranking): string {
  const best = scored[0]
  const closest = best ? ` The closest is ${best.candidate.name} with ${best.score}.` : ''
  return `${noteBeginnings.noPick} reaches ${scoreFloor} of 100 for what you told us, so we name none.${closest}`
}
