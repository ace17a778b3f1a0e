// cspell:ignore ʹʻʼʽ øłđðıħŧŋς olddihtnσ
import type { Knex } from 'knex'
import { refoldArticles, refoldSearchTexts } from './fill-search-texts'

/** Outside a transaction, so others can write while existing rows are folded again. */
export const config = { transaction: false }

/**
 * All searches and comparisons fold their texts alike: `blog_fold` is what `shared/fold.ts` does, and `search_fold` is
 * the same. Existing rows follow in batches; until then they are found by their former folding.
 */
export async function up(db: Knex): Promise<void> {
  const letters = `lower(regexp_replace(normalize(${signs('$1')}, NFKD), '${marks}', '', 'g')${await foldingCollation(db)})`
  await db.raw(`
    create or replace function blog_fold(text) returns text
      language sql immutable strict parallel safe
      as $$
        select case
          when octet_length($1) = length($1) then translate(lower($1), e'\`\\t\\n\\x0b\\f\\r', '''     ')
          else ${signs(plainLetters(letters))}
        end
      $$;
    create or replace function search_fold(text) returns text
      language sql immutable strict parallel safe
      as $$ select blog_fold($1) $$;
  `)
  await refoldArticles(db)
  for (const [table, touched] of Object.entries(searched)) await refoldSearchTexts(db, table, touched)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function blog_fold(text) returns text
      language sql immutable strict parallel safe
      as $$ select lower($1${await foldingCollation(db)}) $$;
    create or replace function search_fold(text) returns text
      language sql immutable strict parallel safe
      as $$
        select case
          when octet_length($1) = length($1) then blog_fold($1)
          else translate(
            replace(replace(replace(
              blog_fold(regexp_replace(normalize($1, NFKD), '[\\u0300-\\u036f]', '', 'g')),
              'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
            'øłđı', 'oldi')
        end
      $$;
  `)
  await refoldArticles(db)
  for (const [table, touched] of Object.entries(searched)) await refoldSearchTexts(db, table, touched)
}

/** The tables with a `search_text`, each with a column whose update makes the trigger write it. */
const searched = { leads: 'owner', contact_messages: 'subject', corrections: 'field' }

/** As in 0005. */
async function foldingCollation(db: Knex): Promise<string> {
  const found = await db('pg_collation')
    .whereIn('collname', ['und-x-icu', 'pg_c_utf8'])
    .orderBy('collname', 'desc')
    .pluck<string[]>('collname')
  return found[0] ? ` collate "${found[0]}"` : ''
}

/** The tables of `shared/fold.ts` at the time of this migration. */
const alike: readonly (readonly [plain: string, others: string])[] = [
  ["'", '`´΄‘’‚‛❛❜′‵ʹʻʼʽ＇'],
  ['"', '“”„‟❝❞〝〞″‶«»＂'],
  ['-', '‐‑‒–—―⁃−˗⸺⸻־﹘﹣－'],
  [' ', '\t\n\v\f\r\u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a'],
  [' ', '\u2028\u2029\u202f\u205f\u3000\u2800'],
]
const unseen = `[${[
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164',
  '\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8',
  '\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a\\U000e0000-\\U000e0fff',
].join('')}]`
const marks = `[${[
  '\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f',
  '\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7',
  '\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed',
].join('')}]`
const twoLetters = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** The SQL for an expression's text with plain quotation marks, dashes, and spaces, without unseen characters. */
function signs(text: string): string {
  const from = alike.map(([, others]) => others).join('')
  const to = alike.map(([plain, others]) => plain.repeat(others.length)).join('')
  return `translate(regexp_replace(${text}, '${unseen}', '', 'g'), ${quoted(from)}, ${quoted(to)})`
}

const plainLetters = (text: string) =>
  Object.entries(twoLetters).reduce(
    (sql, [letter, letters]) => `replace(${sql}, '${letter}', '${letters}')`,
    `translate(${text}, 'øłđðıħŧŋς⁄', 'olddihtnσ/')`,
  )
