import { sanitizeArticle } from '../../../server/blog/sanitize'
import cases from '../../fixtures/sanitized.json'
import { fc } from '../../support/fast-check'

describe("an article's HTML", () => {
  it.each(cases.unchanged.map(([name = '', html = '']) => [name, html]))('stays as it is: %s', (_name, html) =>
    expect(sanitizeArticle(html)).toBe(html),
  )

  it.each(cases.changed.map(([name = '', html = '', expected = '']) => [name, html, expected]))(
    'loses disallowed content: %s',
    (_name, html, expected) => expect(sanitizeArticle(html)).toBe(expected),
  )

  it.each(cases.addresses.map(([address = null, expected = null]) => [address, expected]))(
    'links to %j as %j',
    (address, expected) => {
      const clean = sanitizeArticle(`<a href="${address}">a</a>`)
      expect(clean).toBe(expected === null ? 'a' : `<a href="${expected}">a</a>`)
      expect(sanitizeArticle(clean)).toBe(clean)
    },
  )

  it('drops links with an overlong address', () => {
    expect(sanitizeArticle(`<a href="https://example.com/${'a'.repeat(2_000)}">a</a>`)).toBe('a')
  })
})

describe('sanitizing', () => {
  const tags = 'p h1 h2 strong b em a ul li ol table tbody tr td th caption pre code blockquote div svg math select br'
  const piece = fc.oneof(
    fc.constantFrom(...tags.split(' ').flatMap((tag) => [`<${tag}>`, `</${tag}>`])),
    fc.constantFrom(
      '<a href="/a">',
      '<img src="/a" alt="b">',
      '<p id="a">',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&lt;',
      '\n',
    ),
    fc.string({ maxLength: 5 }),
  )

  it('gives the same result when repeated, whatever the tag soup', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const once = sanitizeArticle(pieces.join(''))
        expect(sanitizeArticle(once)).toBe(once)
      }),
      { numRuns: 1_000, examples: [[['<h2>', '<table>', '<h2>']], [['<ul>', '<li>', '<table>', '<li>']]] },
    )
  })

  const long = 1_000_000
  it.each([
    '<b>',
    '<p>',
    '<svg>',
    '<table><tr><td>',
    '<ul><li>',
    '</i>',
    '<',
    '&',
    '<!--',
    '<a href=',
    '<p class="',
    ' a=b',
    '<p><strong id=x1><strong id=x2>',
    'text ',
  ])('takes a bounded time for a megabyte of %j', (part) => {
    const before = process.cpuUsage()
    sanitizeArticle(`<p>${part.repeat(long / part.length)}`)
    const { user } = process.cpuUsage(before)
    // Without limits the first one takes a minute of CPU time.
    expect(user / 1_000).toBeLessThan(20_000)
  })

  it('takes a bounded time where a browser would copy each open element into each paragraph', () => {
    const opened = Array.from({ length: 40 }, (_, index) => `<strong id="s${index}">`).join('')
    const clean = sanitizeArticle(opened + '<p>a'.repeat(100_000))
    expect(clean.length).toBeLessThan(2_000_000)
  })
})
