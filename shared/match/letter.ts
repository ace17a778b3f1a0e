import { systemsQuery } from '../comparison/selection'
import { knownLines, leavableVendor, leavingPath } from '../leaving/evidence'
import { guidesOf } from '../site/field-guides'
import { dollarRange, listed, quoted } from '../words'
import type { Candidate, Having } from './candidate'
import type { CostOverYears } from './cost'
import { areaNames } from './criteria/care'
import { settingWords } from './criteria/setting'
import { providerWords } from './criteria/size'
import { type FeatureKey, featureLabel } from './keys'
import type { MatchAnswer, Pick } from './match'
import { scoreFloor } from './method'
import { noteBeginnings } from './notes'
import type { Area, Setting } from './reading/situation'

/** Questions beyond these tire the reader; the others stand on the pages linked. */
const questionsMax = 4

/**
 * The answer as a letter that a person can correct and send: the reader's situation, the picks with every wish answered,
 * cost, questions, and what to do next. `textBlocks` reads its paragraphs and lists.
 *
 * @param site the site's address, for links.
 */
export function letter(answer: MatchAnswer, candidates: readonly Candidate[], site: string): string {
  const byId = new Map<string, Candidate>(candidates.map((candidate) => [candidate.id, candidate]))
  const picks = answer.picks.flatMap((pick, index) => {
    const candidate = byId.get(pick.id)
    return candidate ? pickBlocks(pick, index, candidate, answer, site) : []
  })
  return [
    situation(answer),
    opening(answer),
    ...remarks(answer),
    ...picks,
    ...unmetBlocks(answer),
    ...elsewhereBlocks(answer, site),
    ...leavingBlocks(answer, site),
    ...(answer.picks.length > 0 ? [comparison(answer, site)] : []),
    'Before you sign, ask each vendor to show one real case of yours in the demo, and for a written quote that names the notice period and what an export of all charts costs.',
  ].join('\n\n')
}

function situation({ readBack, notes }: MatchAnswer): string {
  const { budget } = readBack
  const parts = practiceParts(readBack)
  const money = budget?.monthly ? ` Your budget: ${quoted(budget.from)}${budgetReading(budget)}.` : ''
  const form = notes.find((note) => note.startsWith(noteBeginnings.disagreement))
  const practice = parts.length > 0 ? `Your practice ${listed(parts)}.` : 'You told us little about your practice.'
  return `${practice}${money}${form ? ` ${form}` : ''}`
}

/** What the practice does, how large it is and what it uses, as parts of a sentence that begins with it. */
export function practiceParts({ providers, industry, settings, current }: MatchAnswer['readBack']): string[] {
  return [
    industry.length > 0 ? `works in ${areaNames(industry as Area[])}` : '',
    settings.length > 0 ? `offers ${listed(settings.map((setting) => settingWords[setting as Setting]))}` : '',
    providers ? `has ${providerWords(providers)}` : '',
    current ? `uses ${current} today` : '',
  ].filter((words) => words !== '')
}

function budgetReading({ monthly, per, currency }: NonNullable<MatchAnswer['readBack']['budget']>): string {
  if (!monthly || currency !== 'USD') return ''
  const whom = {
    practice: ' for the whole practice',
    provider: ' for each provider',
    unclear: ', for each provider or for all',
  }
  return `, which we read as ${dollarRange(monthly)} a month${per ? whom[per] : ''}`
}

function opening({ picks, notes }: MatchAnswer): string {
  if (picks.length === 0)
    return (
      notes.find((note) => note.startsWith(noteBeginnings.noPick)) ??
      `${noteBeginnings.noPick} fits well enough to name.`
    )
  const count = picks.length === 1 ? 'one system' : `${picks.length === 2 ? 'two' : 'three'} systems`
  return `From what you told us, we would look at ${count} first. The number beside each name says how much of what you asked for our sources confirm, of 100; from ${scoreFloor} up we name a system.`
}

/** What the reader has to know of this answer, besides what the opening and the situation say. */
function remarks({ notes, asked }: MatchAnswer): string[] {
  const saidElsewhere = Object.values(noteBeginnings)
  const rest = notes.filter((note) => !saidElsewhere.some((beginning) => note.startsWith(beginning)))
  const lines = [...rest, ...asked.map(({ text }) => text)]
  return lines.length > 0 ? [bullets(lines)] : []
}

