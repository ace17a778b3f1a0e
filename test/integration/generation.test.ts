import { randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Knex } from 'knex'
import { pino } from 'pino'
import { createBlogService } from '../../server/blog/service'
import { catalogueWriter } from '../../server/generation/catalogue-writer'
import { createModelWriter } from '../../server/generation/model-writer'
import { findGeneration, insertGeneration } from '../../server/generation/repository'
import { createGenerationRunner, type GenerationRunner } from '../../server/generation/runner'
import type { ArticleWriter } from '../../server/generation/writer'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { goodArticle, type ModelServer, startModelServer } from '../support/model-server'
import { storePosts } from '../support/posts'
import { until } from '../support/until'

const logLines: string[] = []
const logger = pino({}, { write: (line) => void logLines.push(line) })

let database: TestDatabase
let db: Knex
let model: ModelServer
let runner: GenerationRunner

beforeEach(async () => {
  logLines.length = 0
  database = await createTestDatabase()
  db = database.db
  model = await startModelServer()
  const reach = { apiKey: 'sk-secret', baseUrl: model.url, model: 'any-model' }
  runner = runnerWith(createModelWriter(reach, { firstWaitMs: 20 }))
})

afterEach(async () => {
  runner.stop()
  await model.close()
  await database.drop()
})

const runnerWith = (writer: ArticleWriter) =>
  createGenerationRunner({ db, logger, blog: createBlogService(db), writer, siteUrl: 'https://guide.example' })

async function request(topic = 'Reminders', isTest = false, isDraft = false): Promise<string> {
  const id = randomUUID()
  await db.transaction((transaction) => insertGeneration(transaction, id, { topic, isTest, isDraft }))
  return id
}

async function generate(...given: Parameters<typeof request>) {
  const id = await request(...given)
  await runner.run(id)
  return { id, generation: await findGeneration(db, id), posts: await db('blog_posts') }
}

