import type { Vendor } from '../../../shared/catalogue'
import { type CareKind, careWords } from '../../../shared/catalogue/care'
import { matchAddress, matchQuery } from '../../../shared/match/address'
import { picksMax } from '../../../shared/match/method'
import { featureKeys, featureLabel } from '../../../shared/match/terms/features'
import { capitalized, listed } from '../../../shared/words'
import { confirmed, type TieRule } from './best-fits'
import { withoutAddresses } from './facts'
import { leadNote } from './features'
import { guidesFor, picksOfGuide } from './guides'
import { escaped, link, paragraph, vendorLink } from './html'
import { hasOwnNeeds, needsOf } from './needs'
import { decidingFeatures, type Plan, purposeOf } from './plan'
import { pricesInBrief } from './prices-by-size'
import { answerOf, askedOf } from './record-table'
import { whose } from './setting'
import { costAnswer } from './size'
import { subjectOf } from './titles'
import { asClause, numberWord } from './words'

const namedMax = 6

/** Chosen by the subject's length, so articles begin differently, and the same topic always begins the same way. */
export function opening(plan: Plan): string {
  const named = subjectOf(plan) || listed(plan.systems.map(({ name }) => name))
  const subject = escaped(named || (hasOwnNeeds(plan) ? `systems for ${whose(plan)}` : 'EMR systems'))
  const sentences =
    moving(plan) ??
    settingUp(plan) ??
    (plan.noFit
      ? [
          `No system in our catalogue is known to be made for ${plan.noFit}, so we recommend none here. Here is what to ask${plan.elsewhere.length > 0 ? ', and where else to look' : ''}.`,
        ]
      : [
          `Here is what our records say about ${subject}. Each value is marked with what it rests on. Where we found nothing, we say so.`,
          `Here is what public pages confirm about ${subject}, what they leave open, and what to ask.`,
        ])
  const [what] = sentences.slice(subject.length % sentences.length)
  const [choice, gaps, prices] = [howChosen(plan), unconfirmed(plan), pricesInBrief(plan)]
  // Who asks which system to choose wants the systems first.
  const isFirst = choice !== '' && purposeOf(plan) === 'choice'
  return (
    costAnswer(plan) +
    (isFirst
      ? paragraph(choice, gaps, marks)
      : paragraph(purposeOf(plan) === 'comparison' ? prices : '', what ?? '', choice, gaps))
  )
}

const marks = 'Each value is marked with what it rests on; where we found nothing, we say so.'

/** How an article about a move begins; undefined for any other. */
function moving({ leaving }: Plan): string[] | undefined {
  if (!leaving) return undefined
  const told = leaving.vendor
    ? 'what public pages confirm, what they leave open, and what'
    : 'what to export, what to ask, and what'
  const unknown =
    leaving.name && !leaving.vendor
      ? ` ${escaped(leaving.name)} is not in our catalogue, so we know nothing about its contract or its export.`
      : ''
  return [
    `Moves go wrong when no one has read how the contract lets you leave.${unknown} Here is ${told} to do each week.`,
  ]
}

/** How an article on setting something up begins; undefined for any other, and where no system is made for the practice. */
function settingUp(plan: Plan): string[] | undefined {
  if (purposeOf(plan) !== 'how-to' || plan.noFit) return undefined
  const names = listed(plan.systems.map(({ name }) => escaped(name)))
  const lead = leadNote(plan)
  return [
    `${lead ? `${escaped(lead.purpose)} ` : ''}The steps apply to any system. After them comes what our records say about ${names || 'each one'}.`,
  ]
}

/** By which rule the systems were chosen that the topic does not name, and which the rule picks but the article leaves out. */
function howChosen(plan: Plan): string {
  const { systems, chosen, tooLarge } = plan
  if (systems.length > 0 || chosen.length === 0) return ''
  if (plan.isPriced) return forPrices(plan)
  const names = listed(chosen.map(({ name }) => escaped(name)))
  const deciding = listed(decidingFeatures(plan).map((key) => escaped(featureLabel(key))))
  const among = deciding && `, of those whose records confirm ${deciding}`
  const tool = link(matchPath(plan), 'our match tool')
  const arePicks = plan.tied.length === 0 && chosen.length <= picksMax
  const picked = arePicks
    ? `${chosen.length > 1 ? 'are the picks' : 'is the pick'} of ${tool}`
    : `${chosen.length > 1 ? 'are' : 'is'} among the systems with the highest scores in ${tool}`
  return `${names} ${picked}${practiceWords(plan)}${among}${withoutLarge(tooLarge)}.${equals(plan)}${besideGuide(plan)} No vendor can pay to be named.`
}

