import { parseHtml } from '../../../server/blog/html-tree'
import { withOutline } from '../../../server/blog/outline'
import * as tree from '../../../shared/blog/tree'

jest.mock('../../../shared/blog/tree', () => {
  const actual = jest.requireActual('../../../shared/blog/tree')
  return { ...actual, isElement: jest.fn(actual.isElement), textOf: jest.fn(actual.textOf) }
})

/** How many times parts of the tree are visited while an article is prepared. */
function looksAt(html: string): number {
  const nodes = parseHtml(html)
  jest.clearAllMocks()
  withOutline(nodes)
  return [tree.isElement, tree.textOf].reduce((sum, look) => sum + (look as jest.Mock).mock.calls.length, 0)
}

test.each<[what: string, html: (size: number) => string]>([
  ['heading cells in one row', (size) => `<table><tr>${'<th>a</th>'.repeat(size)}</tr></table>`],
  ['heading cells in many rows', (size) => `<table>${'<tr><th>a</th></tr>'.repeat(size)}</table>`],
  ['headings', (size) => '<h2>a</h2>'.repeat(size)],
  ['tables under one heading', (size) => `<h2>a</h2>${'<table></table>'.repeat(size)}`],
])('an article of many %s is prepared in time proportional to its length', (_what, html) => {
  expect(looksAt(html(400)) / looksAt(html(100))).toBeLessThan(6)
})
