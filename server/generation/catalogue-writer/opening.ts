import { addressOfKnown } from '../../../shared/match/terms/address'
import { featureLabel } from '../../../shared/match/terms/features'
import { organizationsPhrase } from '../../../shared/match/terms/organizations'
import { listed } from '../../../shared/words'
import { leadNote } from './features'
import { guidesFor } from './guides'
import { hasOwnNeeds } from './needs'
import { decidingFeatures, type Plan, purposeOf } from './plan'
import { pricesInBrief } from './prices-by-size'
import { joined, link, type Maybe, names, ofAny, type Prose, paragraph, prose, said, vendorLink } from './prose'
import { answerOf, askedOf } from './record-table'
import { whose } from './setting'
import { costAnswer } from './size'
import { subjectOf } from './titles'

/** How an article begins: a cost that is asked for, the systems chosen, or what the article tells. */
export function opening(plan: Plan): Prose {
  const what = moving(plan) ?? settingUp(plan) ?? noneMade(plan) ?? told(plan)
  const [choice, gaps, prices] = [howChosen(plan), unconfirmed(plan), pricesInBrief(plan)]
  // Who asks which system to choose wants the systems first.
  const isFirst = choice !== '' && purposeOf(plan) === 'choice'
  return joined([
    costAnswer(plan),
    isFirst
      ? paragraph(choice, gaps, marks)
      : paragraph(purposeOf(plan) === 'comparison' && prices, what, choice, gaps),
  ])
}

function told(plan: Plan): string {
  const named = subjectOf(plan) || listed(plan.systems.map(({ name }) => name))
  const subject = named || (hasOwnNeeds(plan) ? `systems for ${whose(plan)}` : 'EMR systems')
  return plan.systems.length === 1
    ? `Here is what our records say about ${subject}. ${marks}`
    : `Here is what public pages confirm about ${subject}, what they leave open, and what to ask.`
}

function noneMade({ noFit, elsewhere }: Plan): string | undefined {
  if (!noFit) return undefined
  const does = noFit.text ? ` ${noFit.text}` : ''
  const where = elsewhere.length > 0 ? ', and where else to look' : ''
  return `We know no system well enough to recommend it for ${noFit.who}.${does} Here is what to ask${where}.`
}

const marks = 'Each value is marked with what it rests on; where we found nothing, we say so.'

function moving({ leaving }: Plan): string | undefined {
  if (!leaving) return undefined
  const covered = leaving.vendor
    ? 'what public pages confirm, what they leave open, and what'
    : 'what to export, what to ask, and what'
  const unknown =
    leaving.name && !leaving.vendor
      ? ` ${leaving.name} is not in our catalogue, so we know nothing about its contract or its export.`
      : ''
  return `Moves go wrong when no one has read how the contract lets you leave.${unknown} Here is ${covered} to do each week.`
}

function settingUp(plan: Plan): Maybe {
  if (purposeOf(plan) !== 'how-to' || plan.noFit) return undefined
  const lead = leadNote(plan)
  return said(
    lead?.purpose,
    'The steps apply to any system.',
    `After them comes what our records say about ${listed(names(plan.systems)) || 'each one'}.`,
  )
}

function howChosen(plan: Plan): Prose {
  const { systems, chosen } = plan
  if (systems.length > 0 || chosen.length === 0) return ''
  if (plan.isPriced) return forPrices(plan)
  const deciding = decidingFeatures(plan).map((key) => featureLabel(key))
  const among = ofAny(deciding, (features) => prose`, of those whose records confirm ${features}`)
  const picked = prose`${chosen.length > 1 ? 'are the picks' : 'is the pick'} of ${link(addressOfKnown(plan.known), 'our match tool')}`
  return said(
    prose`${listed(names(chosen))} ${picked}${practiceWords(plan)}${among}.`,
    ...equals(plan),
    besideGuide(plan),
    'No vendor can pay to be named.',
  )
}

/** That our guide, which picks by hand, may name other systems, and what their records lack; empty without a guide. */
function besideGuide(plan: Plan): Prose {
  const [guide] = guidesFor(plan)
  if (!guide) return ''
  return prose`${link(guide.to, 'Our guide')} picks by hand, one system for each of several kinds of practice, so its names may differ.`
}

function forPrices({ chosen, features: [asked] }: Plan): string {
  const feature = asked ? featureLabel(asked) : 'it'
  const systems = listed(names(chosen))
  const reason =
    chosen.length > 1
      ? `The records of ${systems} confirm ${feature} and hold a price for it, so we compare them here.`
      : `The record of ${systems} confirms ${feature} and holds a price for it.`
  return `${reason} No vendor can pay to be named.`
}

function practiceWords(plan: Plan): string {
  const { organization, areas, settings, leaving } = plan
  const who = hasOwnNeeds(plan) ? whose(plan) : organizationsPhrase(organization)
  // Without a kind of organization in the topic, it was taken from the system that is left.
  const from = areas.length + settings.length === 0 ? leaving?.vendor?.name : null
  return ` for ${who}${from ? `, the field of ${from}` : ''}`
}

function equals({ level, asGood, chosen }: Plan): Maybe[] {
  const last = chosen.at(-1)
  return [
    ofAny(names(level), (alike) => prose`Nothing that we know sets ${alike} apart.`),
    last && ofAny(asGood.map(vendorLink), (others) => prose`${others} would do as well as ${last.name}.`),
  ]
}

function unconfirmed(plan: Plan): Prose {
  const { chosen } = plan
  if (chosen.length === 0) return ''
  const open = askedOf(plan).filter((one) => chosen.every((vendor) => answerOf(vendor, one).reading === null))
  const records = chosen.length === 1 ? 'The record does not confirm' : 'No record confirms'
  return ofAny(names(open), (needs) => prose`${records} ${needs}, so begin the demo there.`, 'or')
}
