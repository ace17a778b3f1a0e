import { element, type TreeNode } from './tree'

/**
 * Reads HTML by the browser's own parser, in a document that runs nothing and asks for nothing. The page's policy holds for that
 * document too, and each style or handler in it would be a report: they have other names while they are parsed.
 */
export function parseInBrowser(html: string): TreeNode[] {
  const inert = html.replace(tag, (found) =>
    found.replace(styleOrScript, '$1x-inert-').replace(styleOrHandler, '$1data-inert-'),
  )
  const { body } = new DOMParser().parseFromString(`<body><div>${inert}</div></body>`, 'text/html')
  return [...body.childNodes].flatMap((node, at) => (at === 0 ? childrenOf(node) : nodeOf(node)))
}

const tag = /<[^<>]*>/g
const styleOrScript = /^(<\/?)(?=(?:style|script)\b)/i
const styleOrHandler = /(\s)(?=(?:style|on[a-z]+)[\s=])/gi
const inertName = /^(?:x|data)-inert-/

const childrenOf = (node: Node): TreeNode[] => [...node.childNodes].flatMap(nodeOf)

function nodeOf(node: Node): TreeNode[] {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element)) return []
  const attributes = Object.fromEntries(
    [...node.attributes].map(({ name, value }) => [name.replace(inertName, ''), value]),
  )
  return [element(node.localName.replace(inertName, ''), attributes, childrenOf(node))]
}
