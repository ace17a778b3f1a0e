import { element, type TreeElement, type TreeNode, writeHtml } from '../../../shared/blog/tree'
import { collapsed, isInline, nested, type Run, runsOf } from './inline'

/** Attributes that the server sets on every picture. */
const always = ['loading', 'decoding']

/**
 * An article in a canonical form that all its spellings share: no space between blocks, single spaces within lines,
 * inline elements in one order, attributes sorted by name. Words beside blocks become a paragraph. Nothing else
 * changes, so two articles with the same form look the same to readers.
 */
export const canonical = (nodes: readonly TreeNode[]): TreeNode[] =>
  childrenOf(nodes).map((node) => (Array.isArray(node) ? element('p', {}, node) : node))

/** Whether two articles look the same to readers. */
export const isSameArticle = (one: readonly TreeNode[], other: readonly TreeNode[]): boolean =>
  writeHtml(canonical(one)) === writeHtml(canonical(other))

/** Child blocks, and each run of inline nodes between them as a list. */
function childrenOf(nodes: readonly TreeNode[]): (TreeElement | TreeNode[])[] {
  return stretches(nodes).flatMap((stretch) => {
    if (!Array.isArray(stretch)) return [canonicalElement(stretch)]
    const line = nested(collapsed(runsOf(stretch).map(canonicalRun)))
    return line.length > 0 ? [line] : []
  })
}

/** Blocks one by one, and each run of inline nodes as a list. */
export function stretches(nodes: readonly TreeNode[]): (TreeElement | TreeNode[])[] {
  const all: (TreeElement | TreeNode[])[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (typeof node !== 'string' && !isInline(node)) all.push(node)
    else if (Array.isArray(last)) last.push(node)
    else all.push([node])
  }
  return all
}

function canonicalElement({ tag, attributes, children }: TreeElement): TreeElement {
  const inner = tag === 'pre' ? children : childrenOf(children).flat()
  return element(tag, byName(attributes), inner)
}

const canonicalRun = ({ content, marks }: Run): Run => ({
  content: typeof content === 'string' ? content : element(content.tag, byName(content.attributes), content.children),
  marks: marks.map(({ tag, attributes }) => element(tag, byName(attributes))),
})

const byName = (attributes: TreeElement['attributes']) =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !always.includes(name))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
