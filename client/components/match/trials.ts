import type { MatchAnswer } from '../../../shared/match/match'
import { listed } from '../../../shared/words'

/** How often the first pick came first in the trials, and how often the systems it competes with did. */
export function trialsWords({ picks, others }: Pick<MatchAnswer, 'picks' | 'others'>): string {
  const [first, ...rest] = picks
  if (!first) return ''
  const [other] = mostOften(others)
  const rivals = mostOften([...rest, ...(other ? [other] : [])]).filter(({ share }) => percent(share) > 0)
  const runs = [`${first.name} came first in ${percent(first.share)}% of the runs`, ...rivals.map(inShort)]
  const [rival] = rivals
  const ahead =
    rival && percent(rival.share) > percent(first.share)
      ? ` ${rival.name} came first more often, so treat the order as open.`
      : ''
  const lead = ahead || (first.share < 0.5 ? ' That is not a firm lead.' : '')
  const method = 'We ran the match 2,000 times with other weights and other guesses for what we could not verify.'
  return `${method} ${rivals.length === 1 ? runs.join(', ') : listed(runs)}.${lead}`
}

const percent = (share: number) => Math.round(share * 100)

const inShort = ({ name, share }: { name: string; share: number }) => `${name} in ${percent(share)}%`

function mostOften<T extends { share: number }>(systems: readonly T[]): T[] {
  return systems.toSorted((a, b) => b.share - a.share)
}
