import { listed } from '../../words'
import type { MatchAnswer } from '../match'
import { kindToLookFor, type NoFit, namesAba, noFitWords, therapiesNamed } from '../no-fit'
import { noteBeginnings } from '../notes'
import { foreignPayer } from '../reading/money'
import { caseWork, soberHousing } from '../reading/topics'
import { noPickReason } from './no-pick'
import { quotesNeeded } from './price'
import { visitorsWords } from './visitors-words'
import { sharedCare } from './why'

/**
 * What the match comes to, in a few sentences: how many systems are worth a look, or why none is named.
 * @param isTooLittle whether the kind of care is not known
 */
export function opening(answer: MatchAnswer, isTooLittle: boolean): string {
  const { picks, stay, noneMadeFor, readBack, notes } = answer
  if (isTooLittle) return careUnknown(readBack)
  if (noneMadeFor)
    return `${noteBeginnings.noPick} ${noFitWords(noneMadeFor)}, so we are not recommending one. ${kindToLookFor[noneMadeFor]}${assumed(noneMadeFor, readBack)}`
  if (picks.length === 0) return noPickReason(answer)
  const care = sharedCare(picks, readBack)
  const count = picks.length === 1 ? 'One system' : `${picks.length === 2 ? 'Two' : 'Three'} systems`
  const noneCompared = notes.find((note) => note.startsWith(noteBeginnings.noneCompared))
  const uncovered =
    readBack.notUnderstood.length > 0 && !noneCompared
      ? 'They leave out the needs that our comparison does not cover.'
      : ''
  const first = noneCompared ? `${noneCompared} ` : ''
  const scores = [
    'Scores, out of 100, count confirmed facts in full, others in part; most sizes are our own figures.',
    uncovered,
    quotesNeeded(picks),
  ]
    .filter(Boolean)
    .join(' ')
  if (stay?.isAdvised) {
    const others = picks.length === 1 ? 'this is the system' : 'these are the systems'
    return `${first}${stay.text} If you want to compare anyway, ${others} to look at. ${scores}`
  }
  return `${first}${count}${care && ` made for ${care}`} ${picks.length === 1 ? 'is' : 'are'} worth a closer look. ${scores}`
}

/** Why no system can be named without the kind of care, and what else to tell us; only what was not told is asked for. */
function careUnknown(readBack: MatchAnswer['readBack']): string {
  const { isOtherCare, notUnderstood, must, want, providers } = readBack
  const otherWork = (wish: string) => [...(wish.match(caseWork) ?? []), ...(wish.match(soberHousing) ?? [])]
  const work = [...new Set(notUnderstood.flatMap((wish) => otherWork(wish.toLowerCase())))]
  const compared = 'we compare records for mental health, substance use, eating disorders, and autism'
  const reason =
    work.length > 0
      ? `${noteBeginnings.noPick} is made for ${listed(work)}: ${compared}, and this is work of another kind. If you also treat clients, tell us what kind of care you provide and where.`
      : `${noteBeginnings.noPick} can be named yet: ${isOtherCare ? 'you chose "Other" as your kind of care' : 'we could not tell from your request what kind of care you provide'}, and ${compared}.`
  const missing = [
    work.length > 0 ? '' : 'the kind of care and where you provide it',
    providers ? '' : 'how many people chart',
    must.length + want.length + notUnderstood.length > 0 ? '' : 'the two or three things your current setup lacks',
  ].filter(Boolean)
  const ask = missing.length > 0 ? `To start, tell us ${listed(missing)}.` : ''
  return [reason, ask].filter(Boolean).join(' ')
}

/** What the answer assumes and a reader may have to correct. */
function assumed(none: NoFit, readBack: MatchAnswer['readBack']): string {
  const { budget, country } = readBack
  if (budget?.currency && country === foreignPayer(budget.currency))
    return ` We took you for one only because your budget is in ${budget.currency}: if you practice in the United States, tell us, and we will name systems.`
  // The form has a single answer for autism, but speech and occupational therapy need different systems than ABA.
  if (none !== 'ABA') return ''
  const others = therapiesNamed(readBack)
  if (others.length > 0)
    return ` Since you also named ${listed(others.map(visitorsWords))}, have it show you those notes too.`
  if (namesAba(readBack)) return ''
  return ' If you provide speech or occupational therapy rather than ABA, please tell us: our answer would be different.'
}
