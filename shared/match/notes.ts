import { listed, quoted } from '../words'
import { havingFor } from './criteria/wishes'
import { doubtsIn } from './doubts'
import { type FeatureKey, featurePhrase } from './keys'
import { visitorsWords } from './letter-parts/visitors-words'
import { type CriterionKey, picksMax, scoreFloor } from './method'
import type { Needs } from './needs'
import { kindToLookFor, noFitWords, noneMadeFor } from './no-fit'
import type { Ranking } from './ranking'
import { isPaper } from './reading/current'
import type { Scored } from './score'
import { exactScore } from './weighing'

/**
 * The beginnings of the notes that a letter says in its own place: why there is no pick, that form and description
 * disagree, and that nothing asked for is compared.
 */
export const noteBeginnings = {
  noPick: 'No system in our catalogue',
  disagreement: 'You chose',
  noneCompared: 'We compare none',
} as const

/** The beginning of the notes on what we do not read. */
export const englishOnly = 'We read descriptions in English only'

/** A wish that no pick is known to meet. */
export interface Unmet {
  wish: string
  text: string
}

/** The wishes that none of the picks is known to meet, including those outside the catalogue in the visitor's words. */
export function unmetOf(picks: readonly Scored[], needs: Needs): Unmet[] {
  const { must, want, notUnderstood } = needs
  const unmet = [...must, ...want].filter((key) =>
    picks.every(({ candidate }) => havingFor(candidate, key, needs) !== 'yes'),
  )
  return [
    ...unmet.map((key) => ({ wish: key, text: unmetText(key, picks) })),
    ...notUnderstood.map((wish) => ({
      wish,
      text: `You asked for ${quoted(wish)}. Our catalogue does not cover it: ask every vendor.`,
    })),
  ]
}

function unmetText(key: FeatureKey, picks: readonly Scored[]): string {
  const wish = `You asked for ${featurePhrase(key)}.`
  if (picks.length === 0) return `${wish} Ask each vendor to show this in a demo.`
  const isLacking = picks.every(({ candidate }) => candidate.features[key].value === 'no')
  const [only] = picks
  if (only && picks.length === 1)
    return isLacking
      ? `${wish} ${only.candidate.name} does not have it.`
      : `${wish} No source confirms that ${only.candidate.name} fully covers it: ask.`
  return isLacking
    ? `${wish} None of these systems has it.`
    : `${wish} No source confirms that any of these systems fully covers it: ask.`
}

/** What the reader should know before relying on the result. */
export function notesOf(ranking: Ranking, needs: Needs): string[] {
  const { budget, providers, areas, isOtherCare } = needs
  const none = noneMadeFor(needs)
  const notes = [
    none && `${noteBeginnings.noPick} ${noFitWords(none)}, so we name none. ${kindToLookFor[none]}`,
    !none && ranking.picks.length === 0 && nothingFits(ranking),
    noneCompared(ranking, needs),
    tie(ranking, needs),
    unsorted(ranking),
    areas.length === 0 && none !== 'other kinds of care' && careNotWeighed(isOtherCare),
    providers === null && 'We could not tell how many people provide care, so we did not weigh size and cost.',
    providers !== null && budget && !budget.monthly && !budget.shareOfRevenue && budgetNotRead(budget.from),
    budget?.shareOfRevenue &&
      `You gave a share of revenue (${visitorsWords(budget.from)}). Most systems charge per person, so we did not weigh cost: compare the prices with that share of what you collect.`,
    budget?.monthly &&
      budget.currency !== 'USD' &&
      `Your budget is in ${budget.currency}; our prices are in US dollars and we do not convert currencies, so we did not weigh cost.`,
    budget?.per === 'unclear' &&
      `${visitorsWords(budget.from)} may be for each provider or for the whole practice, so we did not weigh cost. Which do you mean?`,
    declinedWords(needs),
    ...unreadNotes(needs),
    needs.currentName &&
      !needs.leaving &&
      !isPaper(needs.currentName) &&
      `We have not reviewed ${needs.currentName}, so we cannot say whether to stay with it.`,
  ]
  return notes.filter((note) => typeof note === 'string' && note !== '') as string[]
}

/** The systems that are no picks and fit as well as the last pick, so that their order has no meaning. */
export function tiedOf(ranking: Ranking, needs: Needs): Scored[] {
  const { scored, picks } = ranking
  return picks.length < picksMax ? [] : scored.filter((one) => !picks.includes(one) && isLikeLast(one, ranking, needs))
}

function isLikeLast(one: Scored, { picks }: Ranking, { weights }: Needs): boolean {
  const last = picks.at(-1)
  return last?.openMusts === one.openMusts && exactScore(last.parts, weights) === exactScore(one.parts, weights)
}

