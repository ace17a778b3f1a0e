import type { Knex } from 'knex'
import type { Mention } from '../../shared/blog/post'
import { mentionLine } from './mention-line'
import { type MentionRow, type Stems, searchTexts } from './mentions-repository'

const mentionsMax = 4
/** More are read, because some are dropped. */
const readMax = 8

/**
 * Posts whose text contains all words of a search in some form, except those that the search lists, each with its best
 * sentence.
 */
export async function findMentions(db: Knex, search: string): Promise<Mention[]> {
  const rows = (await searchTexts(db, search, readMax)).map(withFormsOnly)
  const meant = rows.filter(({ asked, found }) => isSubset(Object.values(asked), Object.values(found)))
  return meant.slice(0, mentionsMax).map((row) => ({ title: row.title, slug: row.slug, line: mentionLine(row) }))
}

const isSubset = (some: readonly string[], all: readonly string[]) => some.every((each) => all.includes(each))

/**
 * Without the words that share only the stem with one of the search: Postgres takes `medical` for a form of
 * `medication`.
 */
function withFormsOnly(row: MentionRow): MentionRow {
  const asked = Object.entries(row.asked)
  const isForm = ([word, stem]: [string, string]) =>
    asked.some(([other, otherStem]) => otherStem === stem && areForms(word, other))
  const found: Stems = Object.fromEntries(Object.entries(row.found).filter(isForm))
  return { ...row, found }
}

/** Whether one word begins with the other, without the endings of English inflection. */
function areForms(one: string, other: string): boolean {
  const [first, second] = [one, other].map((word) => word.replace(inflection, ''))
  return first !== undefined && second !== undefined && (first.startsWith(second) || second.startsWith(first))
}

const inflection = /(?:ings?|ers?|e[ds]|ie[ds]|[sey])$/
