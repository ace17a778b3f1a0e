import { withOutline } from '../../../server/blog/outline'
import { sanitizedNodes } from '../../../server/blog/sanitize'

const outlineOf = (html: string) => withOutline(sanitizedNodes(html))

describe("an article's outline", () => {
  it('lists h2 and h3 in order, each with an id for links', () => {
    const { html, headings } = outlineOf('<h1>What it costs</h1><p>a</p><h3>Set-up &amp; training</h3><h4>Deeper</h4>')
    expect(headings).toEqual([
      { id: 'article-what-it-costs', text: 'What it costs', depth: 2 },
      { id: 'article-set-up-training', text: 'Set-up & training', depth: 3 },
    ])
    expect(html).toContain('<h2 id="article-what-it-costs">')
    expect(html).toContain('<h4>Deeper</h4>')
  })

  it('keeps the ids that the article has, and makes each unique', () => {
    const { headings } = outlineOf(
      '<h2 id="costs">A</h2><h2>Costs</h2><h2>Costs</h2><p id="costs-2">b</p><h3></h3><h2>?</h2>',
    )
    expect(headings.map(({ id }) => id)).toEqual([
      'article-costs',
      'article-costs-3',
      'article-costs-4',
      'article-section',
    ])
  })

  it('numbers many identical headings without searching again for each', () => {
    const has = jest.spyOn(Set.prototype, 'has')
    const { headings } = outlineOf('<h2>Costs</h2>'.repeat(1_000))
    const lookUps = has.mock.calls.filter(([id]) => String(id).startsWith('article-costs')).length
    has.mockRestore()
    expect(headings.at(-1)?.id).toBe('article-costs-1000')
    expect(lookUps).toBeLessThan(2_100)
  })

  it('puts each table into a scrolling box named after the heading above it, and gives its header cells a scope', () => {
    const rows = '<tr><th>System</th><th>Price</th></tr><tr><th>A</th><td>$1</td></tr>'
    const { html } = outlineOf(`<h2>Prices</h2><table>${rows}</table>`)
    expect(html).toContain('<div class="table-box" role="group" tabindex="0" aria-label="Table: Prices"><table>')
    expect(html).toContain('<th scope="col">System</th><th scope="col">Price</th>')
    expect(html).toContain('<th scope="row">A</th>')
  })

  it('labels each cell of a table that has a header with the name of its column', () => {
    const head = '<thead><tr><th>System</th><th>Price &amp; unit</th></tr></thead>'
    const body = '<tbody><tr><td>A</td><td>$1</td></tr><tr><th>B</th><td>$2</td><td>extra</td></tr></tbody>'
    const { html } = outlineOf(`<table>${head}${body}</table>`)
    expect(html).toContain('<td data-label="System">A</td><td data-label="Price &amp; unit">$1</td>')
    expect(html).toContain('<th scope="row">B</th><td data-label="Price &amp; unit">$2</td><td>extra</td>')
    expect(outlineOf(`<table>${body}</table>`).html).not.toContain('data-label')
  })

  it('keeps dates and codes on one line, but not in code', () => {
    expect(outlineOf('<p>Go-live on <strong>May 4</strong>.</p><pre><code>GAD-7</code></pre>').html).toBe(
      '<p><span class="unbroken">Go-live</span> on <strong><span class="unbroken">May 4</span></strong>.</p><pre><code>GAD-7</code></pre>',
    )
  })

  it('turns a marked quotation into a note', () => {
    const note = '<p class="note-title">Note, then</p><p>Changed since.</p>'
    expect(outlineOf(`<div class="note" role="note">${note}</div><blockquote>q</blockquote>`).html).toBe(
      `<div class="note" role="note">${note}</div><blockquote>q</blockquote>`,
    )
  })

  it('lists each linked address once', () => {
    const { links } = outlineOf(
      '<p><a href="/b">b</a> <a href="https://example.com/?a=1&amp;b=2">a</a> <a href="/b">c</a></p>',
    )
    expect(links).toEqual(['/b', 'https://example.com/?a=1&b=2'])
  })

  it('removes whitespace between blocks, but none that readers see', () => {
    const lines =
      '\n<ul>\n  <li>a <em>b</em> <strong>c</strong>\n</li>\n</ul>\n<p>d\ne</p>\n<pre>f\n\n g</pre> h <em>i</em>\n'
    expect(outlineOf(lines).html).toBe(
      '<ul><li>a <em>b</em> <strong>c</strong></li></ul><p>d\ne</p><pre>f\n\n g</pre> h <em>i</em>',
    )
  })

  it('leaves HTML unchanged that needs nothing added', () => {
    expect(outlineOf('<p>a &lt; b</p>')).toEqual({ html: '<p>a &lt; b</p>', headings: [], links: [] })
  })
})