/** That our guide, which picks by hand, may name other systems, and what their records lack; empty without a guide. */
function besideGuide(plan: Plan): string {
  const [guide] = guidesFor(plan)
  if (!guide) return ''
  const byHand = ` ${link(guide.to, 'Our guide')} picks by hand, one system for each of several kinds of practice`
  const others = picksOfGuide(plan).filter((pick) => !plan.chosen.includes(pick))
  const lacking = featureKeys.filter(
    (key) =>
      plan.answers.want?.includes(key) &&
      others.every((pick) => confirmed(pick, [key]).length === 0) &&
      plan.chosen.every((vendor) => confirmed(vendor, [key]).length > 0),
  )
  if (others.length === 0 || lacking.length === 0) return `${byHand}, so its names may differ.`
  const names = `${listed(others.map(vendorLink))}, whose record${others.length > 1 ? 's do' : ' does'} not confirm`
  return `${byHand}, and names ${names} ${listed(
    lacking.map((key) => escaped(featureLabel(key))),
    'or',
  )}.`
}

/** Why the systems were chosen, where the topic asks what a feature costs. */
function forPrices({ chosen, features: [asked] }: Plan): string {
  const feature = asked ? escaped(featureLabel(asked)) : 'it'
  const names = listed(chosen.map(({ name }) => escaped(name)))
  const reason =
    chosen.length > 1
      ? `The records of ${names} confirm ${feature} and hold a price for it, so we compare them here.`
      : `The record of ${names} confirms ${feature} and holds a price for it.`
  return `${reason} No vendor can pay to be named.`
}

/** For which practice the match was asked; empty if for any. */
function practiceWords(plan: Plan): string {
  const { answers, areas, leaving } = plan
  const { industry, setting = [], providers } = answers
  if (!(industry || setting.length > 0 || providers)) return ''
  const kind = (Object.keys(careWords) as CareKind[]).find((one) => one === industry)
  // Without a kind of care in the topic, it was taken from the system that is left.
  if (areas.length === 0 && kind && leaving?.name)
    return ` for ${careWords[kind]} care, the field of ${escaped(leaving.name)}`
  return hasOwnNeeds(plan) ? ` for ${escaped(whose(plan))}` : ' for this kind of practice'
}

/** The systems that have the same score as the last one named, and by which rules they are left out. */
function equals(plan: Plan): string {
  const { tied, isAllTied, tieRules } = plan
  const last = plan.chosen.at(-1)
  if (tied.length === 0 || !last) return ''
  const who = tied.length > namedMax ? `${capitalized(numberWord(tied.length))} more` : listed(tied.map(vendorLink))
  return ` ${who} ${tied.length > 1 ? 'have' : 'has'} the same score${isAllTied ? '' : ` as ${escaped(last.name)}`}; we describe those ${tieRules.map((rule) => ruleWords(rule, plan)).join(' and, where that is equal, ')}.`
}

function ruleWords(rule: TieRule, plan: Plan): string {
  if (rule === 'needs') return `whose records confirm more of what ${whose(plan)} need, here ${listed(telling(plan))}`
  return rule === 'sizes' ? 'listed for a narrower range of sizes' : 'that the match lists first'
}

/** The names of the needs that the last chosen system's record confirms and not that of every system left out for its score. */
function telling(plan: Plan): string[] {
  const [last] = plan.chosen.slice(-1)
  return needsOf(plan)
    .filter(({ key }) => {
      const has = (vendor: Vendor) => key !== undefined && confirmed(vendor, [key]).length > 0
      return last && has(last) && !plan.tied.every(has)
    })
    .map(({ name }) => escaped(name))
}

/** The systems left out of the match's picks, with what other sources say about their sizes. */
function withoutLarge(vendors: readonly Vendor[]): string {
  if (vendors.length === 0) return ''
  const readings = vendors.map((vendor) =>
    asClause(withoutAddresses(vendor.idealOrganizationSize.differs ?? ''), vendor),
  )
  const [first] = readings
  return vendors.length > 1
    ? `, once ${listed(vendors.map(vendorLink))} are left out (${vendors.map(({ name }, at) => `${escaped(name)}: ${readings[at]}`).join('; ')})`
    : `, once ${vendors.map(vendorLink)} is left out: ${first}`
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
  const open = askedOf(plan).filter((one) => chosen.every((vendor) => answerOf(vendor, one).reading === null))
  if (chosen.length === 0 || open.length === 0) return ''
  const records = chosen.length === 1 ? 'The record does not confirm' : 'No record confirms'
  return `${records} ${listed(
    open.map(({ name }) => escaped(name)),
    'or',
  )}, so begin the demo there.`
}
