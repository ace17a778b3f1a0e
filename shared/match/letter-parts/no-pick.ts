import { listed } from '../../words'
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
  const reason = [`${noteBeginnings.noPick} fits your needs well enough for us to recommend it.`, overBudget(answer)]
  return `${reason.filter(Boolean).join(' ')} Look for one that ${noun}s like yours already use: ask each vendor for two customers ${customers}, and talk with both.`
}

/** That only the budget keeps out the best systems, with their score without it; empty if something else does. */
function overBudget({ table, weights, readBack }: MatchAnswer): string {
  const scored = table
    .filter(({ openMusts }) => openMusts === 0)
    .map(({ name, parts }) => ({ name, score: Math.floor(exactScore(parts, { ...weights.values, cost: 0 })) }))
  const best = Math.max(...scored.map(({ score }) => score))
  const isWeighed = table.some(({ parts }) => parts.some(({ criterion }) => criterion === 'cost'))
  if (!(readBack.budget && isWeighed && best >= scoreFloor)) return ''
  const names = scored.filter(({ score }) => score === best).map(({ name }) => name)
  return `What keeps out the best ones is your budget: without it, ${listed(names)} would score ${best} of 100.`
}
