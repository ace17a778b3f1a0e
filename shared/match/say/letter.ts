import { listed, quoted } from '../../words'
import type { ElsewhereSystem, MatchAnswer, Pick } from '../terms/answer'
import { type FeatureKey, featurePhrase } from '../terms/features'
import type { Known } from '../terms/known'
import { picksMax, type Weighed, type Weighing } from '../weigh/weigh'
import { whySentence } from './pick'
import { situationOf } from './situation'

/** What the letter says that does not come from the answer. */
export interface LetterSources {
  /** The site's address. */
  siteUrl: string
  /** The address of the whole table. */
  table: string
  /** The short text of `/answers/{slug}`; undefined for an unknown slug. */
  answerText: (slug: string) => string | undefined
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
 * is made once, from typed statements.
 */
export function letterOf(answer: MatchAnswer, weighing: Weighing, sources: LetterSources): string {
  const { picks, kind, stay, notes } = answer
  const { known } = weighing
  return [
    situationOf(known),
    ...answersTo(known, sources),
    stay?.text,
    ...(picks.length > 0 ? pickBlocks(answer, weighing, sources.siteUrl) : [kind?.text]),
    ...notes,
    ...askBlocks(picks),
    ...elsewhereBlock(answer),
    ...presentBlocks(known, sources),
    nextStep(answer, sources),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Questions that are for others are left out; those that are open say so. */
function answersTo({ questions }: Known, { answerText }: LetterSources): string[] {
  return questions.map(({ value: { text, answer } }) => {
    const found = answer === null ? undefined : answerText(answer)
    return `You asked: ${quoted(text)} ${found ?? openAnswer}`
  })
}

const numbers = ['', 'One system is', 'Two systems are', 'Three systems are']

/** What all picks are known to have is said once, above them. */
function pickBlocks({ picks }: MatchAnswer, { picks: weighed }: Weighing, site: string): string[] {
  const common = commonFeatures(weighed)
  const all = weighed.length === 2 ? 'Both' : 'All'
  const shared = common.length > 0 ? ` ${all} have ${listed(common.map(featurePhrase))}.` : ''
  return [
    `${numbers[picks.length]} worth a demo.${shared}`,
    ...picks.map(({ id, name, against, price }, place) => {
      const own = weighed[place]?.findings.filter(
        ({ point }) => !(point.kind === 'feature' && common.includes(point.feature)),
      )
      const sentences = [whySentence(own ?? [], 'you'), against, ...(price === against ? [] : [price])]
      const soldAs = weighed[place]?.candidate.soldAs
      return `${place + 1}. ${name}${soldAs ? ` (sold as ${soldAs} today)` : ''}: ${site}/emr/${id}\n\n${sentences.join(' ')}`
    }),
  ]
}

function commonFeatures(picks: readonly Weighed[]): FeatureKey[] {
  if (picks.length < 2) return []
  const had = picks.map(({ findings }) =>
    findings.flatMap(({ statement }) => (statement.kind === 'has' && !statement.isPart ? [statement.feature] : [])),
  )
  return (had[0] ?? []).filter((key) => had.every((keys) => keys.includes(key)))
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

function elsewhereBlock({ elsewhere, picks }: MatchAnswer): string[] {
  const line = ({ name, kind, url }: ElsewhereSystem) => `- ${name} (${kind}): ${url}`
  const some = picks.length < picksMax ? elsewhere.slice(0, elsewhereMax) : []
  return some.length > 0
    ? [`Systems that we have not reviewed, and that are made for this work:\n${some.map(line).join('\n')}`]
    : []
}

function presentBlocks({ current }: Known, { presentLines, leavingGuide }: LetterSources): string[] {
  if (!current) return []
  const guide = leavingGuide ? [`How to take your records along: ${leavingGuide}`] : []
  if (presentLines.length === 0) return guide
  return [[`What we know of ${current.value.name}:`, ...presentLines.map((line) => `- ${line}`)].join('\n'), ...guide]
}

function nextStep({ picks }: MatchAnswer, { table, guide }: LetterSources): string {
  const step =
    picks.length > 0
      ? 'Before you sign, see one of your typical cases in the demo, with an invented client, and have the quote name the notice period and the price of a full export.'
      : 'If we misread you, correct us, and we look again.'
  const read = guide ? ` Our guide for your field: ${guide}` : ''
  return `${step}${read} The whole comparison, with the evidence for each point: ${table}`
}
