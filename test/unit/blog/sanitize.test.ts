import { sanitizeArticle } from '../../../server/blog/sanitize'
import { fc } from '../../support/fast-check'

const unchanged = [
  ['nothing', ''],
  ['text', 'Ask each vendor.'],
  ['a paragraph', '<p>Ask <strong>each</strong> vendor <em>in writing</em>, <u>twice</u>.</p>'],
  ['characters with a meaning', '<p>5 &lt; 6 &amp; 7 &gt; 6, “quoted”, café, 日本, 🙂</p>'],
  ['headings', '<h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>'],
  ['lists in lists', '<ul><li>One<ol><li>First</li><li>Second</li></ol></li><li>Two</li></ul>'],
  ['a checklist', '<ul class="contains-task-list"><li class="task-list-item">Sign the BAA</li></ul>'],
  ['a quotation', '<blockquote><p>It took a month.</p></blockquote>'],
  ['a note', '<blockquote class="note"><p class="note-title">Note, August 2025</p><p>Changed since.</p></blockquote>'],
  ['code', '<pre><code>if (a &lt; b) {\n  stop()\n}</code></pre><p>Press <code>F5</code>.</p>'],
  ['a line break and a rule', '<p>One<br>two</p><hr><p>three</p>'],
  ['a link on the site', '<a href="/comparisons?emr1=kipu&amp;emr2=valant#costs">Compare</a>'],
  ['a link with a title', '<a href="https://www.example.com/a?b=c#d" title="The source">source</a>'],
  ['an email address', '<a href="mailto:someone@example.com?subject=EMR">write</a>'],
  ['a link in a new tab', '<a href="https://example.com/" target="_blank" rel="noopener noreferrer">new</a>'],
  ['a marked link', '<a href="https://example.com/" rel="nofollow sponsored">ad</a>'],
  ['a link within the article', '<h2 id="article-costs">Costs</h2><p><a href="#article-costs">costs</a></p>'],
  ['a query of the same page', '<a href="?page=2">next</a>'],
  [
    'a picture',
    '<p><img src="/articles/a-b.svg" alt="An admin" title="Admin" width="600" height="315" loading="lazy" decoding="async"></p>',
  ],
  [
    'a table',
    '<table><caption>Costs</caption><thead><tr><th>System</th><th class="align-right">Price</th></tr></thead>' +
      '<tbody><tr><td>A</td><td class="align-right">$1</td></tr></tbody><tfoot><tr><td>All</td><td>$1</td></tr></tfoot></table>',
  ],
] as const