function tie(ranking: Ranking, needs: Needs): string | false {
  const { picks } = ranking
  const last = picks.at(-1)
  const tied = tiedOf(ranking, needs)
  const others = tied.map(({ candidate }) => candidate.name)
  if (!last || others.length === 0) return false
  const doubtful = tied.filter((one) => one.doubts > last.doubts)
  const doubts = doubtful.map((one) => doubtAbout(one, last, others.length === 1))
  return picks.every((one) => isLikeLast(one, ranking, needs))
    ? `${picks.length + others.length} systems fit equally well on what you told us: the picks and ${listed(others)}. ${[...doubts, 'Tell us more, and we can rank them.'].join(' ')}`
    : [
        `${listed(others)} ${others.length === 1 ? 'fits' : 'fit'} as well as ${last.candidate.name}, the last one below.`,
        ...doubts,
      ].join(' ')
}

/** Why an equal system comes after the last pick; the only one was just named. */
function doubtAbout({ candidate: { name }, doubts }: Scored, last: Scored, isOnly: boolean): string {
  const [ours, theirs] = [doubtsIn(doubts), doubtsIn(last.doubts)]
  const system = isOnly ? 'it' : name
  if (ours.lacking > theirs.lacking)
    return `${isOnly ? 'Its record' : `The record of ${name}`} shows less of what prescribers need.`
  return ours.outgrown > theirs.outgrown
    ? `You would outgrow ${system}.`
    : `Our review has a reservation about ${system}.`
}

const weighedWords: Readonly<Record<Exclude<CriterionKey, 'wishes'>, string>> = {
  care: 'your kind of care',
  setting: 'your care settings',
  size: 'your size',
  cost: 'your budget',
}

/** What the scores of the picks say where all that was asked for is beyond our comparison. */
function noneCompared({ picks: [first] }: Ranking, needs: Needs): string | false {
  const { must, want, notUnderstood, primaryCare } = needs
  const isCompared = must.length + want.length > 0 || primaryCare
  if (!first || isCompared || notUnderstood.length === 0) return false
  const weighed = first.parts.flatMap(({ criterion }) => (criterion === 'wishes' ? [] : weighedWords[criterion]))
  return `${noteBeginnings.noneCompared} of the things you asked for, so the scores below say only how well a system suits ${listed(weighed)}.`
}

/** Why a pick with a lower score can stand before one with a higher score. */
function unsorted({ picks }: Ranking): string | false {
  const isSorted = picks.every(({ score }, index) => score <= (picks[index - 1]?.score ?? score))
  return !isSorted && 'Systems known to have more of your must-haves come first, whatever their score.'
}

function careNotWeighed(isOther: boolean): string {
  return isOther
    ? 'You provide another kind of care than those we compare, so we did not weigh it.'
    : 'We could not tell what kind of care you provide, so we did not weigh it.'
}

function declinedWords({ declined }: Needs): string | false {
  if (declined.length === 0) return false
  const names = declined.map(featurePhrase)
  const isAi = declined.includes('aiNotetaking')
  const off = isAi ? ' Ask each vendor whether AI can be switched off for good.' : ''
  return `You do not ${isAi ? 'want' : 'need'} ${listed(names, 'or')}, so we did not look for ${names.length === 1 ? 'it' : 'them'}.${off}`
}

/** Of another script we read nothing; of another language, words that are the same in English, such as telehealth. */
function unreadNotes({ unread }: Needs): string[] {
  const latin = unread.filter((part) => /\p{Script=Latin}/u.test(part))
  const other = unread.filter((part) => !latin.includes(part))
  const words = (parts: readonly string[]) => listed(parts.map(visitorsWords))
  return [
    ...(other.length > 0 ? [`${englishOnly}, so we did not weigh ${words(other)}.`] : []),
    ...(latin.length > 0 ? [`${englishOnly}, so we may have missed needs in ${words(latin)}.`] : []),
  ]
}

function budgetNotRead(from: string): string {
  if (!/[\p{L}\p{N}]/u.test(from)) return 'You gave no budget, so we did not weigh cost.'
  if (!/\d/.test(from)) return `For your budget you wrote ${visitorsWords(from)}, so we did not weigh cost.`
  return `We could not read ${visitorsWords(from)} as a monthly budget, so we did not weigh cost.`
}

function nothingFits({ scored }: Ranking): string {
  if (scored.every(({ parts }) => parts.length === 0))
    return `${noteBeginnings.noPick} can be named yet: first tell us what kind of care you provide and how many people provide it.`
  const best = scored[0]
  const closest = best ? ` The closest is ${best.candidate.name} with ${best.score}.` : ''
  return `${noteBeginnings.noPick} reaches ${scoreFloor} of 100 for what you told us, so we name none.${closest}`
}
