import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { sanitizeArticle } from '../../server/blog/sanitize'
import { createBlogService } from '../../server/blog/service'
import { createModelWriter } from '../../server/generation/model-writer'
import { findGeneration, insertGeneration } from '../../server/generation/repository'
import { createGenerationRunner } from '../../server/generation/runner'
import { hostileHtml } from '../fixtures/hostile-html'
import { createTestDatabase } from '../support/database'
import { type Behavior, goodArticle, startModelServer } from '../support/model-server'
import { seededRandom, testSeed } from '../support/random'

jest.setTimeout(3_600_000)

const generations = Number(process.env.TEST_LONG_GENERATIONS ?? 400)
const seed = testSeed
const modelTimeoutMs = 2_000

it('with a hostile model server, each generation ends once, with at most one article, which is sanitized', async () => {
  const random = seededRandom(seed)
  const database = await createTestDatabase()
  const model = await startModelServer()
  const { db } = database
  const writer = createModelWriter(
    { apiKey: 'sk-secret', baseUrl: model.url, model: 'any-model' },
    { mostMs: modelTimeoutMs },
  )
  const blog = createBlogService(db)
  const parts = { db, logger: pino({ level: 'silent' }), blog, writer, siteUrl: 'https://guide.example' }
  const runner = createGenerationRunner(parts)
  const ends: Record<string, number> = {}
  try {
    for (let count = 0; count < generations; count += 1) {
      model.behave(hostileBehavior(random))
      const id = randomUUID()
      await db.transaction((transaction) =>
        insertGeneration(transaction, id, { topic: 'Reminders', isTest: false, isDraft: false }),
      )
      // Twice simultaneously, as when a worker was wrongly considered dead.
      await Promise.allSettled([runner.run(id), runner.run(id)])
      await runner.run(id).catch(() => undefined)
      const generation = await findGeneration(db, id)
      const end = `${generation?.state} ${generation?.post?.status ?? generation?.error}`
      ends[end] = (ends[end] ?? 0) + 1
      expect([seed, count, generation?.state]).toEqual([seed, count, expect.stringMatching(/^(completed|failed)$/)])
    }
    const posts = await db('blog_posts').select('id', 'content', 'slug')
    const completed = await db('generations').where({ state: 'completed' }).pluck('post_id')
    expect(posts.map(({ id }) => id).sort()).toEqual(completed.sort())
    for (const { content } of posts) expect(sanitizeArticle(content)).toBe(content)
    process.stderr.write(`${JSON.stringify({ seed, generations, ends })}\n`)
    expect(Object.keys(ends).length).toBeGreaterThan(1)
  } finally {
    runner.stop()
    await model.close()
    await database.drop()
  }
})

function hostileBehavior(random: () => number): Behavior {
  const one = <T>(choices: readonly T[]) => choices[Math.floor(random() * choices.length)] as T
  const html = one(hostileHtml).html
  /** Usually the valid value, so that a fault in one field does not hide the others. */
  const often = <T>(usual: T, others: readonly T[]) => (random() < 0.8 ? usual : one(others))
  const article = {
    title: often('Reminders', [
      '',
      'x'.repeat(5_000),
      '<img src=x onerror=alert(1)>',
      '\u0000',
      '\ud800',
      '🂡'.repeat(300),
    ]),
    slug: often('reminders', ['../../admin', 'admin', '', 'best-rcm-software', 'ä b', 'x'.repeat(500)]),
    content: often(goodArticle.content + html, [
      html,
      `<p>Kipu $5</p>${html}`,
      '<'.repeat(5_000),
      'Kipu $5 '.repeat(500),
      '<h2>a</h2>'.repeat(800),
    ]),
    categories: often(['billing-and-rcm'], [[], ['nobody'], ['a'.repeat(1_000)]]),
    tags: often([] as string[], [['<b>'], Array.from({ length: 500 }, () => 'tag')]),
  }
  const before = often<NonNullable<Behavior['before']>>(
    [],
    [
      [{ status: 500 }],
      [{ status: 429, headers: { 'Retry-After': '0' } }],
      ['cut the line'],
      [{ status: 401 }],
      [{ status: 302, headers: { Location: 'http://127.0.0.1:1/' } }],
    ],
  )
  return {
    before: [...before],
    article,
    isWhole: random() < 0.3,
    ...often<Behavior>({}, [{ text: one(['', '{', 'null', '[]', '{"title":1}', '"'.repeat(9_000)]) }]),
    ...often<Behavior>({}, [{ refusal: 'No.' }, { finish: 'length' }, { finish: 'content_filter' }]),
  }
}
