import { element, replaced, type TreeElement, type TreeNode, textOf } from '../tree'
import { inBoxes } from './boxes'
import { withoutSpans } from './cells'
import { joinedLists } from './lists'
import { notated } from './notation'
import type { Note } from './note'
import { styleOf } from './style'
import { visible } from './unseen'

/**
 * HTML of another program in an article's elements, so that removing all others does not change what it says. An
 * article of the site stays as it is. Not safe yet: attributes and addresses are unchecked.
 */
export function articleNodes(nodes: readonly TreeNode[], note: Note = () => undefined): TreeNode[] {
  const seen = visible(wordLists(nodes), note)
  return joinedLists(inBoxes(withoutSpans(notated(seen, note), note)), note)
}

/**
 * The paragraphs that desktop Word uses as list items, each as a list of one item, as Word online writes them: with the
 * number, the level, and an id that the items of a list share. The bullets and numbers typed before them are removed.
 */
const wordLists = (nodes: readonly TreeNode[]): TreeNode[] =>
  replaced(nodes, (node) => {
    if (isMarker(node)) return []
    const children = wordLists(node.children)
    const [, id, level, format] = /^(l\d+)\s+level(\d)(.*)$/.exec(styleOf(node, 'mso-list')) ?? []
    if (node.tag !== 'p' || !level) return [element(node.tag, node.attributes, children)]
    const marker = textOf(node.children.find(hasMarker) ?? '').trim()
    const item = element('li', { 'data-listid': `${id}${format}`, 'data-aria-level': level }, children)
    return [element(...listOf(marker), [item])]
  })

/** Letters and Roman numerals count, but say nothing about the number. */
function listOf(marker: string): [tag: string, attributes: Record<string, string>] {
  const [, number] = /^\(?([\da-z]{1,4})[.)]/i.exec(marker) ?? []
  if (!number) return ['ul', {}]
  return ['ol', /^\d+$/.test(number) ? { start: number } : {}]
}

const isMarker = (node: TreeElement) => styleOf(node, 'mso-list') === 'ignore'

const hasMarker = (node: TreeNode): boolean =>
  typeof node === 'object' && (isMarker(node) || node.children.some(hasMarker))
