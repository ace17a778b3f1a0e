import type { MarkType, Node } from 'prosemirror-model'
import { type TreeElement, type TreeNode, textOf } from '../../../shared/blog/tree'
import { canonical, isSameArticle, stretches } from './canonical'
import { fromDocument } from './from-document'
import { runsOf } from './inline'
import { commonNames, linkNames, pictureNames, plainTags, schema } from './schema'

/** An article as the editor's document. Undefined if it contains something that the editor would lose. */
export function toDocument(nodes: readonly TreeNode[]): Node | undefined {
  try {
    const article = canonical(nodes)
    const blocks = article.flatMap((node) => (typeof node === 'string' ? [] : blockOf(node)))
    const document = schema.node('doc', null, blocks.length > 0 ? blocks : [schema.node('paragraph')])
    document.check()
    const isWhole = article.length === 0 || isSameArticle(fromDocument(document), nodes)
    return isWhole ? document : undefined
  } catch {
    return undefined
  }
}

const { nodes: types, marks } = schema

const named = ({ attributes }: TreeElement, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => name in attributes).map((name) => [name, attributes[name]]))

const containers = new Map(Object.entries(plainTags).map(([name, tag]): [string, string] => [tag, name]))

/** An unknown element gives no block; the comparison at the end notices that it is missing. */
function blockOf(node: TreeElement): Node[] {
  const { tag, children } = node
  const attrs = named(node, commonNames)
  const container = containers.get(tag)
  if (container) return [schema.node(container, attrs, contentOf(node))]
  const level = Number(/^h([2-6])$/.exec(tag)?.[1])
  if (level) return [schema.node('heading', { ...attrs, level }, lineOf(children))]
  if (tag === 'p') return [schema.node('paragraph', { ...attrs, bare: false }, lineOf(children))]
  if (tag === 'hr') return [schema.node('horizontal_rule', attrs)]
  if (tag === 'pre') return [codeBlockOf(node, attrs)]
  return tag === 'table' ? [tableOf(node, attrs)] : []
}

function contentOf({ tag, children }: TreeElement): Node[] {
  if (tag === 'ul' || tag === 'ol')
    return children.flatMap((child) => (typeof child === 'string' ? [] : blockOf(child)))
  const blocks = stretches(children).flatMap((stretch) =>
    Array.isArray(stretch) ? [schema.node('paragraph', { bare: true }, lineOf(stretch))] : blockOf(stretch),
  )
  const needsLine = tag === 'li' ? blocks[0]?.type !== types.paragraph : blocks.length === 0
  return needsLine ? [schema.node('paragraph', { bare: true }), ...blocks] : blocks
}

function codeBlockOf({ children }: TreeElement, attrs: object): Node {
  const text = children.map(textOf).join('')
  const [only] = children
  const hasCode = children.length === 1 && typeof only === 'object' && only.tag === 'code'
  return schema.node('code_block', { ...attrs, hasCode }, text ? [schema.text(text)] : [])
}

function tableOf({ children }: TreeElement, attrs: object): Node {
  const parts = children.filter((child) => typeof child !== 'string')
  const caption = parts.find(({ tag }) => tag === 'caption')
  const rows = parts.flatMap(({ tag: section, children: rowNodes }) =>
    rowNodes.flatMap((row) => (typeof row === 'object' && row.tag === 'tr' ? [rowOf(row, section)] : [])),
  )
  return schema.node('table', { ...attrs, caption: caption ? textOf(caption) : null }, rows)
}

const rowOf = (row: TreeElement, section: string) =>
  schema.node(
    'table_row',
    { ...named(row, commonNames), section },
    row.children.flatMap((child) => (typeof child === 'string' ? [] : blockOf(child))),
  )

function lineOf(nodes: readonly TreeNode[]): Node[] {
  return runsOf(nodes).flatMap(({ content, marks: around }) => {
    const set = around
      .map((mark) =>
        (marks as Readonly<Record<string, MarkType | undefined>>)[mark.tag]?.create(named(mark, linkNames)),
      )
      .filter((mark) => mark !== undefined)
    if (typeof content === 'string') return [schema.text(content, set)]
    if (content.tag === 'br') return [schema.node('hard_break', null, undefined, set)]
    return content.tag === 'img' ? [schema.node('image', named(content, pictureNames), undefined, set)] : []
  })
}
