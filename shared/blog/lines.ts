const afterBlock =
  /(<\/(?:p|h[2-6]|li|ul|ol|tr|thead|tbody|tfoot|table|caption|blockquote)>|<hr>|<(?:ul|ol|table|thead|tbody|tr|blockquote)(?: [^>]*)?>)(?!\s|$)/g

/**
 * Sanitised HTML with each paragraph, heading, item and row on a line of its own, as people write it. It means the same:
 * line breaks count only in preformatted text, which is left alone.
 */
export function brokenLines(html: string): string {
  return html
    .split(/(<pre[ >].*?<\/pre>)/s)
    .map((part) => (part.startsWith('<pre') ? part : part.replace(afterBlock, '$1\n')))
    .join('')
}
