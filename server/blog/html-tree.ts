import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parseFragment } from 'parse5'
import { element, type TreeNode } from '../../shared/blog/tree'

/** Parses HTML as a browser would inside a `div`, without comments. */
export const parseHtml = (html: string): TreeNode[] =>
  treeOf(parseFragment(defaultTreeAdapter.createElement('div', names.NS.HTML, []), html, {}))

const treeOf = ({ childNodes }: DefaultTreeAdapterTypes.ParentNode): TreeNode[] =>
  childNodes.flatMap((node): TreeNode[] => {
    if (!('tagName' in node)) return 'value' in node ? [node.value] : []
    return [element(node.tagName, Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])), treeOf(node))]
  })
