import { knownLines, leavableVendor, leavingEvidence, leavingPath } from '../../leaving/evidence'
import { listed } from '../../words'
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
  const facts = vendor ? leavingEvidence(vendor).known.map(({ field }) => field) : []
  // The paragraph of the federal rule tells a reader of letters nothing.
  const known = vendor ? knownLines(vendor).map((line) => line.replace(', (b)(10)', '')) : []
  const ask =
    known.length > 0
      ? `have it confirm ${known.length === 1 ? 'this' : 'these'} in writing, and ask about`
      : 'ask in writing about'
  const beginning = stay && !leaving ? `If you do leave ${current},` : `Before you leave ${current},`
  return [
    known.length > 0 ? `What we found about leaving ${current}:\n${bullets(known)}` : '',
    `${beginning} ${ask} ${openQuestions(facts)}. Use our letter and weekly plan: ${site}${leavingPath(current)}`,
  ].filter(Boolean)
}

const questions: readonly (readonly [field: string, words: string])[] = [
  ['leaving.exportFormat', 'the export format'],
  ['leaving.exportPrice', 'the export price'],
  ['leaving.exportDeadline', 'access to your charts afterward'],
]

/** What to ask about leaving, except what is known; the notice may differ in each contract. */
function openQuestions(known: readonly string[]): string {
  const open = questions.flatMap(([field, words]) => (known.includes(field) ? [] : [words]))
  return listed([...open, 'the notice period'])
}