const changed = [
  ['a page has one h1', '<h1>One</h1>', '<h2>One</h2>'],
  ['older names', '<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
  [
    'a note of Markdown',
    '<div class="note" role="note"><p>n</p></div>',
    '<blockquote class="note"><p>n</p></blockquote>',
  ],
  ['a box without meaning', '<div><p>a</p><span>b</span></div>', '<p>a</p><p>b</p>'],
  ['what is in itself', '<em>a<em>b</em></em>', '<em>ab</em>'],
  ['what was not closed', '<p>a<p><strong>b', '<p>a</p><p><strong>b</strong></p>'],
  ['text between rows', '<table>a<tr><td>b</table>', 'a<table><tbody><tr><td>b</td></tr></tbody></table>'],
  ['cells without a table', '<tr><td>a</td></tr>', 'a'],
  ['the line break after pre', '<pre>\n\na</pre>', '<pre>a</pre>'],
  ['comments and instructions', 'a<!-- b --><?php c ?><!doctype html>d', 'ad'],
  ['scripts and styles with their text', 'a<script>b()</script><style>p{}</style>c', 'ac'],
  ['drawings and formulas', 'a<svg><text>b</text></svg><math><mi>c</mi></math>d', 'ad'],
  [
    'a form but not its words',
    '<form action="/x"><label>Name <input name="n"></label><button>Go</button></form>',
    '<p>Name Go</p>',
  ],
  ['attributes of presentation', '<p style="color:red" align="center" dir="rtl" lang="x">a</p>', '<p>a</p>'],
  ['hidden text', '<p hidden>a</p><p>b</p>', '<p>b</p>'],
  ['data attributes', '<p data-a="b" aria-hidden="true" role="alert">a</p>', '<p>a</p>'],
  ['event handlers', '<p onclick="a()" ONMOUSEOVER=b()>a</p>', '<p>a</p>'],
  ['classes of the site', '<p class="fixed inset-0 z-50 note-title">a</p>', '<p class="note-title">a</p>'],
  ['classes of other elements', '<p class="note align-right">a</p>', '<p>a</p>'],
  [
    'ids',
    '<h2 id="Main Menu">a</h2><p id="payload">b</p>',
    '<h2 id="article-main-menu">a</h2><p id="article-payload">b</p>',
  ],
  ['ids that stand twice', '<p id="a">a</p><p id="A">b</p>', '<p id="article-a">a</p><p>b</p>'],
  ['ids without a letter', '<p id="--">a</p><p id="article-">b</p>', '<p>a</p><p>b</p>'],
  ['links to ids', '<a href="#Main%20Menu">a</a>', '<a href="#article-main-menu">a</a>'],
  ['other targets', '<a href="/a" target="_top">a</a>', '<a href="/a">a</a>'],
  [
    'a new tab',
    '<a href="/a" target="_BLANK" rel="opener">a</a>',
    '<a href="/a" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['a link to nothing', '<a href="">a</a><a>b</a>', 'ab'],
  [
    'a picture from elsewhere',
    '<img src="//example.com/a.png" alt="A chart" referrerpolicy="unsafe-url">',
    '<img src="https://example.com/a.png" alt="A chart" loading="lazy" decoding="async">',
  ],
  ['a picture that is none', '<img src="mailto:a@b.example" alt="A chart">', '[A chart]'],
  ['a picture without an address', 'a<img alt="">b<img src="data:image/gif;base64,R0lG">', 'ab'],
  [
    'the size of an own drawing',
    '<img src="/articles/a-b.svg" width="100%">',
    '<img src="/articles/a-b.svg" alt="" width="1200" height="630" loading="lazy" decoding="async">',
  ],
  ['characters that are not seen', 'a\0b\u0001c\u202Ed&#8238;e&#1;f\ud800g', 'abcdefg'],
] as const

const addresses = [
  ['https://example.com', 'https://example.com/'],
  ['HTTPS://EXAMPLE.COM/A', 'https://example.com/A'],
  [' https://example.com/a b ', 'https://example.com/a%20b'],
  ['//example.com/a', 'https://example.com/a'],
  ['\\\\example.com', 'https://example.com/'],
  ['/\\example.com', 'https://example.com/'],
  ['/\t/example.com', 'https://example.com/'],
  ['http:example.com', 'http://example.com/'],
  ['https:example.com', '/blog/example.com'],
  ['/.//example.com', '/example.com'],
  ['/a/../..//example.com', '/example.com'],
  ['https://аpple.com/', 'https://xn--pple-43d.com/'],
  ['../pricing', '/pricing'],
  ['another-article', '/blog/another-article'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['#', undefined],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['\u0001javascript:alert(1)', undefined],
  ['&#106;avascript&colon;alert(1)', undefined],
  ['vbscript:a', undefined],
  ['data:text/html,a', undefined],
  ['blob:https://example.com/a', undefined],
  ['file:///etc/passwd', undefined],
  ['ftp://example.com/', undefined],
  ['tel:+15551234', undefined],
  ['view-source:https://example.com', undefined],
  ['https://kipu.com@example.com/', undefined],
  ['https://:pass@example.com/', undefined],
  ['https://', undefined],
  ['https://exa mple.com/', undefined],
] as const

describe("an article's HTML", () => {
  it.each(unchanged)('stays as it is: %s', (_name, html) => {
    expect(sanitizeArticle(html)).toBe(html)
  })

  it.each(changed)('loses disallowed content: %s', (_name, html, expected) => {
    expect(sanitizeArticle(html)).toBe(expected)
  })

  it.each(addresses)('links to %j as %j', (address, expected) => {
    const clean = sanitizeArticle(`<a href="${address}">a</a>`)
    expect(clean).toBe(expected === undefined ? 'a' : `<a href="${expected}">a</a>`)
    expect(sanitizeArticle(clean)).toBe(clean)
  })

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
