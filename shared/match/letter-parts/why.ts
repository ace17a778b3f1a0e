import { offerFor } from '../../cost/offer'
import { listed } from '../../words'
import { areaNames } from '../criteria/care'
import { cheapestFits } from '../criteria/cost'
import { providerWords } from '../criteria/size'
import { havingFor } from '../criteria/wishes'
import { featurePhrase, withoutImplied } from '../keys'
import type { MatchAnswer } from '../match'
import type { CriterionKey } from '../method'
import type { Pick } from '../pick'
import type { Area } from '../reading/situation'
import type { Candidate, Having } from '../weigh/candidate'
import type { Shown } from './shown'
import { nounFor } from './situation'

type ReadBack = MatchAnswer['readBack']

const tells = ({ reasons }: Pick, criterion: CriterionKey) => reasons.some((reason) => reason.criterion === criterion)

/** The practice's kinds of care if all picks are made for them, to be said once. */
export function sharedCare(picks: readonly Pick[], { industry }: ReadBack): string {
  return picks.every((pick) => tells(pick, 'care')) ? areaNames(industry as Area[]) : ''
}

/** Why a pick is there for this practice, from the reasons that count in its score. */
export function whyOf(one: Shown, readBack: ReadBack, isCareShared: boolean): string {
  const { pick, candidate } = one
  const { industry, providers } = readBack
  const { value: made } = candidate.size
  const practices = tells(pick, 'size') && made && providers ? practicesOf(made, providers, nounFor(readBack)) : ''
  const others = [served(pick), suits(pick), has(candidate, readBack), fits(one, readBack)].filter(Boolean)
  const isCareSaid = isCareShared && (practices || others.length > 0)
  const care = tells(pick, 'care') && !isCareSaid ? areaNames(industry as Area[]) : ''
  const madeFor = [care, practices].filter(Boolean).join(' in ')
  const parts = madeFor ? [`is made for ${madeFor}`, ...others] : others
  return `Why: it ${parts.length > 0 ? listed(parts) : 'comes closer to your needs than the systems not named'}.`
}

type Providers = NonNullable<Candidate['size']['value']>

function practicesOf(made: Providers, yours: Providers, noun: string): string {
  const isWhole = made.least <= yours.least && (made.most ?? Infinity) >= (yours.most ?? Infinity)
  return isWhole
    ? `${noun}s your size (${providerWords(made)})`
    : `${noun}s with ${providerWords(made)} (you have ${providerWords(yours).replace(/ providers?$/, '')})`
}

/** A sentence such as `Serves outpatient care.` as a phrase. */
function served({ reasons }: Pick): string {
  const text = reasons.find(({ criterion }) => criterion === 'setting')?.text ?? ''
  return text.replace(/^Serves/, 'serves').replace(/\.$/, '')
}

/** The reason for naming it to a practice with primary care, as a phrase. */
const suits = ({ reasons }: Pick): string =>
  reasons.some(({ criterion }) => criterion === 'must') ? 'suits medical and behavioral care in one record' : ''

/** More features are counted, because a list of many is not read. */
const namedMax = 3

/** The requested features that it has: by name if they are few, otherwise how many, with those it has in part and those unknown. */
function has(candidate: Candidate, readBack: ReadBack): string {
  const wishes = withoutImplied([...readBack.must, ...readBack.want])
  const having = (value: Having | null) => wishes.filter((key) => havingFor(candidate, key, readBack) === value)
  const met = having('yes')
  if (met.length === 0) return ''
  if (met.length <= namedMax) return `has ${listed(met.map(featurePhrase))}`
  const count = met.length === wishes.length ? `all ${met.length}` : `${met.length} of the ${wishes.length}`
  const [partly, open] = [having('partly').length, having(null).length]
  const rest = [partly > 0 ? `${partly} in part` : '', open > 0 ? `${open} unknown` : ''].filter(Boolean)
  return `has ${count} requested features${rest.length > 0 ? ` (${rest.join(', ')})` : ''}`
}

/** Only a published price can fit a budget, and only before what the vendor charges by the piece for requested features. */
function fits({ pick: { cost, reasons }, candidate }: Shown, readBack: ReadBack): string {
  if (cost.length === 0) return ''
  const reason = reasons.find(({ criterion }) => criterion === 'cost')?.text
  if (!reason) return 'publishes its price'
  const byThePiece = offerFor(candidate, readBack).further.filter((charge) => !/\bonce\b/.test(charge))
  const before = byThePiece.length > 0 ? ' before extra charges' : ''
  const fit = reason.includes(', within ') ? 'fits' : reason.includes(cheapestFits) ? 'has a plan within' : 'may fit'
  return `${fit} your budget${before}`
}