describe('a generation by a model', () => {
  it('publishes the article, once', async () => {
    const { id, generation, posts } = await generate()
    const { title, slug } = goodArticle
    expect(generation).toMatchObject({ state: 'completed', progress: 100, post: { title, slug, status: 'published' } })
    expect(generation).not.toHaveProperty('error')
    expect(posts).toHaveLength(1)
    expect(posts[0]).toMatchObject({ title, slug, status: 'published', categories: ['how-to-use-features'] })
    expect(posts[0].featured_image_url).toBe('/articles/set-up-automated-appointment-reminders.svg')
    await runner.run(id)
    expect(await db('blog_posts')).toHaveLength(1)
  })

  it('keeps the article as a draft if requested, without listing problems', async () => {
    const { generation, posts } = await generate('Reminders', false, true)
    expect(generation).toMatchObject({ state: 'completed', draft: true, post: { status: 'draft' } })
    expect(generation).not.toHaveProperty('reasons')
    expect(posts).toMatchObject([{ status: 'draft', published_at: null }])
  })

  it('never publishes a test, and says why', async () => {
    const { generation } = await generate('', true)
    expect(generation).toMatchObject({ state: 'completed', test: true, post: { status: 'draft' } })
    expect(generation?.reasons).toEqual(expect.arrayContaining([expect.stringContaining('is never published')]))
  })

  it('gives search engines whole words, without an ellipsis', async () => {
    const long =
      'Reminders that clients of a large outpatient practice really read and that staff can leave alone for weeks'
    model.behave({ article: { seo_title: long, seo_description: `${long}. ${long}.` } })
    const [post] = (await generate()).posts
    expect(post.seo_title).toBe('Reminders That Clients of a Large Outpatient Practice Really')
    expect(post.seo_description).toBe(`${long}.`)
  })

  it("sends the model the topic, the catalogue's facts, and the schema", async () => {
    await generate('Telehealth in Valant')
    const [{ authorization, body } = { authorization: '', body: undefined }] = model.asked
    const prompt = body?.messages.map(({ content }) => content).join('\n')
    expect(authorization).toBe('Bearer sk-secret')
    expect(body).toMatchObject({ model: 'any-model', stream: true })
    expect(body?.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } })
    expect(prompt).toContain('Telehealth in Valant')
    expect(prompt).toContain('Start Free Analysis')
    expect(prompt).toMatch(
      /Valant \(\/emr\/valant\)\nRating: 4\.1\/5 \(our figure\); Estimated Cost per Month: \$99\+ \(our figure\)/,
    )
    expect(prompt).toContain('Rating on its own page: 3.5/5')
  })

  it.each([
    ['', false, /appointment reminders in SimplePractice and TherapyNotes/],
    ['ignored', true, /substance abuse treatment.*42 CFR Part 2.*treatment plans, and billing/s],
  ])('has a default topic for %j, test %j', async (topic, isTest, expected) => {
    await generate(topic, isTest)
    expect(model.asked[0]?.body.messages[1]?.content).toMatch(expected)
  })

  it('records the cost, and leaves it empty if the price is unknown', async () => {
    const { id } = await generate()
    const row = await db('generations').where({ id }).first()
    expect(row).toMatchObject({ model: 'any-model', tokens_in: 4_000, tokens_out: 2_000, cost_usd: null })
    expect(row.finished_at).toBeInstanceOf(Date)
  })

  it('accepts a complete response when a stream was requested', async () => {
    model.behave({ isWhole: true })
    expect((await generate()).generation?.state).toBe('completed')
  })

  it.each([
    ['json_schema', ['json_schema', 'json_object']],
    ['json_object', ['json_schema', 'json_object', undefined]],
  ])('uses a simpler request if a server does not support %s', async (_what, formats) => {
    model.behave({
      unknownFormats: formats.slice(0, -1) as string[],
      text: `Here it is:\n\`\`\`json\n${JSON.stringify(goodArticle)}\n\`\`\``,
    })
    const { generation } = await generate()
    expect(generation?.state).toBe('completed')
    expect(model.asked.map(({ body }) => body.response_format?.type)).toEqual(formats)
    expect(model.asked.at(-1)?.body.messages[0]?.content).toContain('JSON schema')
  })

  it('waits as long as a busy server says', async () => {
    model.behave({ before: [{ status: 429, headers: { 'Retry-After': '1' } }] })
    const start = Date.now()
    expect((await generate()).generation?.state).toBe('completed')
    expect(Date.now() - start).toBeGreaterThanOrEqual(950)
    expect(model.asked).toHaveLength(2)
  })

  it('retries after a broken connection and after a failing server', async () => {
    model.behave({ before: ['cut the line', { status: 503 }] })
    expect((await generate()).generation?.state).toBe('completed')
    expect(model.asked).toHaveLength(3)
  })

  it.each([
    [
      'a wait that is too long',
      { before: [{ status: 429, headers: { 'Retry-After': '600' } }] },
      'is not accepting more requests right now (429). Try again in 10 minutes.',
    ],
    ['a wrong key', { before: [{ status: 401 }] }, 'did not accept the key (401)'],
    ['an unknown model', { before: [{ status: 404 }] }, 'did not find the model or the address (404)'],
    ['text that is no JSON', { text: 'I am sorry { this is' }, 'was not valid JSON'],
    ['no text at all', { text: '' }, 'was not valid JSON'],
    [
      'JSON of another form',
      { text: '{"headline": "x"}' },
      'did not have the form we asked for (wrong: title, content)',
    ],
    ['a refusal', { refusal: 'I cannot write about sk-secret' }, 'The model refused to write about this topic.'],
    [
      'an answer that was cut off',
      { text: '{"title": "Half', finish: 'length' },
      'was cut off because it reached the length limit',
    ],
    ['a filtered answer', { text: '', finish: 'content_filter' }, 'The model refused'],
    [
      'nothing but a script',
      { article: { content: '<script>alert(1)</script>' } },
      'After we removed unsafe content, nothing was left',
    ],
  ])('fails with a reason after %s', async (_what, behavior, reason) => {
    model.behave(behavior)
    const { generation, posts } = await generate()
    expect(generation).toMatchObject({ state: 'failed', error: expect.stringContaining(reason) })
    expect(posts).toEqual([])
    expect(JSON.stringify(generation) + logLines.join()).not.toContain('sk-secret')
  })

  it('fails if the server cannot be reached', async () => {
    await model.close()
    const { generation } = await generate()
    expect(generation?.error).toBe("We could not reach the model's server.")
  })

  it('does not follow a redirect', async () => {
    const elsewhere = await startModelServer()
    const redirect = { status: 307, headers: { Location: `${elsewhere.url}/chat/completions` } }
    model.behave({ before: Array.from({ length: 9 }, () => redirect) })
    const { generation } = await generate().finally(elsewhere.close)
    expect(generation).toMatchObject({ state: 'failed', error: "We could not reach the model's server." })
    expect(elsewhere.asked).toEqual([])
  })

  const inPieces = (delta: object) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`
  const long = 'word '.repeat(4_000)
  const tooMuch = "The model's server sent more than 1 MB, so we stopped reading its answer."
  it.each([
    ['a stream of text', { type: 'text/event-stream', piece: inPieces({ content: long }) }, tooMuch],
    ['a stream that refuses', { type: 'text/event-stream', piece: inPieces({ refusal: long }) }, tooMuch],
    ['a stream that only thinks', { type: 'text/event-stream', piece: inPieces({ reasoning: long }) }, tooMuch],
    ['a stream of comments', { type: 'text/event-stream', piece: `: ${long}\n\n` }, tooMuch],
    ['a stream without a line', { type: 'text/event-stream', piece: long }, tooMuch],
    ['a stream without an end of an event', { type: 'text/event-stream', piece: `data: ${long}\n` }, tooMuch],
    ['one body', { type: 'application/json', piece: long }, tooMuch],
    ['a body of an unknown type', { type: 'application/octet-stream', piece: long }, tooMuch],
    ['an error', { type: 'text/plain', status: 403, piece: long }, 'did not accept the key (403)'],
  ])('security 10: stops reading an answer without an end: %s', async (_what, endless, reason) => {
    model.behave({ endless })
    const { generation, posts } = await generate()
    expect(generation).toMatchObject({ state: 'failed', error: expect.stringContaining(reason) })
    expect(posts).toEqual([])
    expect(model.asked).toHaveLength(1)
    expect(model.endlessBytes()).toBeLessThan(32 * 1024 * 1024)
  })

  it('gives up on a server that hangs', async () => {
    runner = runnerWith(createModelWriter({ apiKey: 'key', baseUrl: model.url, model: 'm' }, { mostMs: 500 }))
    model.behave({ hold: () => new Promise(() => undefined) })
    const { generation } = await generate()
    expect(generation).toMatchObject({ state: 'failed', error: 'The model ran out of time.' })
  })

  it('gives up on a stream that hangs, even after garbage collection', async () => {
    runner = runnerWith(createModelWriter({ apiKey: 'key', baseUrl: model.url, model: 'm' }, { mostMs: 1_000 }))
    model.behave({ paceMs: 2_000 })
    setFlagsFromString('--expose-gc')
    const collecting = setInterval(runInNewContext('gc') as () => void, 50)
    const { generation } = await generate().finally(() => clearInterval(collecting))
    expect(generation?.error).toBe('The model ran out of time.')
  })

  it('removes dangerous HTML from an article', async () => {
    const content =
      '<h1 onclick="x()">T</h1><script>alert(1)</script><p style="position:fixed">Text <a href="javascript:x()">one</a> <img src="https://spy.example/i.png"></p><iframe src="https://e.example"></iframe>'
    model.behave({ article: { content, title: '<b>Bold</b> title <script>1</script>' } })
    const { posts } = await generate()
    expect(posts[0].title).toBe('Bold Title')
    expect(posts[0].content).not.toMatch(/script|onclick|style|iframe|spy|<h1/)
    expect(posts[0].content).toContain('Text')
  })

  it('keeps an article with a wrong price as a draft, and says why', async () => {
    model.behave({ article: { content: '<p>Reminders help. Opus costs $19 a month. Valant has 4.9/5 stars.</p>' } })
    const { generation, posts } = await generate()
    expect(generation).toMatchObject({ state: 'completed', post: { status: 'draft' } })
    expect(generation?.reasons).toEqual([
      'Opus: the article gives a price of $19; the catalogue says $49-$89 per month.',
      'Valant: the article gives a rating of 4.9/5; the catalogue says 4.1/5.',
    ])
    expect(posts[0]).toMatchObject({ status: 'draft', published_at: null, draft_reasons: generation?.reasons })
  })

  it('keeps an article that misses its topic as a draft, with the reason', async () => {
    const { id, generation } = await generate('What does telehealth cost after leaving SimplePractice?')
    const { reasons, post } = generation ?? {}
    expect(post?.status).toBe('draft')
    expect(reasons).toEqual([
      'The topic mentions telehealth, but the text does not cover it.',
      'The article is about leaving a system, but it says nothing about exporting the data.',
    ])
    expect(await db('generations').where({ id }).first('notes')).toEqual({ notes: reasons })
  })

  it('publishes an article on a topic that the catalogue does not have if the text covers it', async () => {
    const content = '<p>Value-based contracts pay a behavioral health practice for outcomes.</p>'
    model.behave({ article: { title: 'Value-Based Care', slug: 'value-based-care', content } })
    const { generation, posts } = await generate('value-based care')
    expect(generation).toMatchObject({ state: 'completed', post: { slug: 'value-based-care', status: 'published' } })
    expect(posts[0].draft_reasons).toEqual([])
    expect(model.asked[0]?.body.messages[1]?.content).toMatch(/Topic: value-based care\n.*Use the topic's own words/s)
  })

  it('states in its request what the topic requires', async () => {
    await generate('Alternatives to SimplePractice, and what they cost')
    const prompt = model.asked[0]?.body.messages[1]?.content
    expect(prompt).toContain('The readers are leaving SimplePractice: do not recommend it.')
    expect(prompt).toContain('it cannot be paused')
    expect(prompt).toContain('say plainly which costs are not verified')
  })

  it('repairs links and adds the call to action', async () => {
    await storePosts(db, [{ slug: 'there' }])
    const links = {
      '/blog/there': '/blog/there',
      '/blog/nowhere': undefined,
      '/emr/credible': '/emr/credibleemr',
      '/emr/none': undefined,
      '/comparisons/?emr1=opus': '/comparisons?emr1=opus',
      '/emr-comparison': '/comparisons',
      'https://guide.example/vendors': '/vendors',
      'https://guide.example/admin': undefined,
      'https://www.hhs.gov/hipaa': 'https://www.hhs.gov/hipaa',
      '/resources/emr-101#x': '/resources/emr-101#x',
    }
    const content = Object.keys(links)
      .map((href) => `<p><a href="${href}">words</a></p>`)
      .join('')
    model.behave({ article: { content } })
    await generate()
    const posts = await db('blog_posts').where({ slug: goodArticle.slug })
    const found = Array.from(String(posts[0].content).matchAll(/<a href="([^"]+)">(.*?)<\/a>/g), ([, href]) => href)
    expect(found).toEqual([...Object.values(links).filter(Boolean), '/get-recommendation'])
    expect(posts[0].content.match(/words/g)).toHaveLength(Object.keys(links).length)
    expect(posts[0].content).toMatch(/<p><a href="\/get-recommendation">Start Free Analysis<\/a><\/p>$/)
  })
})

test('an article names the built-in writer as its author, and one by a model the site itself', async () => {
  await generate()
  await runnerWith(catalogueWriter).run(await request('Kipu in residential programs'))
  expect(await db('blog_posts').orderBy('created_at').pluck('author')).toEqual([null, 'Our own software'])
})

describe('a generation that runs more than once', () => {
  it('makes one post if it runs many times concurrently', async () => {
    model.behave({ paceMs: 30 })
    const id = await request()
    await Promise.all(Array.from({ length: 4 }, () => runner.run(id)))
    expect(await db('blog_posts')).toHaveLength(1)
    expect(await findGeneration(db, id)).toMatchObject({ state: 'completed', post: { slug: goodArticle.slug } })
  })

  it('is left to the latest run', async () => {
    let letFirst: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      letFirst = resolve
    })
    model.behave({ hold: () => held, article: { title: 'The first' } })
    const id = await request()
    const first = runner.run(id)
    await until(() => expect(model.asked).toHaveLength(1))
    model.behave({ article: { title: 'The second' } })
    await runner.run(id)
    letFirst()
    await first
    expect(await db('blog_posts').pluck('title')).toEqual(['The Second'])
  })

  it('goes back to the queue when its worker is stopped, and is made by another', async () => {
    model.behave({ hold: () => new Promise(() => undefined) })
    const id = await request()
    const running = runner.run(id)
    const stopped = expect(running).rejects.toThrow('The worker was stopped.')
    await until(() => expect(model.asked).toHaveLength(1))
    runner.stop()
    await stopped
    expect(await findGeneration(db, id)).toMatchObject({ state: 'queued', stage: 'queued', progress: 0 })
    model.behave({})
    await runner.run(id)
    expect(await findGeneration(db, id)).toMatchObject({ state: 'completed' })
  })

  it('ends as failed and is logged after an unexpected error', async () => {
    const broken = runnerWith({ write: async () => Promise.reject(new Error('secret detail')) })
    const id = await request()
    await broken.run(id)
    expect(await findGeneration(db, id)).toMatchObject({
      state: 'failed',
      error: 'Something went wrong while writing the article.',
    })
    expect(logLines.join()).toContain('secret detail')
  })

  it('does nothing for an unknown generation', async () => {
    await expect(runner.run(randomUUID())).resolves.toBeUndefined()
  })
})
