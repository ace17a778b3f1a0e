import { statementsOf } from '../../shared/blog/figure-blocks'
import { cutLine } from '../../shared/cut-line'
import { allowedHtml } from './allowlist'
import type { MentionRow } from './mentions-repository'

type Mentioning = Pick<MentionRow, 'excerpt' | 'content' | 'asked' | 'found'>

/** A shorter line is a heading or a single value. */
const sentenceMin = 40

/**
 * The sentence with most of the words of a search, preferably the rare ones, in the form that was asked for, and next
 * to each other; if only the title has them, the summary. It is plain text: scripts and the like are dropped with their
 * content, because other programs write to the table too.
 */
export function mentionLine({ excerpt, content, asked, found }: Mentioning): string {
  const summary = (excerpt ?? '').trim()
  const texts = [...statementTexts(content), summary]
  const stemOf = new Map(
    Object.entries(found).flatMap(([word, stem]) => runsOf(word).map(({ run }) => [run, stem] as const)),
  )
  const lines = texts.map((text) => ({ text, ...matchOf(text, stemOf) })).filter(({ held }) => held.size > 0)
  const linesWith = new Map<string, number>()
  for (const stem of lines.flatMap(({ held }) => [...held])) linesWith.set(stem, (linesWith.get(stem) ?? 0) + 1)
  const worthOf = ({ text, held, words, pairs }: (typeof lines)[number]) => {
    const rarity = [...held].reduce((sum, stem) => sum + 1 / (linesWith.get(stem) ?? 1), 0)
    const exact = [...words].filter((word) => Object.hasOwn(asked, word)).length
    const isSentence = text.length > sentenceMin && /[.!?]$/.test(text)
    return 4 * (held.size + pairs) + 2 * (exact + rarity) + (isSentence ? 1 : 0)
  }
  const [best] = lines
    .map((line) => ({ ...line, worth: worthOf(line) }))
    .toSorted((one, other) => other.worth - one.worth)
  return best ? cutLine(best.text, best.at) : cutLine(summary || (texts[0] ?? ''), 0)
}

/** The sentences of an article and the rows of its tables, as plain text. */
const statementTexts = (content: string): string[] =>
  Array.from(statementsOf(allowedHtml(content)), ({ cells }) =>
    cells
      .map(({ text }) => text.trim())
      .filter(Boolean)
      .join(' · '),
  )

/** Which of the words a text has, how many of them follow another one, and where the first of them is. */
function matchOf(text: string, stemOf: ReadonlyMap<string, string>) {
  const held = new Set<string>()
  const words = new Set<string>()
  const pairs = new Set<string>()
  let at = 0
  let previous: string | undefined
  for (const { run, index } of runsOf(text)) {
    const stem = stemOf.get(run)
    if (stem !== undefined) {
      if (held.size === 0) at = index
      held.add(stem)
      words.add(run)
      if (previous !== undefined && previous !== stem) pairs.add(stem)
    }
    previous = stem
  }
  return { held, words, at, pairs: Math.min(pairs.size, held.size - 1) }
}

/** The runs of letters and digits in a text, in small letters. Postgres's words are these, or have several of them. */
const runsOf = (text: string) =>
  Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: run, index }) => ({ run: run.toLowerCase(), index }))
