/** Puts each block on its own line; preformatted text stays whole, because line breaks matter in it. */
const block =
  // Linear here: a try that began at a `<pre` gives up at the next one.
  /<pre[ >](?:(?!<pre[ >]).)*?<\/pre>|<\/(?:p|h[2-6]|li|ul|ol|tr|thead|tbody|tfoot|table|caption|blockquote)>|<hr>|<(?:ul|ol|table|thead|tbody|tr|blockquote)(?: [^<>]*)?>/gs

/** Sanitized HTML with each paragraph, heading, item and row on a line of its own, as people write it. It means the same. */
export function brokenLines(html: string): string {
  return html.replace(block, (found, at: number) =>
    /^(\s|$)/.test(html.slice(at + found.length, at + found.length + 1)) ? found : `${found}\n`,
  )
}
