import { element, type TreeNode } from '../../../shared/blog/tree'

/**
 * Parses HTML with the browser's own parser, in a document that runs and loads nothing. The page's security policy also
 * applies to that document, and each style or event handler would cause a report, so they are renamed while parsing.
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
