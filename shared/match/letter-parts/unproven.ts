import { listed } from '../../words'
import type { MatchAnswer } from '../match'
import type { Candidate } from '../weigh/candidate'

/**
 * The systems that our record lists for the practice's kind of care and settings, all without a source, and that are no
 * picks for that reason alone: readers meet them on the site and would ask. As a paragraph; empty if there are none.
 */
export function unprovenBlock({ picks, table, readBack }: MatchAnswer, candidates: readonly Candidate[]): string[] {
  const { industry, settings } = readBack
  const isListed = (
    all: readonly string[],
    { value, unverified = [] }: { value: unknown; unverified?: readonly string[] },
  ) => value === null && all.length > 0 && all.every((one) => unverified.includes(one))
  const names = candidates
    .filter(({ id }) => table.some((row) => row.id === id) && !picks.some((pick) => pick.id === id))
    .filter(({ areas, levels }) => isListed(industry, areas) && isListed(settings, levels))
    .map(({ name }) => name)
  if (picks.length === 0 || names.length === 0) return []
  const [them, is] = names.length === 1 ? ['it', 'is'] : ['them', 'are']
  return [`${listed(names)} ${is} listed for your kind of care too, but we could verify too little to rank ${them}.`]
}
