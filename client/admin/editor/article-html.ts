import { brokenLines } from '../../../shared/blog/lines'
import { element, type TreeNode, writeHtml } from '../../../shared/blog/tree'
import { canonical, stretches } from './canonical'
import { isBlank } from './inline'

/** The blocks of an article with their original HTML, so that a block nobody changed keeps every character. */
export type WrittenBlocks = ReadonlyMap<string, string>

export const writtenBlocks = (nodes: readonly TreeNode[]): WrittenBlocks =>
  new Map(nodes.flatMap((node) => (typeof node === 'string' ? [] : [[keyOf(node), writeHtml([node])]])))

const keyOf = (node: TreeNode) => writeHtml(canonical([node]))

/** HTML with each block on its own lines. Words beside blocks become a paragraph; empty paragraphs are left out. */
export const articleHtml = (nodes: readonly TreeNode[], written: WrittenBlocks): string =>
  stretches(nodes)
    .map((stretch) => (Array.isArray(stretch) ? element('p', {}, stretch) : stretch))
    .filter((block) => block.tag !== 'p' || Object.keys(block.attributes).length > 0 || !isBlank(block.children))
    .map((block) => written.get(keyOf(block)) ?? brokenLines(writeHtml([block])).trim())
    .join('\n')
