import { listed } from '../../words'
import type { ElsewhereSystem, MatchAnswer, Pick } from '../terms/answer'
import { featuresOf, type Known } from '../terms/known'
import { picksMax, type Weighing } from '../weigh/weigh'
import { unmetSentence } from './first'
import { equalNote, noneNotes, readingNotes } from './notes'
import { situationOf } from './situation'

/** What the letter says that does not come from the answer. */
export interface LetterSources {
  /** The site's address. */
  siteUrl: string
  /** The address of the whole table. */
  table: string
  /** The short text of `/answers/{slug}`; undefined for an unknown slug. */
  answerText: (slug: string) => string | undefined
  /** The text of the kind of organization; empty if it is not known. */
  kind: string
  /** The address of the guide for the kind of organization; null without one. */
  guide: string | null
  /** What we know of the present system, one line each. */
  presentLines: readonly string[]
  /** The address of the guide to leaving the present system; null without one. */
  leavingGuide: string | null
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
export function letterOf(answer: MatchAnswer, weighing: Weighing, sources: LetterSources): string {
  const { known } = weighing
  if (isNoLead(known)) return nothingAsked
  const isKept = known.leaving?.value === false && known.current !== null && known.needsNoEmr === null
  const picks = isKept ? [] : answer.picks
  return [
    situationOf(known),
    ...answersTo(known, sources),
    answer.stay?.text,
    ...readingNotes(known),
    ...(picks.length > 0 ? pickBlocks(answer, weighing, sources.siteUrl) : []),
    ...(picks.length === 0 && !isKept && !known.country ? [...noneNotes(weighing), sources.kind || askForMore] : []),
    ...askBlocks(picks),
    ...(isKept ? [] : elsewhereBlock(answer, sources.siteUrl)),
    ...(isKept || answer.stay?.isAdvised ? [] : presentBlocks(known, sources)),
    nextStep(weighing, picks.length > 0, sources),
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

const nothingAsked = 'No practice is described here, so there is nothing to recommend.'

/** A longer question is cut at a word. */
const questionMax = 200

function questionWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const cut = line.slice(0, line.lastIndexOf(' ', questionMax))
  return `"${line.length > questionMax ? `${cut}…` : line}"`
}

/** Questions that are for others are left out; those that are open say so. */
function answersTo({ questions }: Known, { answerText }: LetterSources): string[] {
  const ours = questions.filter(({ value }) => value.closed !== 'not-for-us')
  return ours.map(({ value: { text, answer } }) => {
    const found = answer === null ? undefined : answerText(answer)
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

/** What we know of the present system, and how to take the records along. */
function presentBlocks({ current, leaving }: Known, { presentLines, leavingGuide }: LetterSources): string[] {
  if (!current) return []
  const words =
    leaving?.value === true
      ? 'How to take your records along'
      : `If you leave ${current.value.name}, this is how to take your records along`
  const guide = leavingGuide ? [`${words}: ${leavingGuide}`] : []
  if (presentLines.length === 0) return guide
  return [[`What we know of ${current.value.name}:`, ...presentLines.map((line) => `- ${line}`)].join('\n'), ...guide]
}

function nextStep({ known }: Weighing, hasPicks: boolean, { table, guide }: LetterSources): string {
  const isDemo = hasPicks && known.needsNoEmr === null
  return [
    isDemo
      ? 'In the demo, ask them to run one of your typical cases with a made-up client. Get the notice period and the cost of a full export in writing.'
      : 'If we misread you, correct us, and we look again.',
    guide ? `Our guide for your field: ${guide}` : '',
    `The whole comparison, with the evidence for each point: ${table}`,
  ]
    .filter(Boolean)
    .join(' ')
}
