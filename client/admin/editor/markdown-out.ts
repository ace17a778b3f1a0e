import type { BlockContent, ListItem, Nodes, PhrasingContent, RootContent, Table } from 'mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { brokenLines } from '../../../shared/blog/lines'
import { openTag, type ParseHtml, type TreeElement, type TreeNode, textOf, writeHtml } from '../../../shared/blog/tree'
import { canonical, isSameArticle, stretches } from './canonical'
import { readMarkdown } from './markdown-in'

/** Markdown without loss: a block that it would change is HTML. Undefined if even that changes the article. */
export function writeMarkdown(nodes: readonly TreeNode[], parse: ParseHtml): string | undefined {
  let before = ''
  const blocks = canonical(nodes).map((block) => {
    if (typeof block === 'string') return block
    // Two adjacent Markdown lists of one kind would merge, so the second is written as HTML.
    const text = block.tag === before ? undefined : readable(block, parse)
    before = block.tag === 'ul' || block.tag === 'ol' ? block.tag : ''
    return text ?? htmlOf(block)
  })
  const markdown = blocks.join('\n\n')
  return isSameArticle(readMarkdown(markdown, parse), nodes) ? markdown : undefined
}

/** Without empty lines, which would end an HTML block. */
const htmlOf = (block: TreeElement) => {
  const html = writeHtml([block])
  return block.tag === 'pre' ? html : brokenLines(html).replace(/\n+/g, '\n').trimEnd()
}

function readable(block: TreeElement, parse: ParseHtml): string | undefined {
  const node = blockNode(block)
  if (!node) return undefined
  const text = toMarkdown({ type: 'root', children: [node as RootContent] }, style).trimEnd()
  return isSameArticle(readMarkdown(text, parse), [block]) ? text : undefined
}

const style: Parameters<typeof toMarkdown>[1] = {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  fences: true,
  resourceLink: true,
  extensions: [gfmTableToMarkdown()],
}

const raw = (value: string): PhrasingContent => ({ type: 'html', value })

function blockNode(block: TreeElement): Nodes | undefined {
  const { tag, attributes, children } = block
  const depth = Number(/^h([2-6])$/.exec(tag)?.[1]) as 2 | 3 | 4 | 5 | 6
  if (depth) {
    const id = attributes.id ? [raw(` {#${attributes.id}}`)] : []
    return { type: 'heading', depth, children: [...line(children), ...id] }
  }
  switch (tag) {
    case 'p':
      return { type: 'paragraph', children: line(children) }
    case 'hr':
      return { type: 'thematicBreak' }
    case 'pre':
      return { type: 'code', value: textOf(block) }
    case 'blockquote':
      return { type: 'blockquote', children: attributes.class === 'note' ? noteBlocks(block) : blocks(children) }
    case 'ul':
    case 'ol':
      return listNode(block)
    case 'table':
      return tableNode(block)
    default:
      return undefined
  }
}

/** What has no Markdown is left out, which the comparison after parsing back detects. */
const blocks = (nodes: readonly TreeNode[]): BlockContent[] =>
  stretches(nodes).flatMap((stretch) => {
    const node = Array.isArray(stretch) ? { type: 'paragraph' as const, children: line(stretch) } : blockNode(stretch)
    return node ? [node as BlockContent] : []
  })

function noteBlocks({ children: [title, ...others] }: TreeElement): BlockContent[] {
  const date = title === undefined ? '' : textOf(title).replace(/^Note(?:, )?/, '')
  return [{ type: 'paragraph', children: [raw(`[!NOTE]${date && ` ${date}`}`)] }, ...blocks(others)]
}

function listNode({ tag, children }: TreeElement): Nodes {
  const items = children.flatMap((child): ListItem[] => (typeof child === 'string' ? [] : [itemNode(child)]))
  return { type: 'list', ordered: tag === 'ol', spread: items.some(({ spread }) => spread), children: items }
}

function itemNode({ attributes, children }: TreeElement): ListItem {
  const inner = blocks(children)
  const spread = children.some((child) => typeof child === 'object' && child.tag === 'p')
  const [first] = inner
  if (attributes.class === 'task-list-item' && first?.type === 'paragraph') first.children.unshift(raw('[ ] '))
  return { type: 'listItem', spread, children: inner }
}

function tableNode(table: TreeElement): Table {
  const rows = rowsOf(table)
  const align = cellsOf(rows[0]).map(({ attributes }) => alignments[attributes.class ?? ''] ?? null)
  return {
    type: 'table',
    align,
    children: rows.map((row) => ({
      type: 'tableRow',
      children: cellsOf(row).map(({ children }) => ({ type: 'tableCell', children: line(children) })),
    })),
  }
}

const alignments: Readonly<Record<string, 'left' | 'center' | 'right'>> = {
  'align-left': 'left',
  'align-center': 'center',
  'align-right': 'right',
}

const rowsOf = ({ children }: TreeElement): TreeElement[] =>
  children.flatMap((child) => (typeof child === 'string' ? [] : child.tag === 'tr' ? [child] : rowsOf(child)))

const cellsOf = (row: TreeElement | undefined): TreeElement[] =>
  (row?.children ?? []).filter((child) => typeof child !== 'string')

const line = (nodes: readonly TreeNode[]): PhrasingContent[] =>
  nodes.flatMap((node): PhrasingContent[] =>
    typeof node === 'string' ? [{ type: 'text', value: node }] : inlineNodes(node),
  )

function inlineNodes(node: TreeElement): PhrasingContent[] {
  const { tag, attributes, children } = node
  const { href, src = '', alt = '', title, ...others } = attributes
  const isPlain = Object.keys(others).length === 0
  if (tag === 'br') return [{ type: 'break' }]
  if (tag === 'strong') return [{ type: 'strong', children: line(children) }]
  if (tag === 'em') return [{ type: 'emphasis', children: line(children) }]
  if (tag === 'code') return [{ type: 'inlineCode', value: textOf(node) }]
  if (tag === 'img') return [isPlain ? { type: 'image', url: src, alt, title: title ?? null } : raw(writeHtml([node]))]
  if (tag === 'a' && isPlain && href)
    return [{ type: 'link', url: href, title: title ?? null, children: line(children) }]
  return [raw(openTag(node)), ...line(children), raw(`</${tag}>`)]
}
