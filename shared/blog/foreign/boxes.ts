import { blockTags, boxTags, lineTags } from '../article-tags'
import { element, replaced, type TreeElement, type TreeNode } from '../tree'
import { styleOf } from './style'

const headings = new Set(['h2', 'h3', 'h4', 'h5', 'h6'])

const renamed: Readonly<Record<string, string>> = { h1: 'h2', dir: 'ul', menu: 'ul', listing: 'pre' }

/** Besides those of an article, the columns of a table, which stay in it. */
const blocks = new Set([...blockTags, 'colgroup', 'col'])

type Tagged = Pick<TreeElement, 'tag' | 'attributes'>

/** A note, which the site's own texts write as a `div`. */
const isNote = ({ tag, attributes }: Tagged) => tag === 'div' && /(?:^|\s)note(?:\s|$)/.test(attributes.class ?? '')

const isBlock = (node: Tagged | string): boolean => typeof node === 'object' && (blocks.has(node.tag) || isNote(node))

function isBox(node: TreeElement): boolean {
  const display = styleOf(node, 'display')
  return display ? /^(?:block|flex|grid|flow-root|list-item|table|-webkit-box)/.test(display) : boxTags.has(node.tag)
}

/** Any other block dissolved into its own: what it directly contains becomes paragraphs, apart from what is around it. */
export const inBoxes = (nodes: readonly TreeNode[]): TreeNode[] => replaced(nodes, boxed)

function boxed(node: TreeElement): TreeNode[] {
  const tag = renamed[node.tag] ?? node.tag
  if (tag === 'pre') return [element(tag, node.attributes, typed(node.children))]
  const own = element(tag, node.attributes, inBoxes(node.children))
  const hasBlocks = own.children.some(isBlock)
  if (headings.has(tag)) return [heading(own)]
  if (isBlock(own)) return tag === 'p' && hasBlocks ? paragraphs<TreeElement>(own.children) : [own]
  if (isBox(own)) return paragraphs<TreeElement>(own.children)
  return hasBlocks ? around(own, own.children) : [own]
}

/** Blocks one by one, and each run of other nodes between them as a list. */
function runs<Element extends Tagged>(nodes: readonly (Element | string)[]): (Element | (Element | string)[])[] {
  const all: (Element | (Element | string)[])[] = []
  for (const node of nodes) {
    const last = all.at(-1)
    if (typeof node === 'object' && isBlock(node)) all.push(node)
    else if (Array.isArray(last)) last.push(node)
    else all.push([node])
  }
  return all
}

const isSpace = (node: TreeNode): boolean =>
  typeof node === 'string' ? node.trim() === '' : !['img', 'br', 'a'].includes(node.tag) && node.children.every(isSpace)

/** Blocks as they are, and the lines between them as paragraphs. */
export const paragraphs = <Element extends Tagged>(nodes: readonly (Element | TreeNode)[]) =>
  runs<Element | TreeElement>(nodes).flatMap((run): (Element | TreeElement)[] => {
    if (!Array.isArray(run)) return [run]
    const line = run as TreeNode[]
    return line.every(isSpace) ? [] : [element('p', {}, line)]
  })

/** A heading is one line. */
function heading({ tag, attributes, children }: TreeElement): TreeElement {
  const line = runs(children).flatMap((run, at) => [
    ...(at > 0 ? [' '] : []),
    ...(Array.isArray(run) ? run : run.children),
  ])
  return element(tag, attributes, line)
}

/** An inline element, such as a link, around the lines within the blocks that it contains. */
const around = (inline: TreeElement, nodes: readonly TreeNode[]): TreeNode[] =>
  runs(nodes).map((run) => {
    if (Array.isArray(run)) return run.every(isSpace) ? (run[0] ?? '') : element(inline.tag, inline.attributes, run)
    const { tag, attributes, children } = run
    if (lineTags.has(tag) || isNote(run)) return element(tag, attributes, around(inline, children))
    return element(
      tag,
      attributes,
      children.map((child) =>
        typeof child === 'object' && isBlock(child) ? (around(inline, [child])[0] ?? child) : child,
      ),
    )
  })

/** Preformatted text with its lines as line breaks. */
const typed = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.flatMap((node, at): TreeNode[] => {
    if (typeof node === 'string') return [node]
    if (node.tag === 'br') return ['\n']
    const children = typed(node.children)
    if (!(isBox(node) || isBlock(node))) return [element(node.tag, node.attributes, children)]
    return at < nodes.length - 1 ? [...children, '\n'] : children
  })
