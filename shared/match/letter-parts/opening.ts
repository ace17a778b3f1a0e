import { listed } from '../../words'
import type { MatchAnswer } from '../match'
import type { NoFit } from '../no-fit'
import { noteBeginnings } from '../notes'
import { otherTherapies } from '../reading/topics'
import { kindToLookFor } from './advice'
import { noPickReason } from './no-pick'
import { quotesNeeded } from './price'
import { visitorsWords } from './visitors-words'
import { sharedCare } from './why'

/**
 * What the match comes to, in a few sentences: how many systems are worth a look, or why none is named.
 * @param isTooLittle whether the kind of care is not known
 */
export function opening(answer: MatchAnswer, isTooLittle: boolean): string {
  const { picks, stay, noneMadeFor, readBack } = answer
  if (isTooLittle)
    return `${noteBeginnings.noPick} can be named yet: we could not tell from your request what kind of care you provide. Three facts are enough to start: the kind of care and where you provide it, how many people chart, and the two or three things your current setup lacks.`
  if (noneMadeFor)
    return `${noteBeginnings.noPick} is made for ${noneMadeFor}, so we are not recommending one. ${kindToLookFor[noneMadeFor]}${abaAssumed(noneMadeFor, readBack)}`
  if (picks.length === 0) return noPickReason(answer)
  const care = sharedCare(picks, readBack)
  const count = picks.length === 1 ? 'One system' : `${picks.length === 2 ? 'Two' : 'Three'} systems`
  const scores = ['Scores, out of 100, show how well our sources confirm the fit.', quotesNeeded(picks)]
    .filter(Boolean)
    .join(' ')
  if (stay?.isAdvised) {
    const others = picks.length === 1 ? 'this is the system' : 'these are the systems'
    return `${stay.text} If you want to compare anyway, ${others} to look at. ${scores}`
  }
  return `${count}${care && ` made for ${care}`} ${picks.length === 1 ? 'is' : 'are'} worth a closer look. ${scores}`
}

/** The form has a single answer for autism, but speech and occupational therapy need different systems than ABA. */
function abaAssumed(none: NoFit, { must, want, notUnderstood }: MatchAnswer['readBack']): string {
  const isNamed = must.includes('abaDataCollection') || want.includes('abaDataCollection')
  if (none !== 'ABA') return ''
  const others = notUnderstood.filter((wish) => wish.search(otherTherapies) >= 0)
  if (others.length > 0)
    return ` Since you also named ${listed(others.map(visitorsWords))}, have it show you those notes too.`
  if (isNamed) return ''
  return ' If you provide speech or occupational therapy rather than ABA, please tell us: our answer would be different.'
}
