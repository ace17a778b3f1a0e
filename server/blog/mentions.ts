import type { Knex } from 'knex'
import type { Mention } from '../../shared/blog/post'
import { isAskedOnly, phraseMax, type Term, termsOf } from '../../shared/search/terms'
import { mentionLine, wordsOf } from './mention-line'
import { type MentionRow, type Stems, searchTexts } from './mentions-repository'

const mentionsMax = 4
/** More are read, because some are dropped. */
const readMax = 8
/** Fewer terms must all be there: without one of two, a text is about something else. */
const manyTerms = 3

/**
 * Posts that the search does not list whose text has all its terms in some form, or all but one, each with its best
 * sentence. First those with all in a sentence and the title. Of two terms, one has to be in the title; two that stand
 * apart are shown only if there is nothing else.
 */
export async function findMentions(db: Knex, search: string): Promise<Mention[]> {
  const terms = termsOf(search)
  const asked = Object.fromEntries(terms.map(({ typed, standard }) => [wordsOf(typed).join(' '), standard]))
  const rows = (await searchTexts(db, search, terms, readMax)).map((row) => {
    const { found, sought, missing } = formsIn(row, terms)
    return { ...row, ...mentionLine({ ...row, asked, found }), isMany: sought >= manyTerms, sought, missing }
  })
  const complete = rows.filter(({ missing }) => missing === 0)
  const near = complete.filter(({ together, sought }) => together === sought)
  const nearly = rows.filter(({ missing, isMany, isComplete }) => missing === 1 && (isMany || !isComplete))
  const isAny = near.length > 0 || nearly.length > 0
  const apart = complete.filter((row) => !near.includes(row) && (row.isMany || !isAny))
  const best = [...near, ...apart, ...nearly].slice(0, mentionsMax)
  return best.map(({ title, slug, line }) => ({ title, slug, line }))
}

/**
 * The words of a text that stand for a term, each with the term; how many terms are sought; and how many of them are
 * missing. A term is not sought if Postgres leaves out all of its words, such as `the`.
 */
function formsIn(row: MentionRow, terms: readonly Term[]) {
  const stems = { asked: stemsOf(row.asked), found: stemsOf(row.found) }
  const found: Record<string, string> = {}
  const met = terms.flatMap(({ standard, ways }) => {
    const phrases = ways
      .map(wordsOf)
      .filter((words) => words.length <= phraseMax && words.some((word) => isIn(stems.asked, word)))
    const forms = phrases.flatMap((words) => formsOfPhrase(words, stems))
    for (const form of forms) found[form] ??= standard
    return phrases.length > 0 ? [forms.length > 0] : []
  })
  return { found, sought: met.length, missing: met.filter((isMet) => !isMet).length }
}

/** Words with their stems; a word can have several, because `-9` is read as `9` too. */
type StemList = readonly (readonly [word: string, stem: string])[]

const stemsOf = (stems: Stems): StemList =>
  Object.entries(stems).flatMap(([run, stem]) => wordsOf(run).map((word) => [word, stem] as const))

const isIn = (stems: StemList, word: string) => stems.some(([one]) => one === word)

/** All forms of a phrase that its words in a text can have. Words that are not looked up stay as they are. */
function formsOfPhrase(words: readonly string[], { asked, found }: { asked: StemList; found: StemList }): string[] {
  return words
    .map((word) => (isIn(asked, word) ? formsOfWord(word, asked, found) : [word]))
    .reduce((starts, forms) => starts.flatMap((start) => forms.map((form) => `${start} ${form}`)), [''])
    .map((form) => form.trim())
}

/** Forms of a word share more than its stem: Postgres takes `medical` for a form of `medication`. */
function formsOfWord(word: string, asked: StemList, found: StemList): string[] {
  const stems = asked.filter(([one]) => one === word).map(([, stem]) => stem)
  const forms = found.filter(([other, stem]) => stems.includes(stem) && areForms(word, other) && !isAskedOnly(other))
  return [...new Set(forms.map(([form]) => form))]
}

/** Whether one word begins with the other, without the endings of English inflection. */
function areForms(one: string, other: string): boolean {
  const [first, second] = [one, other].map((word) => word.replace(inflection, ''))
  return first !== undefined && second !== undefined && (first.startsWith(second) || second.startsWith(first))
}

const inflection = /(?:ings?|ers?|e[ds]|ie[ds]|[sey])$/
