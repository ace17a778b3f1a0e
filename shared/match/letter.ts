import { systemsQuery } from '../comparison/selection'
import { guidesOf } from '../site/field-guides'
import { unnamedNeeds } from './letter-parts/advice'
import { bullets } from './letter-parts/bullets'
import { leavingBlocks } from './letter-parts/leaving'
import { basicsBlock, setupBlock } from './letter-parts/not-scored'
import { opening } from './letter-parts/opening'
import { commonQuestions, pickBlocks, sumsBlock } from './letter-parts/picks'
import { saysTooLittle, shownPicks } from './letter-parts/shown'
import { situation } from './letter-parts/situation'
import { unprovenBlock } from './letter-parts/unproven'
import { openWishBlocks, wishBlocks } from './letter-parts/wishes'
import type { MatchAnswer } from './match'
import { englishOnly, noteBeginnings } from './notes'
import type { Candidate } from './weigh/candidate'

/**
 * The match as a letter that a person can edit and send, in Markdown that also reads well as plain text: the reader's
 * situation, at most three systems with cost and questions, an answer to every wish, and what to do next.
 * @param site the site's address, for links
 */
export function letter(answer: MatchAnswer, candidates: readonly Candidate[], site: string): string {
  for (let limits = limitsEach * answer.picks.length; limits > 0; limits--) {
    const text = letterWith(limits, answer, candidates, site)
    if (text.split(/\s+/).length <= wordsMax) return text
  }
  return letterWith(0, answer, candidates, site)
}

/** The catalogue's limits of each pick, fewer of them, the last first, if the letter would exceed a page and a half. */
const limitsEach = 2
const wordsMax = 690

function letterWith(limits: number, given: MatchAnswer, candidates: readonly Candidate[], site: string): string {
  const isTooLittle = saysTooLittle(given)
  const answer = isTooLittle ? withoutPicks(given) : given
  const hasPicks = answer.picks.length > 0
  const shown = shownPicks(answer, candidates)
  const kept = keptSystem(answer, candidates)
  return [
    situation(answer),
    opening(answer, isTooLittle),
    ...(isTooLittle
      ? answer.notes.filter((note) => note.startsWith(englishOnly))
      : [...stayBlock(answer), ...remarks(answer)]),
    ...pickBlocks(answer, shown, site, limits),
    ...headed(answer, `## For ${answer.picks.length === 2 ? 'both' : 'all three'} systems`),
    ...sumsBlock(answer, shown),
    ...commonQuestions(answer, shown),
    ...wishBlocks(answer, [...kept, ...shown.map(({ candidate }) => candidate)]),
    ...openWishBlocks(answer),
    ...basicsBlock(answer),
    ...setupBlock(answer, shown),
    ...(hasPicks ? unnamedNeeds(answer) : []),
    ...headed(answer, '## Next steps'),
    ...(hasPicks ? [comparison(answer, kept, site)] : []),
    ...(limits > 0 ? unprovenBlock(answer, candidates) : []),
    ...elsewhereBlocks(answer, site),
    ...leavingBlocks(answer, site),
    'Before you sign, see a typical case in the demo, with fictional patients, and have the quote state the notice period and the price of a full export.',
  ].join('\n\n')
}

/** A heading, where what follows would otherwise seem to be about the last of several picks. */
function headed({ picks }: MatchAnswer, heading: string): string[] {
  return picks.length > 1 ? [heading] : []
}

/** The answer without picks, where every wish is open. */
function withoutPicks(answer: MatchAnswer): MatchAnswer {
  const { must, want, notUnderstood } = answer.readBack
  return { ...answer, picks: [], unmet: [...must, ...want, ...notUnderstood].map((wish) => ({ wish, text: '' })) }
}

/** The current system, if the letter advises keeping it. */
function keptSystem({ stay, picks }: MatchAnswer, candidates: readonly Candidate[]): readonly Candidate[] {
  return stay?.isAdvised && picks.length > 0 ? candidates.filter(({ id }) => id === stay.id) : []
}

/** Only if staying is not advised; otherwise the opening says it. */
function stayBlock({ stay }: MatchAnswer): string[] {
  return stay && !stay.isAdvised ? [stay.text] : []
}

/** What the reader should know besides the opening and the situation. */
function remarks({ notes, asked }: MatchAnswer): string[] {
  const saidElsewhere = Object.values(noteBeginnings)
  const rest = notes.filter((note) => !saidElsewhere.some((beginning) => note.startsWith(beginning)))
  const lines = [...asked.map(({ text }) => text), ...rest]
  return lines.length > 1 ? [bullets(lines)] : lines
}

function elsewhereBlocks({ elsewhere, readBack, picks }: MatchAnswer, site: string): string[] {
  if (elsewhere.length === 0) return []
  const systems = elsewhere.map(({ name, kind, url }) => `${name} (${kind}): ${url}`)
  const guides = guidesOf([...readBack.industry, ...readBack.settings]).map(
    ({ label, to }) => `What to ask them, in our guide "${label}": ${site}${to}`,
  )
  const head =
    picks.length > 0
      ? 'Other systems made for this kind of care (we have not reviewed them):'
      : 'Where to start (we have not reviewed these):'
  return [`${head}\n${bullets([...systems, ...guides])}`]
}

/** The link to the comparison of the picks, beside the current system if the letter advises keeping that. */
function comparison({ picks }: MatchAnswer, kept: readonly Candidate[], site: string): string {
  const [present] = kept
  const alone = present ? 'Compare it' : 'Everything we know about it'
  const which = [alone, 'Compare both', 'Compare all three'][picks.length - 1]
  const beside = present ? ` with ${present.name}` : ''
  return `${which}${beside}, with sources: ${site}/comparisons?${systemsQuery([...kept, ...picks].map(({ id }) => id))}`
}
