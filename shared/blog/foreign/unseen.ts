import { nonTextTags } from '../article-tags'
import { element, replaced, type TreeElement, type TreeNode } from '../tree'
import type { Note } from './note'
import { styleOf } from './style'

const notProse = new Set([...nonTextTags, 'meta', 'link', 'xml', 'head'])

/** The nodes without what their writer did not see as text: crossed out, hidden, or a remark at the margin. */
export const visible = (nodes: readonly TreeNode[], note: Note): TreeNode[] =>
  replaced(nodes, (node) => {
    if (notProse.has(node.tag)) return []
    const reason = reasons.find(([, applies]) => applies(node))?.[0]
    if (!reason) return [element(node.tag, node.attributes, visible(node.children, note))]
    note(reason)
    return []
  })

const reasons: readonly [reason: string, applies: (node: TreeElement) => boolean][] = [
  ['Crossed-out text was left out.', isCrossedOut],
  ['Hidden text was left out.', isHidden],
  ['Comments were left out.', isRemark],
]

function isCrossedOut(node: TreeElement): boolean {
  if (['del', 's', 'strike'].includes(node.tag)) return true
  return ['text-decoration', 'text-decoration-line'].some((name) => styleOf(node, name).includes('line-through'))
}

function isHidden(node: TreeElement): boolean {
  if ('hidden' in node.attributes || (node.tag === 'dialog' && !('open' in node.attributes))) return true
  return hiding.some(([property, values]) => values.test(styleOf(node, property)))
}

const nothing = /^0(?:\.0*)?(?:[a-z]+|%)?$/
const hiding: readonly [property: string, values: RegExp][] = [
  ['display', /^none$/],
  ['visibility', /^(?:hidden|collapse)$/],
  ['mso-hide', /^(?:all|screen)$/],
  ['font-size', nothing],
  ['opacity', nothing],
]

/** Word names its comments by style, class, and address; Google Docs by address alone. */
function isRemark(node: TreeElement): boolean {
  const { class: classes = '' } = node.attributes
  if (/^comment/.test(styleOf(node, 'mso-element') || styleOf(node, 'mso-special-character'))) return true
  if (/(?:^|\s)msocom/i.test(classes) || refersTo(node, /#(?:_msocom_|_msoanchor_|cmnt)/)) return true
  return node.children.some((child) => typeof child === 'object' && refersTo(child, /#(?:_msoanchor_|cmnt_ref)/))
}

const refersTo = ({ tag, attributes: { href = '' } }: TreeElement, address: RegExp) => tag === 'a' && address.test(href)
