import { createHash } from 'node:crypto'
import { parseHtml } from '../../../server/blog/html-tree'
import { pipelineName, prepareArticle } from '../../../server/blog/pipeline'
import { editArticle } from '../../../server/generation/editor'
import { brokenLines } from '../../../shared/blog/lines'
import { writeHtml } from '../../../shared/blog/tree'
import { hostileHtml } from '../../fixtures/hostile-html'
import { type Block, toHtml, toMarkdown } from '../../support/article-blocks'
import { fc } from '../../support/fast-check'
import { builtTexts } from '../../support/texts'

const surroundings = { slugs: new Set<string>(), siteUrl: 'https://guide.example' }
const title = 'One article'

const word = fc.constantFrom('costs', 'notes', 'billing', 'kipu', 'intake', 'training', 'support', '$39', 'claims')
const words = fc.array(word, { minLength: 1, maxLength: 8 }).map((all) => all.join(' '))
const address = fc.constantFrom('/emr/kipu', '/comparisons?emr1=kipu', 'https://example.com/a?b=c', '/methodology')
const inline = fc.record({
  kind: fc.constantFrom('text' as const, 'strong' as const, 'em' as const, 'link' as const),
  text: words,
  address,
})
const line = fc.array(inline, { minLength: 1, maxLength: 3 })
const items = fc.array(line, { minLength: 1, maxLength: 4 })
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant('heading' as const), depth: fc.constantFrom(2, 3), text: words }),
  fc.record({ kind: fc.constant('paragraph' as const), line }),
  fc.record({ kind: fc.constant('quote' as const), line }),
  fc.record({ kind: fc.constant('ul' as const), items }),
  fc.record({ kind: fc.constant('ol' as const), items }),
  fc.record({
    kind: fc.constant('table' as const),
    rows: fc.array(fc.tuple(words, words), { minLength: 2, maxLength: 4 }),
  }),
)
/**
 * Each heading has its own number, because ids of equal headings are numbered in the order of writing. No list and no
 * quotation follows another, because Markdown would merge them.
 */
const article = fc
  .array(block, { minLength: 1, maxLength: 8 })
  .map((blocks) =>
    blocks
      .filter(({ kind }, at) => kind === 'heading' || kind === 'paragraph' || kind !== blocks[at - 1]?.kind)
      .map((each, at) => (each.kind === 'heading' ? { ...each, text: `Part ${at} ${each.text}` } : each)),
  )

describe('an article', () => {
  it('is the same whether written in Markdown, in the editor, or by a model', () => {
    const articles = fc.sample(article, { numRuns: 100, seed: 20261122 })
    const seeds = builtTexts(articles.map(toMarkdown))
    for (const [at, blocks] of articles.entries()) {
      const seeded = prepareArticle({ title, content: seeds[at]?.html ?? '' })
      const typed = prepareArticle({ title, content: toHtml(blocks) })
      const saved = prepareArticle({ title, content: brokenLines(seeded.content) })
      const answered = { title, content: parseHtml(toHtml(blocks)), categories: [], tags: [] }
      const made = prepareArticle({ title, content: writeHtml(editArticle(answered, surroundings).content) })
      for (const { content: _, ...other } of [typed, saved, made]) {
        const { content: __, ...first } = seeded
        expect(other).toEqual(first)
      }
      expect(seeded.links.at(-1)).toBe('/get-recommendation')
    }
  })

  it('does not change when prepared a second time', () => {
    fc.assert(
      fc.property(article, (blocks) => {
        const once = prepareArticle({ title, content: toHtml(blocks) })
        expect(prepareArticle({ title, content: once.content })).toEqual(once)
      }),
    )
  })

  it('has its figures checked against the catalogue, including those of its title and descriptions', () => {
    const figures = (texts: object) => prepareArticle({ title, content: '<p>x</p>', ...texts }).unsupportedFigures
    expect(figures({})).toEqual([])
    for (const texts of [
      { title: 'Valant starts at $3 a month' },
      { content: '<p>Valant starts at $3 a month.</p>' },
      { excerpt: 'Valant starts at $3 a month' },
      { seo_description: 'Valant starts at $3 a month' },
    ])
      expect(figures(texts)).toEqual([expect.stringMatching(/^Valant: the article gives a price of \$3/)])
  })
})

describe('the version of the pipeline', () => {
  it('changes with the output: raise it in server/blog/pipeline.ts, and record both here', () => {
    const made = hostileHtml.map(({ html }) => {
      const { unsupportedFigures: _, ...rest } = prepareArticle({ title, content: html })
      return rest
    })
    const digest = createHash('sha256').update(JSON.stringify(made)).digest('base64url')
    expect([pipelineName().split('-', 1)[0], digest]).toEqual(['5', 'NY-krw18j8ECS3SytSAC0Z2ueXnGu-th0Igc4LcwUJE'])
  })

  it('includes a digest of the records that figures are checked against', () => {
    expect(pipelineName()).toMatch(/^\d+-[\w-]{12}$/)
  })
})
