import { listed } from '../../words'
import type { MatchAnswer } from '../match'
import { bullets } from './bullets'
import type { Shown } from './shown'

/** Wishes that tell no record systems apart, so they are not scored. */
export function basicsBlock({ readBack: { basics } }: MatchAnswer): string[] {
  if (basics.length === 0) return []
  const see = basics.length > 1 ? 'both' : basics[0] === 'notes' ? 'them' : 'it'
  return [`We do not score ${listed(basics)}; see ${see} in the demo.`]
}

/** How long the start takes in our record, for those who do not want it to take long. */
export function setupBlock({ readBack }: MatchAnswer, shown: readonly Shown[]): string[] {
  if (!readBack.wantsShortSetup || shown.length === 0) return []
  const times = shown.map(({ candidate: { name, setupTime } }) => {
    const source = setupTime?.basis === 'sourced' ? '' : ' (we found no source)'
    return `${name}: ${setupTime ? `${setupTime.text}${source}` : 'not known'}`
  })
  return [
    `You do not want a long project. Setup time in our record, from contract to first use:\n${bullets(times)}`,
    'Have each vendor put the date of your first day in the contract.',
  ]
}
