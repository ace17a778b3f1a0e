import type { Vendor } from '../../../shared/catalogue'
import { matchAddress, matchQuery } from '../../../shared/match/address'
import { featureLabel } from '../../../shared/match/keys'
import { listed } from '../../../shared/words'
import { featureFact, withoutAddresses } from './facts'
import { escaped, link, paragraph, vendorLink } from './html'
import { hasOwnNeeds, needsOf } from './needs'
import { decidingFeatures, type Plan } from './plan'
import { whose } from './setting'
import { costAnswer } from './size'
import { subjectOf } from './titles'
import { asClause } from './words'

/** Chosen by the subject's length, so articles begin differently, and the same topic always begins the same way. */
export function opening(plan: Plan): string {
  const named = subjectOf(plan) || listed(plan.systems.map(({ name }) => name))
  const subject = escaped(named || (hasOwnNeeds(plan) ? `systems for ${whose(plan)}` : 'EMR systems'))
  const moving =
    'Moves go wrong when no one has read how the contract lets you leave. Here is what public pages confirm, what they leave open, and what to do each week.'
  const sentences = plan.leaving
    ? [moving]
    : [
        `Here is what our records say about ${subject}. Each value is marked with what it rests on. Where we found nothing, we say so.`,
        `Here is what public pages confirm about ${subject}, what they leave open, and what to ask.`,
      ]
  const [what] = sentences.slice(subject.length % sentences.length)
  return paragraph(costAnswer(plan), what ?? '', howChosen(plan), unconfirmed(plan))
}

/** By which rule the systems were chosen that the topic does not name, and which the rule picks but the article leaves out. */
function howChosen(plan: Plan): string {
  const { systems, chosen, tooLarge, answers } = plan
  if (systems.length > 0 || chosen.length === 0) return ''
  const { industry, setting = [], providers } = answers
  const practice = industry || setting.length > 0 || providers ? ' for this kind of practice' : ''
  const deciding = decidingFeatures(plan).map(featureLabel)
  const among =
    deciding.length > 0
      ? `, among the systems whose records confirm ${listed(deciding.map((label) => escaped(label)))}`
      : ''
  const picked = `${listed(chosen.map(({ name }) => escaped(name)))} ${chosen.length > 1 ? 'are the picks' : 'is the pick'} of ${link(matchPath(plan), 'our match tool')}${practice}${among}`
  return `${picked}${withoutLarge(tooLarge)}. No vendor can pay to be named.`
}

/** The systems left out of the match's picks, with what other sources say about their sizes. */
function withoutLarge(vendors: readonly Vendor[]): string {
  if (vendors.length === 0) return ''
  const readings = vendors.map((vendor) =>
    asClause(withoutAddresses(vendor.idealOrganizationSize.differs ?? ''), vendor),
  )
  return `, once ${listed(vendors.map(vendorLink))} ${vendors.length > 1 ? 'are' : 'is'} left out: ${readings.join('; ')}`
}

/** The match with the answers that the article's systems come from. */
function matchPath({ answers: { industry, setting = [], providers, current, want = [] } }: Plan): string {
  const query = new URLSearchParams([
    ...(industry ? [['industry', industry]] : []),
    ...(providers ? [['providers', String(providers)]] : []),
    ...setting.map((key) => ['setting', key]),
    ...(current ? [['current', current]] : []),
    ...want.map((key) => ['want', key]),
  ])
  return matchAddress('/match', matchQuery(query))
}

/** Names the needs that no chosen system's record confirms, because they decide where to begin. */
function unconfirmed(plan: Plan): string {
  const { chosen } = plan
  const isOpen = (one: ReturnType<typeof needsOf>[number]) => {
    const { key } = one
    return key === undefined || chosen.every((vendor) => featureFact(vendor, key).reading === null)
  }
  const open = needsOf(plan).filter(isOpen)
  if (chosen.length === 0 || open.length === 0) return ''
  const records = chosen.length === 1 ? 'The record does not confirm' : 'No record confirms'
  return `${records} ${listed(
    open.map(({ name }) => escaped(name)),
    'or',
  )}, so begin the demo there.`
}
