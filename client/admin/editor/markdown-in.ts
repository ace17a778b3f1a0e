import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import { element, type ParseHtml, type TreeElement, type TreeNode, textOf } from '../../../shared/blog/tree'

const syntax = {
  allowDangerousHtml: true,
  extensions: [gfmTable()],
  htmlExtensions: [gfmTableHtml()],
}

/**
 * Reads Markdown: CommonMark, GitHub's tables, and the notation of the site's own texts: `## Heading {#id}`, `> [!NOTE]
 * August 2025`, and `- [ ] item`. HTML in it stays; the server removes what an article cannot contain when it is saved.
 */
export const readMarkdown = (markdown: string, parse: ParseHtml): TreeNode[] =>
  parse(micromark(markdown, syntax)).map(adjusted)

const renamed: Readonly<Record<string, string>> = { h1: 'h2', b: 'strong', i: 'em' }

function adjusted(node: TreeNode): TreeNode {
  if (typeof node === 'string') return node
  const { tag, attributes } = node
  const inner = element(renamed[tag] ?? tag, attributes, node.children.map(adjusted))
  if (/^h[2-6]$/.test(inner.tag)) return withGivenId(inner)
  if (tag === 'th' || tag === 'td') return withAlignment(inner)
  if (tag === 'ul') return checklist(inner)
  if (tag === 'pre') return codeBlock(inner)
  return tag === 'blockquote' ? note(inner) : inner
}

const idMark = /^(.*?) ?\{#([\w-]+)\}$/s

function withGivenId(heading: TreeElement): TreeElement {
  const last = heading.children.at(-1)
  const mark = typeof last === 'string' ? idMark.exec(last) : null
  if (!mark) return heading
  const [, text = '', id = ''] = mark
  return element(heading.tag, { ...heading.attributes, id }, [...heading.children.slice(0, -1), text])
}

function withAlignment({ tag, attributes: { align, ...attributes }, children }: TreeElement): TreeElement {
  return element(tag, { ...attributes, ...(align && { class: `align-${align}` }) }, children)
}

/** Drops the language and the last line break, which code blocks in articles do not have. */
function codeBlock({ tag, attributes, children }: TreeElement): TreeElement {
  const [code] = children
  if (children.length !== 1 || typeof code !== 'object' || code.tag !== 'code')
    return element(tag, attributes, children)
  return element(tag, attributes, [element('code', {}, [textOf(code).replace(/\n$/, '')])])
}

const boxMark = /^\s*\[[ xX]\] /

function checklist(list: TreeElement): TreeElement {
  const items = list.children.map((item) => (typeof item === 'object' && item.tag === 'li' ? checkItem(item) : item))
  if (!items.some((item, at) => item !== list.children[at])) return list
  return element('ul', { ...list.attributes, class: 'contains-task-list' }, items)
}

function checkItem(item: TreeElement): TreeElement {
  const [first, ...others] = item.children
  if (typeof first !== 'string' || !boxMark.test(first)) return item
  return element('li', { ...item.attributes, class: 'task-list-item' }, [first.replace(boxMark, ''), ...others])
}

const noteMark = /^\[!NOTE\]([^\n]*)(?:\n|$)/

function note(quotation: TreeElement): TreeElement {
  const at = quotation.children.findIndex((child) => typeof child === 'object')
  const first = quotation.children[at]
  if (typeof first !== 'object' || first.tag !== 'p') return quotation
  const [words, ...others] = first.children
  const mark = typeof words === 'string' ? noteMark.exec(words) : null
  if (!mark || typeof words !== 'string') return quotation
  const title = mark[1]?.trim() ? `Note, ${mark[1].trim()}` : 'Note'
  const text = [words.slice(mark[0].length), ...others]
  const rest = text.length === 1 && text[0] === '' ? [] : [element('p', first.attributes, text)]
  const children = [element('p', { class: 'note-title' }, [title]), ...rest, ...quotation.children.slice(at + 1)]
  return element('blockquote', { ...quotation.attributes, class: 'note' }, children)
}
