import { listed } from '../words'
import { havingFor } from './criteria/wishes'
import { exclusionReason } from './exclusion'
import { featurePhrase } from './keys'
import { visitorsWords } from './letter-parts/visitors-words'
import type { Needs } from './needs'
import { noneMadeFor } from './no-fit'
import type { Ranking } from './ranking'
import { type Scored, scoreCandidate } from './score'
import type { Candidate, Having } from './weigh/candidate'
import { exactScore } from './weighing'

/** What to say about the current system, and whether to recommend keeping it. */
export interface Stay {
  id: string
  text: string
  isAdvised: boolean
  /** Its score, unless it lacks what the practice needs. */
  score?: number
}

/** By how many points another system has to lead before switching is worth the effort. */
const moveWorth = 10

/**
 * What to say about the current system if the catalogue has it; otherwise null, and null for a practice that leaves a
 * system that scores less than the best pick.
 */
export function stayOf(candidates: readonly Candidate[], { picks }: Ranking, needs: Needs): Stay | null {
  const present = candidates.find(({ id }) => id === needs.current)
  if (!present || present.notARecord !== null) return null
  const lacks = lackOf(present, needs)
  if (lacks) return needs.leaving ? null : { id: present.id, text: lacks, isAdvised: false }
  const scored = scoreCandidate(present, needs)
  const [best] = picks
  const lead = best ? exactScore(best.parts, needs.weights) - exactScore(scored.parts, needs.weights) : 0
  if (needs.leaving) {
    const text = best && scored.parts.length > 0 && lead <= 0 ? beforeLeaving(scored, best, needs) : null
    return text === null ? null : { id: present.id, text, isAdvised: false }
  }
  const isAdvised = best !== undefined && lead < moveWorth
  return { id: present.id, text: words(scored, best, lead, needs), isAdvised, score: scored.score }
}

/** What the current system lacks that the practice needs, regardless of its score; null if nothing. */
function lackOf(present: Candidate, needs: Needs): string | null {
  const { name } = present
  const none = noneMadeFor(needs)
  if (none) return `Before you move, ask ${name}, your current system, how it covers what you need.`
  const reason = exclusionReason(present, { ...needs, current: null })
  return reason && `About ${name}, your current system, we found this: ${reason.text} Ask ${name} about it first.`
}

function words({ candidate, parts, score }: Scored, best: Scored | undefined, lead: number, needs: Needs): string {
  const { name } = candidate
  if (parts.length === 0) return `Staying with ${name} saves you a move. Tell us more, and we can say how well it fits.`
  if (!best) return `${name}, your current system, scores ${score} of 100. We found nothing that fits you better.`
  const both = `${name}, your current system, scores ${score} of 100, and ${best.candidate.name} scores ${best.score}.`
  const effort =
    lead <= 0
      ? 'On the points we compare, we see no reason to move'
      : lead < moveWorth
        ? 'That difference is too small to justify a move'
        : 'A move takes months of work'
  const raise = toRaise(candidate, needs)
  return `${both} ${effort}${raise && `: first ask ${name} about ${raise}`}.`
}

/** For a practice that leaves a system that scores as much as the best pick. */
function beforeLeaving({ candidate, score }: Scored, best: Scored, needs: Needs): string {
  const { name } = candidate
  const other = `${best.candidate.name}${best.score === score ? '' : ` (${best.score})`}`
  const compared = best.score === score ? `the same as ${other}` : `more than ${other}`
  return `On the points we compare, ${name} scores ${score} of 100, ${compared}: before you leave, ask ${name} about ${toRaise(candidate, needs) || 'what makes you leave'}.`
}

/** What to ask the current vendor about: the features it may lack, and the visitor's complaint. */
function toRaise(candidate: Candidate, needs: Needs): string {
  const complaint = needs.complaint === null ? '' : `what you wrote (${visitorsWords(needs.complaint)})`
  return [gapOf(candidate, needs), complaint].filter(Boolean).join(', and about ')
}

/** The requested features that the current system is not known to have in full; empty if it has all. */
function gapOf(candidate: Candidate, needs: Needs): string {
  const having = (...values: (Having | null)[]) =>
    [...needs.must, ...needs.want].filter((key) => values.includes(havingFor(candidate, key, needs)))
  const [lacking, open] = [having('no'), having(null, 'partly')]
  return [
    lacking.length > 0 ? `${listed(lacking.map(featurePhrase))}, which it does not have` : '',
    open.length > 0 ? `${listed(open.map(featurePhrase))}, which we could not fully confirm` : '',
  ]
    .filter(Boolean)
    .join(', and about ')
}
