import { dollars, listed, quoted } from '../../words'
import { featureLabel } from '../terms/features'
import type { Known } from '../terms/known'
import { headCountWords } from '../terms/slot-words'
import { compareRanks, type Rank } from '../weigh/order'
import type { Weighing } from '../weigh/weigh'
import { sentenceOf } from './sentences'

/** What the reader has to know about the answer besides the picks, in sentences. */
export function notesOf(weighing: Weighing): string[] {
  const { known } = weighing
  const isKindOpen = known.organization === null
  const notes = [...noneNotes(weighing), equalNote(weighing), ...readingNotes(known), isKindOpen ? askForKind : '']
  return notes.filter(Boolean)
}

const askForKind = 'Choose your kind of organization, and we can name systems made for it.'

/** The others stand below, with all that were left out. */
const namedMax = 4

/** Why none of the systems made for the kind of organization is a pick, where there are such systems. */
export function noneNotes({ known, picks, excluded }: Weighing): string[] {
  const organization = known.organization?.value
  const made = excluded.filter(
    ({ candidate: { product, madeFor } }) => product === 'emr' && organization && madeFor.value?.includes(organization),
  )
  if (picks.length > 0 || known.country || known.needsNoEmr) return []
  return made.slice(0, namedMax).map(({ candidate: { name }, statement }) => `${name}: ${sentenceOf(statement)}`)
}

/** What is open in the reading of what somebody wrote. */
export function readingNotes(known: Known): string[] {
  return [
    ...contradictionNotes(known),
    ...budgetNotes(known),
    ...(known.unread.length > 0 ? ['Part of what you wrote we could not read.'] : []),
    ...(known.country
      ? [`Every system here is made for the United States, and you work in ${countryWords(known.country.value)}.`]
      : []),
  ]
}

/** More names would say no more. */
const equalMax = 5

/** Which picks are equal on what was asked, with the systems beyond them that are too; empty if none are. */
export function equalNote({ picks, others }: Weighing): string {
  const ranks = picks.map(({ rank }) => rank).filter((rank, place, all) => !isEqual(rank, all[place - 1]))
  const groups = ranks
    .map((rank) =>
      [...picks, ...others].filter((one) => isEqual(one.rank, rank)).map(({ candidate }) => candidate.name),
    )
    .filter(({ length }) => length > 1)
  return groups
    .map((names, place) => (place === 0 ? `${shortened(names)} are equal on this.` : `So are ${shortened(names)}.`))
    .join(' ')
}

const isEqual = (one: Rank, other: Rank | undefined) => other !== undefined && compareRanks(one, other) === 0

const shortened = (names: readonly string[]) =>
  listed(names.length > equalMax ? [...names.slice(0, equalMax - 1), `${names.length - equalMax + 1} more`] : names)

/** Names of countries that take an article. */
const withArticle = /^(?:United|Netherlands|Philippines|Czech|European|Bahamas|Dominican)/

const countryWords = (name: string) => (withArticle.test(name) ? `the ${name}` : name)

function contradictionNotes({ contradictions }: Known): string[] {
  return contradictions.map((one) =>
    one.kind === 'wish'
      ? `You mention ${featureLabel(one.feature)} both ways, so it counts neither as wanted nor as refused.`
      : `You chose ${headCountWords(one.chosen)} and wrote ${quoted(one.quote)}. Tell us which is right.`,
  )
}

function budgetNotes({ budget }: Known): string[] {
  if (!budget) return []
  const { monthly, per, currency, shareOfRevenue, from } = budget.value
  if (shareOfRevenue) return ['Tell us what you collect in a month, and we can compare your percentage with a price.']
  if (!monthly) return /\d/.test(from) ? ['We read no monthly amount in your budget.'] : []
  if (currency !== 'USD') return [`Your budget is in ${currency}; the prices here are in US dollars.`]
  return per === 'unclear'
    ? [`We took ${dollars(monthly.most)} as the budget for each provider. Tell us if you meant something else.`]
    : []
}
