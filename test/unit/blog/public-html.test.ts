import { articles } from '../../../migrations/articles'
import { parseHtml } from '../../../server/blog/html-tree'
import { prepareArticle } from '../../../server/blog/pipeline'
import { publicHtml } from '../../../server/blog/public-html'
import { writeFromCatalogue } from '../../../server/generation/catalogue-writer'
import { elementsOf, writeHtml } from '../../../shared/blog/tree'
import { hostileHtml } from '../../fixtures/hostile-html'
import { topics } from '../../fixtures/topics'

const tags = [
  ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a', 'br', 'blockquote', 'code'],
  ...['pre', 'img', 'hr', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]
const attributes = ['href', 'src', 'alt', 'title', 'target', 'rel', 'class', 'id']

/** The tags and attributes that other programs must not get. */
const excessOf = (html: string): string[] =>
  elementsOf(parseHtml(html)).flatMap((element) => [
    ...(tags.includes(element.tag) ? [] : [`<${element.tag}>`]),
    ...Object.keys(element.attributes).filter((name) => !attributes.includes(name)),
  ])

const published = (content: string) => publicHtml(prepareArticle({ title: 'One article', content }).html)

const written: readonly (readonly [string, string])[] = [
  ...articles.map(({ meta, html }) => [`the article ${meta.title}`, html] as const),
  ...topics.map(
    (topic) => [`a generated one: ${topic}`, writeHtml(writeFromCatalogue({ topic, isTest: false }).content)] as const,
  ),
]

describe("an article's HTML for other programs", () => {
  it.each(written)('has only allowed tags and attributes in %s', (_name, content) => {
    const html = published(content)
    expect(excessOf(html)).toEqual([])
    // A program that sends the text back gets the same one again.
    expect(published(html)).toBe(html)
  })

  it('has only allowed tags and attributes in hostile articles', () => {
    for (const { html } of hostileHtml) expect([html, excessOf(published(html))]).toEqual([html, []])
  })

  it('loses what the page adds and keeps the rest as it was written', () => {
    const table =
      '<table><thead><tr><th>System</th></tr></thead><tbody><tr><td>A costs $5 a month</td></tr></tbody></table>'
    const note =
      '<blockquote class="note"><p class="note-title">Note</p><p>Read 42 CFR Part 2 of May 2026.</p></blockquote>'
    const text = `<h2 id="article-prices">Prices</h2>${table}${note}<p><a href="/match" title="Go">All</a> of it</p>`
    const { html } = prepareArticle({ title: 'One article', content: text })
    expect(html).toMatch(/table-box.*data-label.*role="note"/)
    expect(publicHtml(html)).toBe(text)
  })

  it('shows a picture without the sizes that a browser chooses from', () => {
    const picture = '<img src="/pictures/0123456789abcdef0123456789abcdef-1200x630.jpg" alt="A chart">'
    expect(published(`<p>${picture}</p>`)).toBe(`<p>${picture}</p>`)
  })
})
