import { cleaned } from '../../../client/admin/editor/clean-pasted'
import { sanitizeArticle } from '../../../server/blog/sanitize'
import { writeHtml } from '../../../shared/blog/tree'
import cases from '../../fixtures/pasted.json'
import { parseTree } from '../../support/parse-tree'

function paste(html: string) {
  const changes = new Set<string>()
  const article = writeHtml(cleaned(parseTree(html), (change) => changes.add(change)))
  return { article: article.replace(/\n(?=<|$)/g, ''), changes: [...changes] }
}

const rows = Object.entries(cases).flatMap(([what, all]) =>
  all.map(([name = '', html = '', article = '']) => [what, name, html, article] as const),
)

it.each(rows)('%s: %s', (what, _name, html, article) => {
  expect(paste(html).article).toBe(article)
  // What is saved is the same as what is pasted; the lists of Word are read in the editor.
  if (what !== 'lists from Word') expect(sanitizeArticle(html)).toBe(article)
  expect(sanitizeArticle(article)).toBe(article)
})

describe('the writer is told', () => {
  it('of merged cells', () => {
    expect(paste('<table><tr><td colspan=2>a<td>b</table>').changes).toEqual([
      expect.stringContaining('cells were split'),
    ])
    expect(paste('<table><tr><td colspan=1>a<td>b</table>').changes).toEqual([])
  })

  it('of nothing where a table would become huge, which is left as it is', () => {
    const html = `<table>${'<tr><td colspan=1000>a<td colspan=1000>b'.repeat(50)}</table>`
    expect(sanitizeArticle(html)).toBe(`<table><tbody>${'<tr><td>a</td><td>b</td></tr>'.repeat(50)}</tbody></table>`)
  })

  it('of what was left out', () => {
    const { changes } = paste('<p>a<s>b</s><span style="display:none">c</span><a class="msocomanchor">[X1]</a></p>')
    expect(changes).toEqual(['Crossed-out text was left out.', 'Hidden text was left out.', 'Comments were left out.'])
  })

  it('of lists that cannot keep their numbers', () => {
    const { article, changes } = paste('<ol><li>a</li></ol><h2>b</h2><ol start="2"><li>c</li></ol>')
    expect(article).toBe('<ol><li>a</li></ol><h2>b</h2><ol><li>c</li></ol>')
    expect(changes).toEqual(['A list began at 2. Now it begins at 1.'])
  })
})
