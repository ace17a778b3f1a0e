import { offerFor } from '../../cost/offer'
import type { CostOverYears } from '../../cost/over-years'
import { statedMonthlyCost } from '../../cost/plan-price'
import { amountWords, comesTo, figureWords } from '../../cost/price-words'
import { capitalized, dollarRange, listed } from '../../words'
import { budgetLimit, figureAboveBudget } from '../criteria/cost'
import { providerWords } from '../criteria/size'
import type { MatchAnswer } from '../match'
import { otherReadings } from '../own-figure'
import type { Pick } from '../pick'
import type { Candidate } from '../weigh/candidate'
import { monthlyWords } from './situation'

type ReadBack = MatchAnswer['readBack']

/** The price of a pick for this practice, against its budget if one was given. */
export function priceOf(pick: Pick, candidate: Candidate, readBack: ReadBack): string {
  const isPublished = pick.cost.length > 0
  const price = isPublished ? published(pick) : unpublished(candidate, readBack)
  const { counted, further } = offerFor(candidate, readBack)
  const said = candidate.listedPrice?.differs ?? ''
  const charges = isPublished ? further : [...counted, ...further].filter((charge) => !said.includes(forWhat(charge)))
  return `Price: ${price}${charges.length > 0 ? ` ${pick.name} also charges ${listed(charges)}.` : ''}`
}

/** `telehealth`, from `$15 a month for telehealth ($5 with your own account)`. */
const forWhat = (charge: string) => charge.replace(/^.*? for | \(.*/g, '')

/** The monthly price and the cost over the years. */
function published({ cost, reasons, against }: Pick): string {
  const told = [...reasons, ...against].find(({ criterion }) => criterion === 'cost')?.text
  // That the price fits the budget is said with the reasons.
  const price = told?.replace(/^Costs |\.$|, within your budget.*/g, '') ?? capitalized(cost[0]?.assumptions[0] ?? '')
  // That the prices are published is said once, with what the totals assume.
  return `${price.replace(/ at (?:the published prices|the prices that a third-party catalogue lists)/, '')}. That is ${listed(cost.map(sumOverYears))}.`
}

function sumOverYears(cost: CostOverYears): string {
  return `${dollarRange(cost)} ${cost.years === 1 ? 'in the first year' : `over ${cost.years} years`}`
}

/** Instead of what a county pays, which tells a single practice nothing. */
const countyOnly = 'The only other price we found is what one county pays in all: see the linked page.'

/** What our own figure comes to, or why it has no total, and what other sources say. */
function unpublished(candidate: Candidate, readBack: ReadBack): string {
  const { listedPrice } = candidate
  if (listedPrice === null) return 'we have no figure, so ask for a quote.'
  const others = /\bcounty\b/i.test(listedPrice.differs ?? '') ? countyOnly : otherReadings(listedPrice)
  const isBeyond = listedPrice.startElsewhere && figureAboveBudget(candidate, readBack)
  const verdict = isBeyond ? 'That would be beyond your budget.' : ''
  return [`${figureSentence(candidate, listedPrice, readBack)}.`, others, verdict].filter(Boolean).join(' ')
}

function figureSentence(
  candidate: Candidate,
  price: NonNullable<Candidate['listedPrice']>,
  readBack: ReadBack,
): string {
  const { providers } = readBack
  const monthly = providers && statedMonthlyCost(price.plans, providers)
  if (providers && monthly && providers.most !== 1) {
    const sum = amountWords(monthly, price.openEnded || providers.most === null)
    return `${figureWords(price)} ${comesTo(sum)} for ${providerWords(providers)}${againstBudget(candidate, readBack)}`
  }
  const own = figureWords(price).replace(' of ', ' is ')
  if (price.plans.length > 0) return `${own}${againstBudget(candidate, readBack)}`
  const purpose =
    budgetLimit(readBack) === undefined ? 'we can work out no total' : 'we cannot compare it with your budget'
  const why = price.text.includes('share of collections') ? '' : '. It covers an unknown number of users'
  return `${own}${why}, so ${purpose}`
}

/** The budget beside our own figure. A figure without a source never says that a system fits it. */
function againstBudget(candidate: Candidate, readBack: ReadBack): string {
  const limit = budgetLimit(readBack)
  const { budget } = readBack
  // A practice that looks for a free system has named no sum.
  if (!(limit && budget?.monthly)) return ''
  const { least, most } = budget.monthly
  const words = monthlyWords({ least: (least / most) * limit, most: limit })
  const above = figureAboveBudget(candidate, readBack)
  if (above && candidate.listedPrice?.startElsewhere) return ''
  return above ? `, which is above your budget of ${words}` : ` (your budget: ${words})`
}

/** Said once for all picks: that a quote is needed where no source confirms a price. */
export function quotesNeeded(picks: readonly Pick[]): string {
  const open = picks.filter(({ cost }) => cost.length === 0).map(({ name }) => name)
  if (open.length === 0) return ''
  const which =
    open.length === 1 || open.length < picks.length ? listed(open) : open.length === 2 ? 'either' : 'any of them'
  const guess =
    open.length === 1
      ? 'a quote; our unsourced figure is a first guess'
      : 'quotes; our unsourced figures are first guesses'
  return `We found no confirmed price for ${which}, so ask for ${guess}.`
}
