/** Like `parseInBrowser`, but with the server's parser. */
export { parseHtml as parseTree } from '../../server/blog/html-tree'
