import { articleHtml, writtenBlocks } from '../../../client/admin/editor/article-html'
import { isSameArticle } from '../../../client/admin/editor/canonical'
import { cleaned } from '../../../client/admin/editor/clean-pasted'
import { fromDocument } from '../../../client/admin/editor/from-document'
import { readMarkdown } from '../../../client/admin/editor/markdown-in'
import { writeMarkdown } from '../../../client/admin/editor/markdown-out'
import { schema } from '../../../client/admin/editor/schema'
import { toDocument } from '../../../client/admin/editor/to-document'
import { articles } from '../../../migrations/articles'
import { draftOf } from '../../../migrations/seed-articles'
import { sanitizeArticle } from '../../../server/blog/sanitize'
import { brokenLines } from '../../../shared/blog/lines'
import { writeHtml } from '../../../shared/blog/tree'
import { parseTree } from '../../support/parse-tree'

/** Each article as it is stored and as the form shows it. */
const stored = articles.map((article) => {
  const { slug, content } = draftOf(article)
  return [slug, brokenLines(sanitizeArticle(content))] as const
})

/**
 * What is saved after a round trip through the rich text editor. `anew`: every block is written, even unchanged ones.
 */
function throughRichText(html: string, { anew = false } = {}): string | undefined {
  const nodes = parseTree(html)
  const document = toDocument(nodes)
  return document && articleHtml(fromDocument(document), anew ? new Map() : writtenBlocks(nodes))
}

function throughMarkdown(html: string, { anew = false } = {}): string | undefined {
  const nodes = parseTree(html)
  const markdown = writeMarkdown(nodes, parseTree)
  if (markdown === undefined) return undefined
  return articleHtml(readMarkdown(markdown, parseTree), anew ? new Map() : writtenBlocks(nodes))
}

const lines = (html: string) => html.split('\n').filter((line) => line.trim() !== '')

describe('an article shipped with the site', () => {
  it.each(stored)('%s survives a round trip through the rich text editor exactly', (_slug, html) => {
    expect(lines(throughRichText(html) ?? '')).toEqual(lines(html))
    expect(isSameArticle(parseTree(throughRichText(html, { anew: true }) ?? ''), parseTree(html))).toBe(true)
  })

  it.each(stored)(
    '%s survives a round trip through Markdown exactly, and none of it has to be HTML there',
    (_slug, html) => {
      expect(lines(throughMarkdown(html) ?? '')).toEqual(lines(html))
      expect(writeMarkdown(parseTree(html), parseTree)).not.toMatch(/^<(?:p|ul|ol|h\d|table|blockquote)/m)
    },
  )
})

/** Everything that the pipeline allows, as it stores it. */
const pieces: Record<string, string> = {
  'headings with ids': '<h2 id="article-a">A</h2><h3>B</h3><h4>C</h4><h5>D</h5><h6>E</h6>',
  'marks in one another': '<p><strong>a <em>b</em></strong> <u>c</u> <code>d &lt; e</code></p>',
  'a link with all that it can have':
    '<p><a href="https://a.example/" title="T" target="_blank" rel="nofollow noopener noreferrer">a</a></p>',
  'a bold link': '<p><a href="/rules"><strong>a</strong></a></p>',
  'a picture':
    '<p><img src="/articles/a.svg" alt="A &quot;b&quot;" width="1200" height="630" loading="lazy" decoding="async"></p>',
  'a picture without a size': '<p><img src="https://a.example/a.png" alt="" loading="lazy" decoding="async"></p>',
  'tight and loose lists': '<ul><li>a</li><li>b</li></ul><ol><li><p>c</p></li><li><p>d</p><p>e</p></li></ol>',
  'lists in lists': '<ul><li>a<ol><li>b</li></ol></li></ul>',
  'two lists that follow one another': '<ul><li>a</li></ul><ul><li>b</li></ul>',
  'a checklist': '<ul class="contains-task-list"><li class="task-list-item">a</li></ul>',
  'quotations and notes':
    '<blockquote><p>a</p></blockquote><blockquote class="note"><p class="note-title">Note, August 2025</p><p>b</p></blockquote>',
  'a quotation without a paragraph': '<blockquote>a</blockquote>',
  'code with lines': '<pre><code>a\n\n  b &amp; c\n</code></pre><pre>bare\n\ncode</pre>',
  'a table with a head':
    '<table><thead><tr><th>A</th><th class="align-right">B</th></tr></thead><tbody><tr><td>c</td><td class="align-right">1</td></tr></tbody></table>',
  'a table without one, with a foot and a caption':
    '<table><caption>Sums</caption><tbody><tr><th>A</th><td>c</td></tr></tbody><tfoot><tr><td>d</td><td><p>e</p></td></tr></tfoot></table>',
  'breaks and lines': '<p>a<br>b</p><hr><p>c</p>',
  'characters that mean something in Markdown':
    '<p>1. * a_b_ [c](d) # e | f \\ g &amp;amp; `h` {#i} ~j~ https://k.example</p>',
  'words that look like a mark of ours': '<h2>A {#b}</h2>',
  'spaces beside marks': '<p>a<strong> b </strong>c</p>',
  'words of other scripts': '<p>Núñez שלום 日本語 👩🏽‍⚕️ a&nbsp;b</p>',
  nothing: '',
}

