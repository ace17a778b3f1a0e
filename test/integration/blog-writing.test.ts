import { createBlogService } from '../../server/blog/service'
import { openTestDatabase } from '../support/database'
import { opened } from '../support/opened'

const database = openTestDatabase()
const blog = opened(() => createBlogService(database.db))

const draft = (title: string) => ({ title, content: '<p>Text</p>', status: 'published' as const })

it('gives each post a unique slug, even when many are written concurrently', async () => {
  const written = await Promise.all(Array.from({ length: 8 }, () => blog.createPost(draft('One & the Same: Ärzte’s'))))
  const slugs = written.map(({ slug }) => slug).toSorted()
  expect(slugs).toEqual([
    'one-and-the-same-arztes',
    ...Array.from({ length: 7 }, (_, index) => `one-and-the-same-arztes-${index + 2}`),
  ])
})

it.each([
  ['日本語', 'article'],
  ['best-ehr-psychiatry', 'best-ehr-psychiatry-2'],
  ['category', 'category-2'],
  ['word '.repeat(40), Array(16).fill('word').join('-')],
])('turns the title %s into the slug %s', async (title, slug) => {
  expect(await blog.createPost(draft(title))).toMatchObject({ slug, status: 'published' })
})

it('sanitizes what it stores', async () => {
  const { id } = await blog.createPost({ ...draft('Hostile'), content: '<p onclick="x()">a</p><script>b</script>' })
  const stored = () => database.db('blog_posts').where({ id }).first('content', 'published_at')
  expect(await stored()).toEqual({ content: '<p>a</p>', published_at: expect.any(Date) })
  await blog.updatePost(id, { content: '<iframe src="https://x.example"></iframe><p>c</p>' })
  expect(await stored()).toMatchObject({ content: '<p>c</p>' })
})

it('frees the slug of a removed post, and finds another one when the post is restored', async () => {
  const first = await blog.createPost(draft('Removed'))
  await blog.setStatus(first.id, 'removed')
  expect(await blog.findPost('removed')).toBeUndefined()
  const second = await blog.createPost(draft('Removed'))
  expect(second.slug).toBe('removed')
  expect(await blog.setStatus(first.id, 'published')).toMatchObject({ slug: 'removed-2', status: 'published' })
  expect((await blog.findPost('removed'))?.id).toBe(second.id)
})

it('keeps a slug unless another is given', async () => {
  const { id } = await blog.createPost(draft('Stays here'))
  expect(await blog.updatePost(id, { title: 'Another title' })).toMatchObject({ slug: 'stays-here' })
  expect(await blog.updatePost(id, { slug: 'stays-here' })).toMatchObject({ slug: 'stays-here' })
  expect(await blog.updatePost(id, { slug: 'Moves away' })).toMatchObject({ slug: 'moves-away' })
})

it('returns nothing for a missing post', async () => {
  const id = '00000000-0000-4000-8000-000000000000'
  expect(await blog.updatePost(id, { title: 'x' })).toBeUndefined()
  expect(await blog.setStatus(id, 'removed')).toBeUndefined()
})
