import { element, type TreeNode } from '../../client/admin/editor/tree'
import { attributesOf, isElement, type Node, parseHtml } from '../../server/blog/html-tree'

/** Like `parseInBrowser`, but with the server's parser. */
export const parseTree = (html: string): TreeNode[] => parseHtml(html).childNodes.flatMap(nodeOf)

function nodeOf(node: Node): TreeNode[] {
  if (isElement(node)) return [element(node.tagName, attributesOf(node), node.childNodes.flatMap(nodeOf))]
  return 'value' in node ? [node.value] : []
}
