import { listed } from '../../words'
import { budgetLimit } from '../criteria/cost'
import type { MatchAnswer } from '../match'
import { scoreFloor } from '../method'
import { noteBeginnings } from '../notes'
import { exactScore } from '../weighing'
import { careSentence, nounFor } from './situation'

/** Why no system reaches the minimum score, and how to look for one. */
export function noPickReason(answer: MatchAnswer): string {
  const { readBack } = answer
  const like = careSentence(readBack)
  const noun = nounFor(readBack)
  const isSolo = readBack.providers?.most === 1
  const customers = isSolo ? 'that are solo practices like yours' : like ? `that ${like}` : 'like you'
  const reason = [`${noteBeginnings.noPick} fits your needs well enough for us to recommend it.`, keptOutByCost(answer)]
  return `${reason.filter(Boolean).join(' ')} Look for one that ${noun}s like yours already use: ask each vendor for two customers ${customers}, and talk with both.`
}

/**
 * That only the cost keeps out the best systems, with their score without it; empty if something else does. The budget
 * is the reason only where a confirmed price is above it; an unconfirmed price counts for little whatever the budget.
 */
function keptOutByCost({ table, weights, readBack }: MatchAnswer): string {
  const limit = budgetLimit(readBack)
  const scored = table
    .filter(({ openMusts }) => openMusts === 0)
    .map((row) => ({ ...row, score: Math.floor(exactScore(row.parts, { ...weights.values, cost: 0 })) }))
  const best = Math.max(...scored.map(({ score }) => score))
  if (limit === undefined || best < scoreFloor) return ''
  const top = scored.filter(({ score }) => score === best)
  const namesOf = (rows: typeof top) => listed(rows.map(({ name }) => name))
  const scoresOf = (rows: typeof top) => [
    ...new Set(rows.map(({ parts }) => `${Math.floor(exactScore(parts, weights.values))}`)),
  ]
  const priced = top.filter(({ monthly }) => monthly !== null && monthly > limit)
  const unpriced = top.filter(({ monthly }) => monthly === null)
  const sentences = [
    priced.length > 0 &&
      `What keeps out the best ones is your budget: without it, ${namesOf(priced)} would score ${best} of 100.`,
    unpriced.length > 0 &&
      `${namesOf(unpriced)} ${unpriced.length === 1 ? 'comes' : 'come'} nearest, with ${listed(scoresOf(unpriced))} of 100, or ${best} if cost is left out, for which no source confirms a price; we name none below ${scoreFloor}.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
