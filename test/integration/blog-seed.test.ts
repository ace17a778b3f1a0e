import { articles } from '../../migrations/articles'
import { correctArticles } from '../../migrations/correct-articles'
import { seedArticles } from '../../migrations/seed-articles'
import { createBlogService } from '../../server/blog/service'
import { createPost, setPostStatus, updatePost } from '../../server/blog/writing'
import { blogCategories } from '../../shared/blog/categories'
import { openTestDatabase } from '../support/database'

const database = openTestDatabase('each')

const posts = () => database.db('blog_posts')

/** Has one article edited, one renamed, and one removed. */
async function touchThree() {
  const [edited, renamed, removed] = await posts().orderBy('slug').limit(3)
  await updatePost(database.db, edited.id, { title: 'Edited' })
  await updatePost(database.db, renamed.id, { slug: 'another-address' })
  await setPostStatus(database.db, removed.id, 'removed')
  return { ids: [edited.id, renamed.id, removed.id], removed }
}

it('publishes every article once, however often it runs, even concurrently', async () => {
  const runs = await Promise.all([1, 2, 3].map(() => seedArticles(database.db, articles)))
  expect(runs.toSorted((a, b) => a - b)).toEqual([0, 0, articles.length])
  expect(await seedArticles(database.db, articles)).toBe(0)
  expect(await posts().where({ status: 'published' })).toHaveLength(articles.length)
})

it('leaves an article that was edited, renamed, or removed unchanged', async () => {
  await seedArticles(database.db, articles)
  await touchThree()
  const before = await posts().orderBy('id')
  await seedArticles(database.db, articles)
  expect(await posts().orderBy('id')).toEqual(before)
})

it('adds only what is new in a later release', async () => {
  await seedArticles(database.db, articles.slice(1))
  expect(await seedArticles(database.db, articles)).toBe(1)
})

/** The articles of an earlier release: the same ones with an error in the text. */
const earlier = articles.map((article) => ({ ...article, html: `<p>An error.</p>${article.html}` }))

it('applies a correction to an already seeded site once, and again with the next release', async () => {
  await seedArticles(database.db, earlier)
  const runs = await Promise.all([1, 2].map(() => correctArticles(database.db, articles)))
  expect(runs.toSorted((a, b) => a - b)).toEqual([0, articles.length])
  expect(await posts().where('content', 'like', '%An error.%')).toEqual([])
  expect(await correctArticles(database.db, earlier)).toBe(articles.length)
})

it('corrects no article that was edited, renamed, or removed, and none at the address of a removed one', async () => {
  await seedArticles(database.db, earlier)
  const { ids, removed } = await touchThree()
  await createPost(database.db, { title: 'Our own', content: '<p>Ours.</p>', slug: removed.slug, status: 'published' })
  const kept = await posts().whereIn('id', ids).orderBy('id')
  expect(await correctArticles(database.db, articles)).toBe(articles.length - 3)
  expect(await posts().whereIn('id', ids).orderBy('id')).toEqual(kept)
  expect(await posts().where({ title: 'Our own' }).first()).toMatchObject({ content: '<p>Ours.</p>' })
})

it('gives each category at least two articles, each at the address of its file', async () => {
  await seedArticles(database.db, articles)
  const counts = await createBlogService(database.db).countCategories()
  expect(counts).toHaveLength(blogCategories.length)
  for (const { key, count } of counts) expect([key, count >= 2]).toEqual([key, true])
  const slugs: string[] = await posts().pluck('slug')
  expect(slugs.toSorted()).toEqual(articles.map(({ meta }) => meta.slug).toSorted())
})
