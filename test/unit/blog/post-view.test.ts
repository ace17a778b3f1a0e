import { toArticle, toPost } from '../../../server/blog/post-view'
import type { PublishedRow } from '../../../server/blog/repository'
import { sanitizeArticle } from '../../../server/blog/sanitize'
import { createTextCache } from '../../../server/blog/text-cache'

jest.mock('../../../server/blog/sanitize', () => {
  const actual = jest.requireActual('../../../server/blog/sanitize')
  return { sanitizeArticle: jest.fn(actual.sanitizeArticle) }
})

const sanitize = sanitizeArticle as jest.Mock

function row(content: string): PublishedRow {
  const moment = new Date('2026-05-01T12:00:00Z')
  return {
    ...{ id: 'a3c1', title: 'T', slug: 't', excerpt: null, content, categories: [], tags: [], status: 'published' },
    ...{ published_at: moment, created_at: moment, updated_at: moment, seo_title: null, seo_description: null },
    ...{ featured_image_url: null, featured_image_alt: null, author: null, draft_reasons: [] },
  }
}

const read = (content: string) => toArticle(toPost(row(content)), [])

describe('a post as it is read', () => {
  test('is sanitized once for as long as its text stays the same', () => {
    const [first, second] = [read('<h2>A</h2><script>x()</script>'), read('<h2>A</h2><script>x()</script>')]
    expect(first).toEqual(second)
    expect(first).toMatchObject({ content: '<h2 id="article-a">A</h2>', words: 1 })
    expect(sanitize).toHaveBeenCalledTimes(1)
  })

  test('shows what was written last, whoever wrote it and whatever revision it bears', () => {
    expect(read('<p>one</p>').content).toBe('<p>one</p>')
    expect(read('<p>two words</p>')).toMatchObject({ content: '<p>two words</p>', words: 2 })
    expect(read('<p>one</p>').content).toBe('<p>one</p>')
  })
})

describe('a cache of what is made of texts', () => {
  test('drops the texts that were not asked for longest, and keeps none that is too long', () => {
    const compute = jest.fn((text: string) => text.length)
    const lengthOf = createTextCache(compute, 20)
    for (const id of ['a', 'b', 'c', 'c', 'b', 'a']) lengthOf(id, 'x'.repeat(8))
    expect(compute).toHaveBeenCalledTimes(4)
    expect(lengthOf('d', 'x'.repeat(30))).toBe(30)
    expect(lengthOf('d', 'x'.repeat(30))).toBe(30)
    expect(compute).toHaveBeenCalledTimes(6)
  })
})
