import type { Needs } from './needs'
import { mainReasonAgainst } from './next'
import type { Ranking } from './ranking'
import type { Scored } from './score'

/** What to say about each system that the practice asks about: its place, its score, or why it is excluded. */
export function askedOf(ranking: Ranking, needs: Needs): { id: string; text: string }[] {
  const { picks, scored, excluded } = ranking
  return needs.asked.flatMap((id) => {
    const place = picks.findIndex(({ candidate }) => candidate.id === id)
    const other = scored.find(({ candidate }) => candidate.id === id)
    const out = excluded.find(({ candidate }) => candidate.id === id)
    if (out) return [{ id, text: `You asked about ${out.candidate.name}. We left it out. ${out.reason.text}` }]
    if (!other) return []
    const { candidate, score } = other
    const result =
      place < 0
        ? `it scores ${score} of 100, ${besideThePicks(other, ranking, needs)}`
        : `it is number ${place + 1} below, with ${score} of 100`
    return [{ id, text: `You asked about ${candidate.name}: ${result}.` }]
  })
}

/** How a system that is no pick compares with those that are, and what speaks most against it. */
function besideThePicks(one: Scored, { picks }: Ranking, needs: Needs): string {
  if (one.score === picks.at(-1)?.score) return 'the same as the last one below'
  const against = `mainly because ${mainReasonAgainst(one, picks, needs)}`
  return picks.length > 0 ? `and others fit you better, ${against}` : against
}