function pickBlocks(pick: Pick, index: number, candidate: Candidate, answer: MatchAnswer, site: string): string[] {
  const [first] = pick.cost
  const cost = first
    ? `Cost: ${listed(pick.cost.map(sumOverYears))} (${first.assumptions.join('; ')}). Not in it: ${first.leftOut.join('; ')}.`
    : `Cost: no price with a source for your size.${candidate.listedPrice ? ` ${candidate.listedPrice}` : ''} Ask for a quote.`
  const speaks = pick.reasons.map(({ text }) => text)
  const speaksAgainst = pick.against.map(({ text }) => text)
  return [
    `${index + 1}. ${pick.name} (${pick.score} of 100): ${site}/emr/${pick.id}`,
    ...(speaks.length > 0 ? [`What speaks for it:\n${bullets(speaks)}`] : []),
    ...(speaksAgainst.length > 0 ? [`What to weigh:\n${bullets(speaksAgainst)}`] : []),
    ...wishBlocks(candidate, [...answer.readBack.must, ...answer.readBack.want]),
    cost,
    ...(pick.ask.length > 0 ? [`Ask ${pick.name}:\n${bullets(pick.ask.slice(0, questionsMax))}`] : []),
  ]
}

const sumOverYears = (cost: CostOverYears) =>
  `${dollarRange(cost)} ${cost.years === 1 ? 'in the first year' : `over ${cost.years} years`}`

const answers: Record<Having, string> = { yes: 'has it', no: 'does not have it', partly: 'has it in part' }

function wishBlocks({ features }: Candidate, wishes: readonly FeatureKey[]): string[] {
  if (wishes.length === 0) return []
  const lines = wishes.map((key) => {
    const { value } = features[key]
    return `${featureLabel(key)}: ${value === null ? 'not known: ask' : answers[value]}`
  })
  return [`What you asked for:\n${bullets(lines)}`]
}

/** With picks, only what no key covers: the other wishes are answered at each pick. */
function unmetBlocks({ unmet, readBack, picks }: MatchAnswer): string[] {
  const open = picks.length > 0 ? unmet.filter(({ wish }) => readBack.notUnderstood.includes(wish)) : unmet
  if (open.length === 0) return []
  const words = open.map(({ wish }) =>
    readBack.notUnderstood.includes(wish) ? wish : featureLabel(wish as FeatureKey),
  )
  return [`You also asked for these, which our catalogue cannot answer. Put them to every vendor:\n${bullets(words)}`]
}

function elsewhereBlocks({ elsewhere, readBack }: MatchAnswer, site: string): string[] {
  if (elsewhere.length === 0) return []
  const systems = elsewhere.map(({ name, kind, url }) => `${name}, ${kind}: ${url}`)
  const guides = guidesOf([...readBack.industry, ...readBack.settings]).map(
    ({ label, to }) => `What to ask them, in our guide “${label}”: ${site}${to}`,
  )
  return [`Systems made for practices like yours that we have not reviewed:\n${bullets([...systems, ...guides])}`]
}

function leavingBlocks({ readBack: { current }, stay }: MatchAnswer, site: string): string[] {
  return [stay?.text ?? '', ...(current ? leavingCurrent(current, site) : [])].filter((text) => text !== '')
}

/** What it would take to leave the present system: what is known of it, what to ask, and where the whole is told. */
function leavingCurrent(current: string, site: string): string[] {
  const vendor = leavableVendor(current)
  const known = vendor ? knownLines(vendor) : []
  const ask =
    'ask now, in writing, in which form it hands over all charts, what that costs, how long you can read them after the contract ends, and what notice you have to give.'
  return [
    known.length > 0 ? `What it would take to leave ${current}, as far as we could read:\n${bullets(known)}` : '',
    `Leaving ${current}: ${ask} A letter with these questions and the move by weeks: ${site}${leavingPath(current)}`,
  ]
}

function comparison({ picks }: MatchAnswer, site: string): string {
  return `The values side by side, each with its source: ${site}/comparisons?${systemsQuery(picks.map(({ id }) => id))}`
}

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')
