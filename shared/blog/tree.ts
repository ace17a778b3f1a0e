/** HTML as plain data, usable in a browser and in tests alike. */
export interface TreeElement {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: readonly TreeNode[]
}

export type TreeNode = TreeElement | string

/** Parses HTML as a browser would inside a `div`. */
export type ParseHtml = (html: string) => TreeNode[]

export function element(
  tag: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly TreeNode[] = [],
): TreeElement {
  return { tag, attributes, children }
}

export const isElement = (node: TreeNode): node is TreeElement => typeof node === 'object'

/** All elements, each before those within it. */
export const elementsOf = (nodes: readonly TreeNode[]): TreeElement[] =>
  nodes.filter(isElement).flatMap((node) => [node, ...elementsOf(node.children)])

/** The nodes with something else in place of each element. */
export const replaced = (
  nodes: readonly TreeNode[],
  replacement: (element: TreeElement) => readonly TreeNode[],
): TreeNode[] => nodes.flatMap((node) => (isElement(node) ? replacement(node) : [node]))

export const textOf = (node: TreeNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''))

const voidTags = new Set(['br', 'hr', 'img', 'source'])

/** Nodes as HTML, serialized as browsers do it. */
export const writeHtml = (nodes: readonly TreeNode[]): string => nodes.map(writeNode).join('')

function writeNode(node: TreeNode): string {
  if (typeof node === 'string') return escaped(node).replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const open = openTag(node)
  return voidTags.has(node.tag) ? open : `${open}${writeHtml(node.children)}</${node.tag}>`
}

export function openTag({ tag, attributes }: TreeElement): string {
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escaped(value).replace(/"/g, '&quot;')}"`,
  )
  return `<${tag}${written.join('')}>`
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/\u00a0/g, '&nbsp;')
