import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parseFragment, serialize } from 'parse5'
import { element, type TreeNode } from '../../shared/blog/tree'

export type Element = DefaultTreeAdapterTypes.Element
export type Node = DefaultTreeAdapterTypes.ChildNode
export type Parent = DefaultTreeAdapterTypes.ParentNode

/** Parses HTML as a browser would inside a `div`. */
export function parseHtml(html: string): Parent {
  return parseFragment(createElement('div'), html, {})
}

export const writeHtml = (tree: Parent): string => serialize(tree)

export function createElement(tag: string, attributes: Record<string, string> = {}, children: Node[] = []): Element {
  const element = defaultTreeAdapter.createElement(tag, names.NS.HTML, attributeList(attributes))
  replaceChildren(element, children)
  return element
}

export const createText = (value: string): Node => defaultTreeAdapter.createTextNode(value)

/** Replaces a parent's children, and moves them there from their former parents. */
export function replaceChildren(parent: Parent, children: Node[]): void {
  parent.childNodes = children
  for (const child of children) child.parentNode = parent
}

export const isElement = (node: Node | Parent): node is Element => 'tagName' in node

export const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))

export function setAttributes(element: Element, attributes: Record<string, string>): void {
  element.attrs = attributeList(attributes)
}

const attributeList = (attributes: Record<string, string>) =>
  Object.entries(attributes).map(([name, value]) => ({ name, value }))

/** The text of an element, without its tags. */
export function textOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value
  return isElement(node) ? node.childNodes.map(textOf).join('') : ''
}

/** The children of an element as plain data, without comments. */
export const treeOf = ({ childNodes }: Parent): TreeNode[] =>
  childNodes.flatMap((node): TreeNode[] => {
    if (isElement(node)) return [element(node.tagName, attributesOf(node), treeOf(node))]
    return 'value' in node ? [node.value] : []
  })
