import { type CriterionKey, criteria, drawSeed, draws, type Weights, weightSpread } from './method'
import type { Scored } from './score'
import type { Share } from './weighing'

/**
 * The share of `draws` random weightings in which each system comes first, from 0 to 1. Each weight is drawn between
 * half and twice its value, each unknown within its range, on average as the score counts it. The seed is fixed, so the
 * draws are the same for every result.
 */
export function shareOfFirstPlaces(scored: readonly Scored[], weights: Weights): ReadonlyMap<string, number> {
  const firsts = new Map(scored.map(({ candidate }) => [candidate.id as string, 0]))
  const told = criteria.filter((key) => scored[0]?.parts.some(({ criterion }) => criterion === key))
  const table = scored.map(({ candidate, parts }) => ({ id: candidate.id as string, parts }))
  const random = randomNumbers(drawSeed)
  for (let draw = 0; draw < draws && table.length > 0 && told.length > 0; draw++) {
    const best = firstOf(table, drawnWeights(told, weights, random), random)
    firsts.set(best, (firsts.get(best) ?? 0) + 1)
  }
  return new Map([...firsts].map(([id, count]) => [id, count / draws]))
}

/** The system that comes first with these weights and with unknowns drawn at random; ties are broken at random. */
function firstOf(
  table: readonly { id: string; parts: readonly Share[] }[],
  weights: Weights,
  random: () => number,
): string {
  let best = ''
  let most = -1
  let equal = 0
  for (const { id, parts } of table) {
    let sum = 0
    for (const part of parts) sum += weights[part.criterion] * drawnShare(part, random)
    if (sum < most) continue
    equal = sum > most ? 1 : equal + 1
    // So that each of several equal systems is as likely to stay.
    if (equal === 1 || random() < 1 / equal) [best, most] = [id, sum]
  }
  return best
}

/** A share within its range whose mean over many draws is the expected one: a power of `n` has the mean 1 / (n + 1). */
function drawnShare({ least, most, expected }: Share, random: () => number): number {
  if (least === most) return least
  return least + (most - least) * random() ** ((most - least) / (expected - least) - 1)
}

function drawnWeights(
  told: readonly CriterionKey[],
  weights: Weights,
  random: () => number,
): Record<CriterionKey, number> {
  const drawn: Record<CriterionKey, number> = { care: 0, setting: 0, size: 0, cost: 0, wishes: 0 }
  for (const key of told) drawn[key] = weights[key] * weightSpread ** (2 * random() - 1)
  return drawn
}

/** Pseudorandom numbers from 0 to 1, determined by the seed (mulberry32, Tommy Ettinger, public domain). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
