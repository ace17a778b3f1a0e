import { countWords } from '../../../shared/blog/words'
import { articleWords } from '../article'
import type { Plan } from './plan'

/** Writes what an article says on one thing, under headings of its own; empty if it has nothing to say. */
export type Section = (plan: Plan) => string

/** What stands under one heading, and which section wrote it. */
export interface Part {
  section: Section
  html: string
}

export const wordsIn = (parts: readonly Part[]): number => parts.reduce((sum, { html }) => sum + countWords(html), 0)

/** What a section writes, one part for each heading. */
export const partsIn = (section: Section, plan: Plan): Part[] =>
  section(plan)
    .split(/(?=<h2>)/)
    .filter(Boolean)
    .map((html) => ({ section, html }))

/**
 * The parts that an article has room for, in order: all of those that it needs, then of the sections to leave out first
 * as many as fit, the most needed before the others.
 */
export function fitted(parts: readonly Part[], leftOutFirst: readonly Section[]): readonly Part[] {
  const needed = parts.filter(({ section }) => !leftOutFirst.includes(section))
  const others = leftOutFirst.toReversed().flatMap((wanted) => parts.filter(({ section }) => section === wanted))
  const kept = new Set(needed)
  let room = articleWords.most - wordsIn(needed)
  for (const part of others) {
    const words = wordsIn([part])
    if (words > room) continue
    kept.add(part)
    room -= words
  }
  return parts.filter((part) => kept.has(part))
}
