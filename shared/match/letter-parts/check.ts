import { dollars, listed } from '../../words'
import { cheapestFits, figureAboveBudget } from '../criteria/cost'
import type { MatchAnswer } from '../match'
import type { CriterionKey } from '../method'
import { noteBeginnings } from '../notes'
import { servesPrimaryCare } from '../primary-care'
import type { Candidate } from '../weigh/candidate'
import { aheadOf } from './ahead'
import { type Shown, saysTooLittle, shownPicks } from './shown'
import { visitorsWords } from './visitors-words'

/**
 * What the person who sends the letter should look at first, in sentences about the visitor, not to them: what we may
 * have misread, what speaks against a system that the letter names, and what the match did not weigh.
 */
export function checksOf(given: MatchAnswer, candidates: readonly Candidate[]): string[] {
  // Without the kind of care, the letter names none of the match's systems.
  const answer = saysTooLittle(given) ? { ...given, picks: [] } : given
  const { picks, notes, readBack } = answer
  const shown = shownPicks(answer, candidates)
  const disagreement = notes.find((note) => note.startsWith(noteBeginnings.disagreement))
  const { notUnderstood, unread } = readBack
  return [
    disagreement ? `Form and description disagree, and the letter says so: "${disagreement}"` : '',
    picks.length === 0 ? 'The letter recommends no system: check that we understood the request.' : '',
    aheadOf(answer, shown)
      .replace(/^It/, shown[0]?.pick.name ?? '')
      .replace(/\byou\b/, 'they')
      .replace(/\byour\b/g, 'their'),
    ...shown.flatMap((one) => doubtsAbout(one, answer)),
    ...settingAhead(answer),
    tiedWith(answer),
    picks.length > 0 && notUnderstood.length > 0
      ? `Not compared: ${listed(notUnderstood.map(visitorsWords))}. If you know who does this well, say so.`
      : '',
    besidePrimaryCare(answer),
    unread.length > 0 ? `Not read, because it is not in English: ${listed(unread.map(visitorsWords))}.` : '',
  ].filter(Boolean)
}

/** The criteria whose drawbacks can make a system a wrong recommendation. */
const grave: readonly (CriterionKey | 'must')[] = ['must', 'care', 'setting', 'size']

/** What speaks against naming a system at all. */
function doubtsAbout({ pick, candidate }: Shown, { readBack }: MatchAnswer): string[] {
  const { must, want } = readBack
  const above = pick.cost.length === 0 ? figureAboveBudget(candidate, readBack) : undefined
  const whose = candidate.listedPrice?.startElsewhere ? 'the starting price that others name' : 'our own figure'
  const doubts = [
    ...(pick.reasons.some(({ text }) => text.includes(cheapestFits)) && must.length + want.length > 0
      ? ['only its cheapest plan fits the budget, and we do not know whether that plan includes what they asked for.']
      : []),
    ...(above ? [`${whose}, ${dollars(above.least)} a month, is above the budget.`] : []),
    ...pick.against.filter(({ criterion }) => grave.includes(criterion)).map(({ text }) => aboutThem(text)),
  ]
  return doubts.map((doubt) => `${pick.name}: ${doubt}`)
}

/** That no pick is known to serve primary care, which the practice provides too. */
function besidePrimaryCare({ picks, readBack }: MatchAnswer): string {
  return readBack.primaryCare && picks.length > 0 && !picks.some(({ id }) => servesPrimaryCare(id))
    ? 'They also provide primary care, and none of these systems is known for it: consider one that is.'
    : ''
}

/** A system that stands above another although only the other has a source for a setting of the practice. */
function settingAhead({ picks, table }: MatchAnswer): string[] {
  const leastOf = (id: string) =>
    table.find((row) => row.id === id)?.parts.find(({ criterion }) => criterion === 'setting')?.least ?? 0
  return picks.flatMap((pick, place) => {
    const better = picks.slice(place + 1).filter(({ id }) => leastOf(id) > leastOf(pick.id))
    return better.length > 0
      ? [
          `${pick.name} stands above ${listed(better.map(({ name }) => name))}, although we have a better source for the care settings of ${better.length === 1 ? 'that one' : 'those'}. Consider the order.`,
        ]
      : []
  })
}

/** `Made for 10-200 providers; they have 400 providers.` */
const aboutThem = (text: string) => text.replace(/\byou (have|expect)\b/, 'they $1')

/** The systems that only the order keeps out. */
function tiedWith({ picks, tied }: MatchAnswer): string {
  const last = picks.at(-1)
  if (!last || tied.length === 0) return ''
  const score = tied.length === 1 ? 'scores' : 'score'
  return `${listed(tied.map(({ name }) => name))} ${score} the same as ${last.name}, the last one named. Choose the one to name.`
}
