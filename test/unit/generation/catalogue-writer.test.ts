import { parseHtml } from '../../../server/blog/html-tree'
import { prepareArticle } from '../../../server/blog/pipeline'
import { articleWords } from '../../../server/generation/article'
import { catalogueWriter, writeFromCatalogue } from '../../../server/generation/catalogue-writer'
import { planFor } from '../../../server/generation/catalogue-writer/plan'
import { continuing, withSerialCommas } from '../../../server/generation/catalogue-writer/words'
import { editArticle } from '../../../server/generation/editor'
import { topicOf } from '../../../server/generation/prompt'
import { articleProblems } from '../../../server/generation/topic/check-article'
import { writeHtml } from '../../../shared/blog/tree'
import { countWords } from '../../../shared/blog/words'
import { findVendor } from '../../../shared/catalogue'
import { topics } from '../../fixtures/topics'
import { readPage } from '../../support/visible-words'

function edit(topic: string) {
  const article = writeFromCatalogue({ topic, isTest: false })
  const { content, ...post } = editArticle(article, { slugs: new Set(), siteUrl: 'https://guide.example' })
  return { ...post, content: writeHtml(content) }
}

/** The systems that an article suggests: those of its verdict, or with a section of their own. */
const suggested = /<h3>([^:]*?)<\/h3>|(?:Choose|Consider) <strong>(.*?)<\/strong>/g
const aboutWhoAsked =
  /the topic|you named|live from the hour|stand under|leaves the house|<strong>(?:For|Against) it|This says what|anybody/i

/** What it writes of each topic is kept by the golden articles; this is what has to be true of all of them. */
describe('the built-in writer', () => {
  it.each(['', ...topics])('writes an article about %j that may be published', (topic) => {
    const post = edit(topic)
    const { content } = post
    expect(prepareArticle(post).unsupportedFigures).toEqual([])
    const plan = planFor(topicOf({ topic, isTest: false }))
    expect(articleProblems(plan, { ...post, content: parseHtml(content) })).toEqual([])
    expect(post.status).toBe('published')
    // A topic on which the records say little has a shorter article.
    expect(countWords(content)).toBeGreaterThanOrEqual(480)
    expect(countWords(content)).toBeLessThanOrEqual(articleWords.most)
    expect(readPage(`<main>${content}</main>`).grade).toBeLessThanOrEqual(10)
    expect(content).toContain('<a href="/get-recommendation">Start Free Analysis</a>')
    expect(content).not.toMatch(/undefined|\[object|\bnull\b|NaN|\s[,.;]\s|\.\.(?!\.)|<p><\/p>|<ul><\/ul>/)
    expect(content).not.toMatch(aboutWhoAsked)
    expect(content).not.toMatch(/Our own software|<li><strong>(?!(?:athenahealth)\b)\p{Ll}/u)
    // The rating is only our own figure.
    expect(content.split('<h2>When to choose which</h2>')[1]?.split('<h2>')[0] ?? '').not.toMatch(/\brating\b/)
    expect([post.title, post.seo_title, post.excerpt, post.seo_description].join()).not.toMatch(/…|\s{2}|\.\./)
    expect(post.seo_title?.length).toBeLessThanOrEqual(60)
    expect(post.seo_description?.length).toBeLessThanOrEqual(155)
    expect(post.title.length).toBeLessThanOrEqual(140)
    expect(post.featured_image_url).toMatch(/^\/articles\/[\w-]+\.svg$/)
    expect(post.featured_image_alt).toBeTruthy()
  })

  it('repeats no title and no text', () => {
    const posts = topics.map((topic) => edit(topic))
    for (const key of ['title', 'content', 'excerpt'] as const)
      expect(new Set(posts.map((post) => post[key])).size).toBe(topics.length)
  })

  it('names itself as the author, and rejects a topic that it does not understand', () => {
    expect(catalogueWriter.author).toBe('Our own software')
    expect(() => edit('How to bake sourdough bread at home')).toThrow(/"bake", "sourdough", or "bread"/)
  })

  it.each([
    'six-therapist practice moving off SimplePractice',
    'SimplePractice alternatives',
    'leaving SimplePractice',
  ])('never recommends the system that a practice is leaving: %s', (topic) => {
    const { content } = edit(topic)
    const systems = Array.from(content.matchAll(suggested), ([, one, other]) => one ?? other)
    expect(systems.length).toBeGreaterThan(0)
    expect(systems).not.toContain('SimplePractice')
  })
})

describe('the words of the record', () => {
  it.each([
    ['CRM, EMR and billing share records, so a', 'CRM, EMR, and billing share records, so a'],
    ['email, text or phone call', 'email, text, or phone call'],
    ['practices, therapists among them, that put billing first and may', undefined],
    ['On leaving, the data export covers patient and claim records', undefined],
    ['in a browser, with encrypted traffic and nightly backup', undefined],
    ['On the line, and at night', undefined],
  ])('get the serial comma of a list only: %s', (text, expected) => {
    expect(withSerialCommas(text)).toBe(expected ?? text)
  })

  it('continue a sentence in lowercase, except for names and acronyms', () => {
    const [kipu, opus] = [findVendor('kipu'), findVendor('opus')]
    if (!(kipu && opus)) throw new Error('no such vendors')
    expect(continuing('A whole export', kipu)).toBe('a whole export')
    expect(continuing('AI notes cost extra', kipu)).toBe('AI notes cost extra')
    expect(continuing('Opus bills claims', opus)).toBe('Opus bills claims')
  })
})
