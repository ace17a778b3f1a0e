// cspell:ignore ʹʻʼʽ øłđðıħŧŋς olddihtnσ
import type { Knex } from 'knex'

/**
 * How searches and comparisons fold texts: `blog_fold` is what `shared/fold.ts` does, and `search_fold` is the same.
 *
 * `mailbox_of` reads the spellings under which one mailbox gets email as one, as the large providers document them. For
 * every host: letter case, a sub-address after `+`, quotes around the local part, and a dot at the end. A host's own:
 * dots (Gmail), dots, hyphens, and underscores (Proton), hyphens for dots (Yandex), a keyword after a hyphen (Yahoo), a
 * subdomain (Fastmail), and further names of the host. Spellings of hosts that are not listed here stay apart.
 */
export async function foldedTexts(db: Knex): Promise<string> {
  const letters = `lower(regexp_replace(normalize(${signs('$1')}, NFKD), '${marks}', '', 'g')${await foldingCollation(db)})`
  return `
    create extension if not exists pg_trgm;

    create function blog_fold(text) returns text
      language sql immutable strict parallel safe
      as $$
        select case
          when octet_length($1) = length($1) then translate(lower($1), e'\`\\t\\n\\x0b\\f\\r', '''     ')
          else ${signs(plainLetters(letters))}
        end
      $$;
    create function search_fold(text) returns text
      language sql immutable strict parallel safe
      as $$ select blog_fold($1) $$;

    create function mailbox_of(address text) returns text language sql immutable parallel safe
    as $$
      with given as (
        select regexp_replace(whole, '@[^@]*$', '') as local, rtrim(substring(whole from '[^@]*$'), '.') as host
        from (select lower(trim(address)) as whole) as address
      ), plain as (
        select split_part(case when local ~ '^".*"$' then replace(btrim(local, '"'), '\\', '') else local end, '+', 1) as local,
          case
            when host = 'googlemail.com' then 'gmail.com'
            when host in ('protonmail.com', 'protonmail.ch', 'pm.me') then 'proton.me'
            when host in ('me.com', 'mac.com') then 'icloud.com'
            when host ~ '^(ya\\.ru|yandex\\.(com|by|kz|ua|uz|com\\.tr))$' then 'yandex.ru'
            else host
          end as host
        from given
      ), moved as (
        select case when host ~ '^[^.]+\\.fastmail\\.(com|fm)$' then split_part(host, '.', 1) else local end as local,
          regexp_replace(host, '^[^.]+\\.(fastmail\\.(com|fm))$', '\\1') as host
        from plain
      )
      select case
          when host = 'gmail.com' then replace(local, '.', '')
          when host = 'proton.me' then translate(local, '.-_', '')
          when host = 'yandex.ru' then replace(local, '.', '-')
          when host ~ '^fastmail\\.(com|fm)$' then replace(local, '-', '_')
          when host ~ '^(yahoo\\.(com|ca|in|de|fr|it|es|ie|gr|ro|se|no|dk|pl|at|co\\.[a-z]{2}|com\\.[a-z]{2})|ymail\\.com|rocketmail\\.com)$'
            then split_part(local, '-', 1)
          else local
        end || '@' || host
      from moved
    $$;
  `
}

/** The collation for case folding by Unicode's rules, if the server has one, instead of the database's locale. */
async function foldingCollation(db: Knex): Promise<string> {
  const found = await db('pg_collation')
    .whereIn('collname', ['und-x-icu', 'pg_c_utf8'])
    .orderBy('collname', 'desc')
    .pluck<string[]>('collname')
  return found[0] ? ` collate "${found[0]}"` : ''
}

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
