import { statementsOf } from '../../shared/blog/figure-blocks'
import { cutLine } from '../../shared/cut-line'
import { allowedHtml } from './allowlist'

interface Mentioning {
  title?: string
  excerpt: string | null
  content: string
  /** The terms of a search as they were typed, and the words and phrases of the text that stand for one, each with it. */
  asked: Readonly<Record<string, string>>
  found: Readonly<Record<string, string>>
}

/** A shorter line is a heading or a single value. */
const sentenceMin = 40

/**
 * The sentence with most of the terms that the title lacks, preferably rare, as asked for, and next to each other; the
 * summary if nothing has any. Plain text: scripts are dropped with their content, as other programs write to the table.
 */
export function mentionLine({ title = '', excerpt, content, asked, found }: Mentioning) {
  const summary = (excerpt ?? '').trim()
  const texts = [...statementTexts(content), summary]
  const forms = Object.entries(found).map(([form, term]) => ({ form, words: wordsOf(form), term }))
  const inTitle = matchOf(title, forms).held
  const lines = texts
    .map((text) => ({ text, ...matchOf(text, forms) }))
    .map((line) => ({ ...line, further: [...line.held].filter((term) => !inTitle.has(term)).length }))
    .filter(({ further }) => further > 0)
  const worthOf = worthAmong(lines, asked)
  const [best] = lines
    .map((line) => ({ ...line, worth: worthOf(line) }))
    .toSorted((one, other) => other.worth - one.worth)
  const together = inTitle.size + Math.max(0, ...lines.map(({ further }) => further))
  return { line: best ? cutLine(best.text, best.at) : cutLine(summary || (texts[0] ?? ''), 0), together }
}

type FoundLine = { text: string; further: number } & ReturnType<typeof matchOf>

function worthAmong(lines: readonly FoundLine[], asked: Mentioning['asked']) {
  const linesWith = new Map<string, number>()
  for (const term of lines.flatMap(({ held }) => [...held])) linesWith.set(term, (linesWith.get(term) ?? 0) + 1)
  return ({ text, held, words, pairs, further }: FoundLine) => {
    const rarity = [...held].reduce((sum, term) => sum + 1 / (linesWith.get(term) ?? 1), 0)
    const exact = [...words].filter((word) => Object.hasOwn(asked, word)).length
    const isSentence = text.length > sentenceMin && /[.!?]$/.test(text)
    return 2 * (held.size + further) + 4 * pairs + 2 * (exact + rarity) + (isSentence ? 1 : 0)
  }
}

/** The sentences of an article and the rows of its tables, as plain text. */
const statementTexts = (content: string): string[] =>
  Array.from(statementsOf(allowedHtml(content)), ({ cells }) =>
    cells
      .map(({ text }) => text.trim())
      .filter(Boolean)
      .join(' · '),
  )

interface Form {
  form: string
  words: readonly string[]
  term: string
}

/** Which of the terms a text has, in which forms, how many of them follow another one, and where the first of them is. */
function matchOf(text: string, forms: readonly Form[]) {
  const runs = runsOf(text)
  const held = new Set<string>()
  const words = new Set<string>()
  const pairs = new Set<string>()
  let previous: { term: string; end: number } | undefined
  let first: number | undefined
  for (const [place, { index }] of runs.entries()) {
    const isHere = ({ words }: Form) => words.every((word, ahead) => runs[place + ahead]?.run === word)
    for (const {
      form,
      term,
      words: { length },
    } of forms.filter(isHere)) {
      first ??= index
      held.add(term)
      words.add(form)
      if (previous?.end === place && previous.term !== term) pairs.add(term)
      previous = { term, end: place + length }
    }
  }
  return { held, words, at: first ?? 0, pairs: Math.min(pairs.size, held.size - 1) }
}

/** The runs of letters and digits in a text, in small letters. Postgres's words are these, or have several of them. */
const runsOf = (text: string) =>
  Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: run, index }) => ({ run: run.toLowerCase(), index }))

export const wordsOf = (text: string): string[] => runsOf(text).map(({ run }) => run)
