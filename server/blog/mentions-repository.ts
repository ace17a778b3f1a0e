import type { Knex } from 'knex'
import { likePattern } from '../platform/like-pattern'

export interface MentionRow {
  title: string
  excerpt: string | null
  slug: string
  /** The start of the HTML as it is stored, whoever wrote it. */
  content: string
  /** The words of the search, and those of the text that have the same stem as one of them. */
  asked: Stems
  found: Stems
}

/** Words in small letters, each with the stem that it shares with its other forms, and perhaps with other words. */
export type Stems = Record<string, string>

/** The part of a post's text that is searched, exactly as in the index of 0043; otherwise the index would not be used. */
const text = `left(title || ' ' || coalesce(excerpt, '') || ' ' || content, 60000)`

/** A post's words, of which those in its title count most, because it is about them, and then those in its summary. */
const weighted = `(setweight(to_tsvector('english', left(title, 60000)), 'A') ||
  setweight(to_tsvector('english', left(coalesce(excerpt, ''), 60000)), 'B') || to_tsvector('english', left(content, 60000)))`

/** How many of the words of the search are in a post's title. */
const titled = `(select count(*) from unnest(tsvector_to_array(to_tsvector('english', left(title, 60000)))) as word where word = any(words))`

/** How many matches are ranked, the newest: ranking reads their whole texts. */
const rankedMax = 40

/** Around each word that matches, in a copy of the text without these characters. */
const [start, stop] = ['⟦', '⟧']

/**
 * The published posts, at most `most`, whose title, summary, and text contain all words of a search in any order and
 * form (as English inflects them), except those that contain the search itself where `searchPublished` looks. Of the
 * newest matches, those come first that mention all words most often and closest together. That counts once more for
 * each word in the title, and twice for the very words that were asked for: other forms can mean something else.
 *
 * The search is a joined row and not a constant, so Postgres does not estimate how many posts match: for a frequent
 * word it would otherwise read all texts instead of the index.
 */
export async function searchTexts(db: Knex, search: string, most: number): Promise<MentionRow[]> {
  const { rows } = await db.raw<{ rows: MentionRow[] }>(
    `with search as materialized (
       select plainto_tsquery('english', :search) as query, plainto_tsquery('simple', :search) as same,
         tsvector_to_array(to_tsvector('english', :search)) as words
     ),
     matching as materialized (
       select id, published_at from search join blog_posts on to_tsvector('english', ${text}) @@ query
       where status = 'published' and search_text not like blog_fold(:pattern)
     ),
     newest as materialized (select id from matching order by published_at desc, id desc limit ${rankedMax}),
     ranked as (
       select id, published_at,
         ts_rank_cd(${weighted}, query) * (1 + ${titled})
           * (case when to_tsvector('simple', ${text}) @@ same then 2 else 1 end) as rank
       from newest join blog_posts using (id) cross join search
     ),
     best as materialized (
       select row_number() over (order by rank desc, published_at desc, id desc) as place, id
       from ranked order by place limit :most
     )
     select title, excerpt, slug, left(content, 60000) as content, ${stemsIn(':search')} as asked, ${stemsIn(text)} as found
     from best join blog_posts using (id) cross join search order by place`,
    { search, pattern: likePattern(search), most },
  )
  return rows
}

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
