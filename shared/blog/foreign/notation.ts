import { element, type TreeElement, type TreeNode, textOf } from '../tree'
import type { Note } from './note'
import { styleOf } from './style'

/** Raised and lowered text and inline quotations, written with characters: 10^6, CO2, x_max, "so". */
export function notated(nodes: readonly TreeNode[], note: Note): TreeNode[] {
  let before = ''
  return nodes.flatMap((node) => {
    if (typeof node === 'string') {
      before = node || before
      return [node]
    }
    const inner = notated(node.children, note)
    const text = inner.map(textOf).join('')
    const written = writtenOut(node, inner, text.trim(), before)
    before = text || before
    if (!written) return [element(node.tag, node.attributes, inner)]
    if (node.tag !== 'q') note('Raised and lowered text is written like 10^6 and x_1.')
    return written
  })
}

function writtenOut(node: TreeElement, inner: TreeNode[], text: string, before: string): TreeNode[] | undefined {
  if (node.tag === 'q') return ['"', ...inner, '"']
  const shift = styleOf(node, 'vertical-align')
  if (text && (node.tag === 'sup' || shift === 'super')) return raised(node, inner, text, before)
  if (text && (node.tag === 'sub' || shift === 'sub')) return lowered(inner, text, before)
  return undefined
}

const signs = new Map([
  ['TM', '™'],
  ['SM', '℠'],
  ['R', '®'],
])

/** Ordinals, marks, and notes need no sign before them. */
const asItIs = /^(?:st|nd|rd|th|[®™℠©°ºª*†‡§¶]+|\[.*\]|\(.*\))$/i

function raised(node: TreeElement, inner: TreeNode[], text: string, before: string): TreeNode[] {
  const sign = signs.get(text)
  if (sign) return [sign]
  if (asItIs.test(text)) return inner
  if (isFootnote(node)) return ['[', ...inner, ']']
  return withSign('^', inner, text, before)
}

const isFootnote = (node: TreeNode): boolean =>
  typeof node === 'object' &&
  ((node.tag === 'a' && (node.attributes.href ?? '').includes('#')) || node.children.some(isFootnote))

/** Chemists write the number right after the letter. */
function lowered(inner: TreeNode[], text: string, before: string): TreeNode[] {
  return /^\d+$/.test(text) && /[a-z)\]]$/i.test(before) ? inner : withSign('_', inner, text, before)
}

function withSign(sign: string, inner: TreeNode[], text: string, before: string): TreeNode[] {
  if (/\s/.test(text)) return before === '' || /\s$/.test(before) ? inner : [' ', ...inner]
  return /^[+\-−]?[\p{L}\d.,]+$/u.test(text) ? [sign, ...inner] : [`${sign}(`, ...inner, ')']
}
