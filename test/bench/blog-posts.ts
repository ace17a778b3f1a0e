import type { Knex } from 'knex'
import { ownCategories } from '../../shared/blog/categories'
import { inventedWords } from './words'

/** Occurs in three posts of ten. */
export const frequentWord = 'telehealth'
export const rareWords = Array.from({ length: 50 }, (_, index) => `quorvex${index}q`)

const words = inventedWords.concat('EMR', 'the', 'and')
const categories = [...ownCategories.map(({ key }) => key), ...ownCategories.map(({ name }) => name)]

/**
 * Fills an empty blog with posts of realistic size: a title of 8 words, an excerpt of 25, two categories by key or by
 * name, two tags, a text of 6,000 characters, and a different hour each. Each rare word occurs in three or four of
 * them.
 */
export async function fillBlog(db: Knex, size: number): Promise<void> {
  await db.transaction(async (transaction) => {
    // Prime numbers of phrases of each kind, so that hardly any two posts share the same three.
    await transaction.raw(`
      create temporary table phrases on commit drop as
      select kind, number, (
        select string_agg((array['${words.join("','")}'])[1 + abs(hashint4(number * 64 + kind * 99991 + m) % ${words.length})], ' ')
        from generate_series(1, kind) as m
      ) as text
      from (values (2, 997), (8, 1009), (25, 1013)) as sizes (kind, many), generate_series(0, many - 1) as number;
      create index on phrases (kind, number);
      analyze phrases`)
    await transaction.raw(
      `insert into blog_posts (title, slug, excerpt, content, categories, tags, status, published_at)
       select
         title.text,
         'post-' || n,
         excerpt.text || case when n % 10 < 3 then ' ${frequentWord}' else '' end
           || case when n % :gap = 0 then ' quorvex' || n / :gap % 50 || 'q' else '' end,
         :content,
         array[(:categories::text[])[1 + n % :many], (:categories::text[])[1 + n / 7 % :many]],
         string_to_array(tags.text, ' '),
         'published',
         timestamptz '2026-01-01' - n * interval '1 hour'
       from generate_series(1, :size::int) as n
       join phrases as title on title.kind = 8 and title.number = n % 1009
       join phrases as excerpt on excerpt.kind = 25 and excerpt.number = n % 1013
       join phrases as tags on tags.kind = 2 and tags.number = n % 997`,
      { size, gap: Math.floor(size / 150), many: categories.length, categories, content },
    )
  })
  await db.raw('vacuum analyze blog_posts, blog_post_categories')
}

const content = Array.from(
  { length: 24 },
  (_, index) => `<h2>Part ${index}</h2><p>${'A sentence of an <strong>article</strong>. '.repeat(5)}</p>`,
).join('')
