import { allowedTags } from './allowlist'
import {
  attributesOf,
  createElement,
  isElement,
  type Node,
  parseHtml,
  replaceChildren,
  setAttributes,
  writeHtml,
} from './html-tree'

const publicTags: ReadonlySet<string> = new Set(allowedTags)
/** Fewer than the sanitizer keeps: it also keeps what reserves space for a picture and delays its loading. */
const publicAttributes = new Set(['href', 'src', 'alt', 'title', 'target', 'rel', 'class', 'id'])

/**
 * The HTML of a prepared article for other programs: without what the page adds for its own styles and scripts, such as
 * boxes around tables, so only the allowed tags and attributes are left. Headings keep the ids that the page links to.
 */
export function publicHtml(prepared: string): string {
  const article = parseHtml(prepared)
  replaceChildren(article, plain(article.childNodes))
  return writeHtml(article)
}

const plain = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return [node]
    const children = plain(node.childNodes)
    const { role, ...given } = attributesOf(node)
    const attributes = Object.fromEntries(Object.entries(given).filter(([name]) => publicAttributes.has(name)))
    // The page's form of a note, which is stored as a quotation.
    if (role === 'note') return [createElement('blockquote', attributes, children)]
    if (!publicTags.has(node.tagName)) return children
    setAttributes(node, attributes)
    replaceChildren(node, children)
    return [node]
  })
