import { listed, quoted } from '../../words'
import { featureLabel } from '../terms/features'
import type { Known } from '../terms/known'
import { compareRanks } from '../weigh/order'
import type { Weighing } from '../weigh/weigh'
import { headCountWords } from './sentences'

/** What the reader has to know about the answer besides the picks, in sentences. */
export function notesOf(weighing: Weighing): string[] {
  const { known } = weighing
  return [
    ...equalNotes(weighing),
    ...contradictionNotes(known),
    ...budgetNotes(known),
    ...(known.unread.length > 0 ? ['We read English only. We could not read part of what you wrote.'] : []),
    ...(known.country
      ? [`Every system here is made for the United States, and you are in ${known.country.value}.`]
      : []),
    ...(known.organization ? [] : ['Choose your kind of organization, and we can name systems made for it.']),
  ]
}

/** Which systems nothing sets apart, beyond the three that are shown. */
function equalNotes({ picks, others }: Weighing): string[] {
  const last = picks.at(-1)
  if (!last) return []
  const groups = picks.filter((pick) => picks.some((one) => one !== pick && compareRanks(one.rank, pick.rank) === 0))
  const names = (some: Weighing['picks']) => listed(some.map(({ candidate }) => candidate.name))
  const further = others.filter(({ rank }) => compareRanks(rank, last.rank) === 0)
  return [
    ...(groups.length > 1 ? [`On what we know, ${names(groups)} are equal; the order is that of the alphabet.`] : []),
    ...(further.length > 0 ? [`${names(further)} would do as well as ${last.candidate.name}.`] : []),
  ]
}

function contradictionNotes({ contradictions }: Known): string[] {
  return contradictions.map((one) =>
    one.kind === 'wish'
      ? `You mention ${featureLabel(one.feature)} both ways, so it counts neither as wanted nor as refused.`
      : `You chose ${headCountWords(one.chosen)} and wrote ${quoted(one.quote)}. Tell us which is right.`,
  )
}

function budgetNotes({ budget }: Known): string[] {
  if (!budget) return []
  const { monthly, per, currency, shareOfRevenue } = budget.value
  if (shareOfRevenue)
    return ['We cannot turn a share of what you collect into a monthly price without knowing the sum.']
  if (!monthly) return /\d/.test(budget.value.from) ? ['We read no monthly amount in your budget.'] : []
  if (currency !== 'USD') return [`Your budget is in ${currency}; the prices here are in US dollars.`]
  return per === 'unclear' ? ['Your budget is too small for everybody, so say whether it is for each provider.'] : []
}
