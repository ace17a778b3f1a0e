import type { Node } from 'prosemirror-model'
import { element, type TreeElement, type TreeNode } from '../../../shared/blog/tree'
import { nested, type Run } from './inline'
import { attributesOf, commonNames, linkNames, pictureNames, plainTags } from './schema'

/** The editor's article as the server's pipeline would write it. */
export const fromDocument = (document: Node): TreeNode[] => blocksOf(document)

const blocksOf = (parent: Node, isTight = true): TreeNode[] =>
  parent.children.flatMap((child, at) => (isBare(parent, at, isTight) ? lineOf(child) : [treeOf(child)]))

const tags: Readonly<Record<string, string>> = { ...plainTags, horizontal_rule: 'hr' }

function treeOf(node: Node): TreeElement {
  const attributes = attributesOf(node.attrs, commonNames)
  switch (node.type.name) {
    case 'paragraph':
      return element('p', attributes, lineOf(node))
    case 'heading':
      return element(`h${node.attrs.level}`, attributes, lineOf(node))
    case 'code_block':
      return element('pre', attributes, node.attrs.hasCode ? [element('code', {}, textIn(node))] : textIn(node))
    case 'bullet_list':
    case 'ordered_list':
      return listOf(node, attributes)
    case 'table':
      return element('table', attributes, partsOf(node))
    default:
      return element(tags[node.type.name] ?? 'p', attributes, blocksOf(node))
  }
}

const textIn = ({ textContent }: Node): TreeNode[] => (textContent ? [textContent] : [])

/** New items match the others of their list: with a `p` inside, or without. */
function listOf(node: Node, attributes: Record<string, string>): TreeElement {
  const isTight = !node.children.some(({ firstChild }) => firstChild?.attrs.bare === false)
  const items = node.children.map((item) =>
    element('li', attributesOf(item.attrs, commonNames), blocksOf(item, isTight)),
  )
  return element(tags[node.type.name] ?? 'ul', attributes, items)
}

/** Whether a paragraph is written without a `p` in its item, cell, or quotation. Beside another block it needs one. */
function isBare(parent: Node, at: number, isTight: boolean): boolean {
  const child = parent.child(at)
  if (child.type.name !== 'paragraph' || parent.type.name === 'doc') return false
  if (Object.keys(attributesOf(child.attrs, commonNames)).length > 0) return false
  const beside = [parent.maybeChild(at - 1), parent.maybeChild(at + 1)]
  if (beside.some((node) => node?.type.name === 'paragraph')) return false
  // From the clipboard it is the text `true`.
  if (child.attrs.bare !== null) return Boolean(child.attrs.bare)
  return isTight && parent.type.name !== 'blockquote'
}

/** The rows in table parts. An added row joins the part before it; a first row of column headers is the head. */
function partsOf(table: Node): TreeElement[] {
  const { caption } = table.attrs
  const parts: { tag: string; rows: TreeElement[] }[] = []
  table.forEach((row, _offset, at) => {
    const isHead = at === 0 && row.children.every(({ type }) => type.name === 'table_header')
    const before = parts.at(-1)
    const added = isHead ? 'thead' : before && before.tag !== 'thead' ? before.tag : 'tbody'
    const tag: string = row.attrs.section ?? added
    const tree = element('tr', attributesOf(row.attrs, commonNames), blocksOf(row))
    if (before?.tag === tag) before.rows.push(tree)
    else parts.push({ tag, rows: [tree] })
  })
  const all = parts.map(({ tag, rows }) => element(tag, {}, rows))
  return caption === null ? all : [element('caption', {}, [caption]), ...all]
}

function lineOf(block: Node): TreeNode[] {
  const runs = block.children.map((child): Run => {
    const marks = child.marks.map(({ type, attrs }) => element(type.name, attributesOf(attrs, linkNames)))
    return { content: child.isText ? (child.text ?? '') : leafOf(child), marks }
  })
  return nested(runs)
}

function leafOf({ type, attrs }: Node): TreeElement {
  if (type.name === 'hard_break') return element('br')
  const { id, ...others } = attributesOf(attrs, pictureNames)
  return element('img', { ...others, loading: 'lazy', decoding: 'async', ...(id && { id }) })
}
