import type { Knex } from 'knex'
import { isSystemName } from '../../shared/search/system-names'
import type { Term } from '../../shared/search/terms'
import { foldedPattern } from '../platform/like-pattern'

export interface MentionRow {
  title: string
  excerpt: string | null
  slug: string
  /** The start of the HTML as it is stored, whoever wrote it. */
  content: string
  /** The words of the search's terms, and those of the text that have the same stem as one of them. */
  asked: Stems
  found: Stems
  /** Whether it has all terms, otherwise all but one. */
  isComplete: boolean
}

/** Words in small letters, each with the stem that it shares with its other forms, and perhaps with other words. */
export type Stems = Record<string, string>

/** The part of a post's text that is searched, exactly as in the index of 0043; otherwise the index would not be used. */
const text = `left(title || ' ' || coalesce(excerpt, '') || ' ' || content, 60000)`

/** A post's words, of which those in its title count most, because it is about them, and then those in its summary. */
const weighted = `(setweight(to_tsvector('english', left(title, 60000)), 'A') ||
  setweight(to_tsvector('english', left(coalesce(excerpt, ''), 60000)), 'B') || to_tsvector('english', left(content, 60000)))`

const titled = `(select count(*) from terms where to_tsvector('english', left(title, 60000)) @@ term)`

/** Whether a match comes before the others; of two terms, one in the title counts as much as both elsewhere. */
const isAhead = '(is_complete or (select count(*) from terms) = 2)'

/** How many matches are ranked, the newest: ranking reads their whole texts. */
const rankedMax = 40

/** Around each word that matches, in a copy of the text without these characters. */
const [start, stop] = ['⟦', '⟧']

/** A way of several words is left out if Postgres would leave one of them out: `follow up` finds every `follow`. */
const terms = `
  select place, string_agg('(' || phrase::text || ')', ' | ')::tsquery as term
  from jsonb_array_elements(cast(:ways as jsonb)) with ordinality as given (ways, place),
    jsonb_array_elements_text(ways) as way, phraseto_tsquery('english', way) as phrase
  where numnode(phrase) > 0
    and (strpos(way, ' ') = 0 or numnode(phrase) = numnode(phraseto_tsquery('simple', way)))
  group by place`

/**
 * The search for all terms, and the one for all but one of them: whichever it is if there are three or more, and of two
 * a system's name, or one that no post has.
 */
const search = `
  select string_agg('(' || term::text || ')', ' & ')::tsquery as query, plainto_tsquery('simple', :typed) as same, (
    select string_agg('(' || rest || ')', ' | ')::tsquery from (
      select string_agg('(' || others.term::text || ')', ' & ') as rest
      from terms as without join terms as others on others.place <> without.place
      where (select count(*) from terms) > 2 or cast(:named as jsonb) @> to_jsonb(without.place) or not exists (
        select from blog_posts where to_tsvector('english', ${text}) @@ without.term and status = 'published'
      )
      group by without.place
    ) as rests
  ) as nearly
  from terms`

/** Of two terms, the one that is left has to be in the title: otherwise the text is about something else. */
const nearlyMeant = `((select count(*) from terms) > 2 or to_tsvector('english', left(title, 60000)) @@ nearly)`

const unlisted = `status = 'published' and search_text not like blog_fold(:pattern)`

/**
 * The published posts with all terms of a search, or with all but one if those are few, except those that contain the
 * search itself. Of the newest, those come first that have most terms in the title, then those that mention them most
 * often and closest together; the very words that were asked for count twice.
 *
 * The search is a joined row and not a constant, so that Postgres uses the index instead of reading all texts.
 */
export async function searchTexts(db: Knex, asked: string, askedTerms: readonly Term[], most: number) {
  const { rows } = await db.raw<{ rows: MentionRow[] }>(
    `with terms as materialized (${terms}), search as materialized (${search}),
     complete as materialized (
       select id, published_at, true as is_complete
       from search join blog_posts on to_tsvector('english', ${text}) @@ query where ${unlisted}
     ),
     matching as (
       select * from complete
       union all
       select id, published_at, false from search join blog_posts on to_tsvector('english', ${text}) @@ nearly
       where ((select count(*) from terms) = 2 or (select count(*) from complete) < :most)
         and ${nearlyMeant} and ${unlisted} and id not in (select id from complete)
     ),
     newest as materialized (
       select id, is_complete from matching order by ${isAhead} desc, published_at desc, id desc limit ${rankedMax}
     ),
     ranked as (
       select id, is_complete, published_at, ${titled} as titled,
         ts_rank_cd(${weighted}, case when is_complete then query else nearly end)
           * (case when to_tsvector('simple', ${text}) @@ same then 2 else 1 end) as rank
       from newest join blog_posts using (id) cross join search
     ),
     best as materialized (
       select row_number() over (order by ${isAhead} desc, titled desc, rank desc, published_at desc, id desc)
         as place, id, is_complete
       from ranked order by place limit :most
     )
     select title, excerpt, slug, left(content, 60000) as content, is_complete as "isComplete",
       ${stemsIn(':words')} as asked, ${stemsIn(text)} as found
     from best join blog_posts using (id) cross join search order by place`,
    { ...bindingsOf(askedTerms), pattern: foldedPattern(asked), most },
  )
  return rows
}

const bindingsOf = (askedTerms: readonly Term[]) => ({
  ways: JSON.stringify(askedTerms.map(({ ways }) => ways)),
  named: JSON.stringify(askedTerms.flatMap(({ standard }, at) => (isSystemName(standard) ? [at + 1] : []))),
  words: askedTerms.flatMap(({ ways }) => ways).join(' '),
  typed: askedTerms.map(({ typed }) => typed).join(' '),
})

/** The SQL of the words of a text that `query` means, as `Stems`. */
function stemsIn(words: string): string {
  const marks = `HighlightAll=true, StartSel=${start}, StopSel=${stop}`
  const marked = `ts_headline('english', translate(${words}, '${start}${stop}', ''), query, '${marks}')`
  return `(
    select coalesce(json_object_agg(word, coalesce((ts_lexize('english_stem', word))[1], word)), '{}') from (
      select distinct lower(part[1]) as word
      from regexp_matches(${marked}, '${start}([^${start}${stop}]+)${stop}', 'g') as part
    ) as words
  )`
}
