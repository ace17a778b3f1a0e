import { parseHtml, treeOf } from '../../server/blog/html-tree'
import type { TreeNode } from '../../shared/blog/tree'

/** Like `parseInBrowser`, but with the server's parser. */
export const parseTree = (html: string): TreeNode[] => treeOf(parseHtml(html))
