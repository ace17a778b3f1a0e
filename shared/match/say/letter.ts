import { answerBySlug } from '../../answers'
import { kindText } from '../../kinds'
import { leavableVendor, leavingPath } from '../../leaving/evidence'
import { guidesOf } from '../../site/field-guides'
import { factsOfPresent } from '../../systems/present'
import { listed } from '../../words'
import type { ElsewhereSystem, MatchAnswer, Pick } from '../terms/answer'
import { featuresOf, type Known } from '../terms/known'
import { picksMax, type Weighing } from '../weigh/weigh'
import { unmetSentence } from './first'
import { equalNote, noneNotes, readingNotes } from './notes'
import { situationOf } from './situation'

/** The site's address, and that of the whole table. */
interface Addresses {
  siteUrl: string
  table: string
}

/** More questions would tire the reader; the table has the others. */
const questionsMax = 4
const elsewhereMax = 4

/** Stands where a person has to answer a question that no text of ours fits. A letter with it is not sent. */
export const openAnswer = '[Answer this question, or close it as not for us.]'

/**
 * The answer as a letter that a person edits and sends, in Markdown that also reads well as plain text. Every sentence
 * is made once, from typed statements. Who keeps the present system is named no other.
 */
export function letterOf(answer: MatchAnswer, weighing: Weighing, { siteUrl, table }: Addresses): string {
  const { known } = weighing
  if (isNoLead(known)) return nothingAsked
  const isKept = known.leaving?.value === false && known.current !== null && known.needsNoEmr === null
  const picks = isKept ? [] : answer.picks
  return [
    situationOf(known),
    ...answersTo(known),
    answer.stay?.text,
    ...readingNotes(known),
    ...(picks.length > 0 ? pickBlocks(answer, weighing, siteUrl) : []),
    ...(picks.length === 0 && !isKept && !known.country ? [...noneNotes(weighing), kindWords(known)] : []),
    ...askBlocks(picks),
    ...(isKept ? [] : elsewhereBlock(answer, siteUrl)),
    ...(isKept || answer.stay?.isAdvised ? [] : presentBlocks(known, siteUrl)),
    nextStep(known, picks.length > 0, { siteUrl, table }),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Advertising, or a text that describes no organization. */
const isNoLead = (known: Known) =>
  known.unread.length > 0 &&
  featuresOf(known, 'must', 'want').length === 0 &&
  (known.organization === null || known.organization.value === 'not-a-provider')

/** Stands where the kind of organization is not known. */
const askForMore =
  'Tell us what kind of organization you are, and how many of you give care. Then we can name systems made for it.'

/** The letter lists the names of others with their addresses. */
const kindWords = ({ organization }: Known) => (organization && kindText(organization.value, false)) || askForMore

const nothingAsked = 'No practice is described here, so there is nothing to recommend.'

/** A longer question is cut at a word. */
const questionMax = 200

function questionWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const cut = line.slice(0, line.lastIndexOf(' ', questionMax))
  return `"${line.length > questionMax ? `${cut}…` : line}"`
}

/** Questions that are for others are left out; those that are open say so. */
function answersTo({ questions }: Known): string[] {
  const ours = questions.filter(({ value }) => value.closed !== 'not-for-us')
  return ours.map(({ value: { text, answer } }) => {
    const found = answer === null ? undefined : answerBySlug(answer)?.short
    return `You asked: ${questionWords(text)} ${found ?? openAnswer}`
  })
}

const openings = [
  '',
  'We would look at this one.',
  'We would look at these two, in this order.',
  'We would look at these three, in this order.',
]

/** What all picks are known to have is said once, above them. */
function pickBlocks({ picks, stay, common, decider }: MatchAnswer, weighing: Weighing, site: string): string[] {
  const opening = stay?.isAdvised ? 'If you do look, look at these.' : openings[picks.length]
  return [
    [unmetSentence(picks), opening, common, equalNote(weighing)].filter(Boolean).join(' '),
    ...picks.map(({ id, name, why, against, price }, place) => {
      const soldAs = weighing.picks[place]?.candidate.soldAs
      const sentences = [why, against, price === against ? '' : price]
      return `${place + 1}. ${name}${soldAs ? ` (sold as ${soldAs} today)` : ''}: ${site}/emr/${id}\n\n${sentences.filter(Boolean).join(' ')}`
    }),
    ...(decider ? [decider] : []),
  ]
}

/** What to ask whom: first what to ask everybody, then the rest. */
function askBlocks(picks: readonly Pick[]): string[] {
  const all = [...new Set(picks.flatMap(({ ask }) => ask))]
  const askers = (question: string) => picks.filter(({ ask }) => ask.includes(question)).map(({ name }) => name)
  const lines = all
    .toSorted((one, other) => askers(other).length - askers(one).length)
    .slice(0, questionsMax)
    .map(
      (question) => `- ${askers(question).length === picks.length ? '' : `${listed(askers(question))}: `}${question}`,
    )
  return lines.length > 0 ? [`Ask before you decide:\n${lines.join('\n')}`] : []
}

function elsewhereBlock({ elsewhere, picks }: MatchAnswer, siteUrl: string): string[] {
  const line = ({ name, kind, url }: ElsewhereSystem) =>
    `- ${name} (${kind}): ${url.startsWith('/') ? siteUrl : ''}${url}`
  const some = picks.length < picksMax ? elsewhere.slice(0, elsewhereMax) : []
  return some.length > 0 ? [`Others in this field that we have not reviewed:\n${some.map(line).join('\n')}`] : []
}

/** More lines than these would bury what matters most. */
const presentLinesMax = 2

/** What we know of the present system, gravest first, and how to take the records along. */
function presentBlocks({ current, leaving }: Known, siteUrl: string): string[] {
  if (!current) return []
  const { id, name } = current.value
  const words =
    leaving?.value === true
      ? 'How to take your records along'
      : `If you leave ${name}, this is how to take your records along`
  const guide = leavableVendor(id ?? name) ? [`${words}: ${siteUrl}${leavingPath(id ?? name)}`] : []
  const facts = id ? factsOfPresent(id).slice(0, presentLinesMax) : []
  if (facts.length === 0) return guide
  const lines = facts.map(({ label, text }) => `- ${label}: ${text}.`)
  return [[`What we know of ${name}:`, ...lines].join('\n'), ...guide]
}

function nextStep({ organization, needsNoEmr }: Known, hasPicks: boolean, { siteUrl, table }: Addresses): string {
  const guide = organization ? guidesOf([organization.value])[0] : undefined
  const isDemo = hasPicks && needsNoEmr === null
  return [
    isDemo
      ? 'In the demo, ask them to run one of your typical cases with a made-up client. Get the notice period and the cost of a full export in writing.'
      : 'If we misread you, correct us, and we look again.',
    guide ? `Our guide for your field: ${siteUrl}${guide.to}` : '',
    `The whole comparison, with the evidence for each point: ${table}`,
  ]
    .filter(Boolean)
    .join(' ')
}
