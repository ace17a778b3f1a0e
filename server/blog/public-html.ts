import { articleTags } from '../../shared/blog/article-tags'
import { element, replaced, type TreeNode, writeHtml } from '../../shared/blog/tree'
import { parseHtml } from './html-tree'

const publicTags: ReadonlySet<string> = new Set(articleTags)
/** Fewer than the sanitizer keeps: it also keeps what reserves space for a picture and delays its loading. */
const publicAttributes = new Set(['href', 'src', 'alt', 'title', 'target', 'rel', 'class', 'id'])

/**
 * The HTML of a prepared article for other programs: without what the page adds for its own styles and scripts, such as
 * boxes around tables, so only the allowed tags and attributes are left. Headings keep the ids that the page links to.
 */
export const publicHtml = (prepared: string): string => writeHtml(plain(parseHtml(prepared)))

const plain = (nodes: readonly TreeNode[]): TreeNode[] =>
  replaced(nodes, ({ tag, attributes: { role, ...given }, children }) => {
    const attributes = Object.fromEntries(Object.entries(given).filter(([name]) => publicAttributes.has(name)))
    // The page's form of a note, which is stored as a quotation.
    const kept = role === 'note' ? 'blockquote' : tag
    return publicTags.has(kept) ? [element(kept, attributes, plain(children))] : plain(children)
  })
