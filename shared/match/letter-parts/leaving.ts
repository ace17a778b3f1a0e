import { knownLines, leavableVendor, leavingPath } from '../../leaving/evidence'
import type { MatchAnswer } from '../match'
import { isPaper } from '../reading/current'
import { bullets } from './bullets'

/** What leaving the current system would take: what is known, what to ask, and a link to the guide. */
export function leavingBlocks({ readBack: { current, leaving }, stay }: MatchAnswer, site: string): string[] {
  if (!current) return []
  if (isPaper(current))
    return [
      `You are moving from ${current}. Ask each vendor how your current clients' charts get into the system, who does the work, and what it costs.`,
    ]
  const vendor = leavableVendor(current)
  const known = vendor && !stay?.isAdvised ? knownLines(vendor) : []
  const beginning = stay && !leaving ? `If you do leave ${current},` : `Before you leave ${current},`
  return [
    known.length > 0 ? `What we found about getting your records out of ${current}:\n${bullets(known)}` : '',
    `${beginning} ask in writing what format it exports all charts in, what that costs, how long you can still read them after the contract ends, and how much notice you must give. A ready-made letter and a week-by-week plan: ${site}${leavingPath(current)}`,
  ].filter(Boolean)
}
