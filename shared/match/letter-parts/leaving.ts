import { knownLines, leavableVendor, leavingPath } from '../../leaving/evidence'
import type { MatchAnswer } from '../match'
import { isPaper } from '../reading/current'
import { bullets } from './bullets'

/** What it would take to leave the present system: what is known of it, what to ask, and where the whole is told. */
export function leavingBlocks({ readBack: { current, leaving }, stay }: MatchAnswer, site: string): string[] {
  if (!current) return []
  if (isPaper(current))
    return [
      `You come from ${current}. Ask each vendor how the charts of the clients you see now get in, who does it, and what it costs.`,
    ]
  const vendor = leavableVendor(current)
  const known = vendor && !stay?.isAdvised ? knownLines(vendor) : []
  const beginning = stay && !leaving ? `If you do leave ${current}:` : `Leaving ${current}:`
  return [
    known.length > 0 ? `What we could read about getting your records out of ${current}:\n${bullets(known)}` : '',
    `${beginning} ask now, in writing, in which form it hands over all charts, what that costs, how long you can read them after the contract ends, and what notice you have to give. A letter with these questions, and the move week by week: ${site}${leavingPath(current)}`,
  ].filter(Boolean)
}