describe.each(Object.entries(pieces))('%s', (_name, piece) => {
  const html = sanitizeArticle(piece)

  it('is stored exactly as it is written here', () => expect(html).toBe(piece))

  it('survives the rich text editor unchanged, or the editor declines to open it', () => {
    const back = throughRichText(html, { anew: true })
    if (back !== undefined) expect(sanitizeArticle(back).replace(/\n/g, '')).toBe(html.replace(/\n/g, ''))
    else expect(html).toBe('<h2>A {#b}</h2>')
  })

  it('survives Markdown unchanged, or Markdown mode declines to open it', () => {
    const back = throughMarkdown(html, { anew: true })
    if (back !== undefined) expect(sanitizeArticle(back).replace(/\n/g, '')).toBe(html.replace(/\n/g, ''))
    else expect(html).toBe('<h2>A {#b}</h2>')
  })
})

describe('the rich text editor', () => {
  it.each([
    '<p><strong title="x">a</strong></p>',
    '<p>a <a id="article-here"></a> b</p>',
    '<table><caption><em>a</em></caption><tbody><tr><td>b</td></tr></tbody></table>',
    '<table><tbody><tr><td>a</td></tr></tbody><tbody><tr><td>b</td></tr></tbody></table>',
    '<video>a</video>',
  ])('does not open an article that it would damage: %s', (html) => {
    expect(toDocument(parseTree(html))).toBeUndefined()
  })

  it('writes new lists and tables without paragraphs inside them', () => {
    const line = (text: string) => schema.node('paragraph', null, schema.text(text))
    const row = (name: string) => schema.node('table_row', null, [schema.node(name, null, line('b'))])
    const list = schema.node('bullet_list', null, schema.node('list_item', null, line('a')))
    const table = schema.node('table', null, [row('table_header'), row('table_cell')])
    expect(articleHtml(fromDocument(schema.node('doc', null, [list, table])), new Map())).toBe(
      [
        ...['<ul>', '<li>a</li>', '</ul>', '<table>', '<thead>', '<tr>', '<th>b</th></tr>', '</thead>'],
        ...['<tbody>', '<tr>', '<td>b</td></tr>', '</tbody>', '</table>'],
      ].join('\n'),
    )
  })
})

describe('the Markdown editor', () => {
  it("reads the notation that the site's own texts use", () => {
    const markdown = '# A {#b}\n\n> [!NOTE] August 2025\n> c\n\n- [ ] d\n- [x] e\n\n| f | g |\n|---|--:|\n| h | 1 |'
    expect(writeHtml(readMarkdown(markdown, parseTree)).replace(/\n/g, '')).toBe(
      '<h2 id="b">A</h2><blockquote class="note"><p class="note-title">Note, August 2025</p><p>c</p></blockquote>' +
        '<ul class="contains-task-list"><li class="task-list-item">d</li><li class="task-list-item">e</li></ul>' +
        '<table><thead><tr><th>f</th><th class="align-right">g</th></tr></thead>' +
        '<tbody><tr><td>h</td><td class="align-right">1</td></tr></tbody></table>',
    )
  })

  it('accepts no address that runs a script', () => {
    expect(writeHtml(readMarkdown('[a](javascript:alert(1))', parseTree))).not.toContain('javascript')
  })
})

describe('pasted content', () => {
  const pasted = (html: string) => writeHtml(cleaned(parseTree(html))).replace(/\n/g, '')

  it('from Google Docs keeps bold, italics, links, and lists, and nothing else', () => {
    expect(
      pasted(
        '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:400">Title</span></h1>' +
          '<p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400;font-style:italic"> slanted</span> ' +
          '<a href="https://a.example/b" style="text-decoration:none"><span style="color:#1155cc">link</span></a></p><br>' +
          '<ul style="margin:0"><li dir="ltr" aria-level="1"><p role="presentation"><span>One</span></p></li></ul></b>',
      ),
    ).toBe(
      '<h2>Title</h2><p><strong>Bold</strong><em> slanted</em> <a href="https://a.example/b">link</a></p><br><ul><li><p>One</p></li></ul>',
    )
  })

  it('from Word keeps its lists, which are paragraphs there, and leaves out styles and empty lines', () => {
    const item = (level: number, mark: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`
    expect(
      pasted(
        `<style>p.MsoNormal{margin:0}</style><p class=MsoNormal style='margin:0in'><b><span style='font-size:14pt'>Head</span></b><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>${item(1, '1.', 'One')}\n${item(2, '·', 'Deeper')}\n${item(1, '2.', 'Two')}<p class=MsoNormal>After</p>`,
      ),
    ).toBe('<p><strong>Head</strong></p><ol><li>One<ul><li>Deeper</li></ul></li><li>Two</li></ol><p>After</p>')
  })

  it('contains no script, no foreign scheme, and no local file', () => {
    const html =
      '<p onclick="a()">a<script>b()</script><a href="javascript:c()">d</a><img src="file:///e.png" alt="f"><img src="data:image/png;base64,AA"></p><iframe src="https://g.example"></iframe>'
    expect(pasted(html)).toBe('<p>ad[f]</p>')
  })
})
