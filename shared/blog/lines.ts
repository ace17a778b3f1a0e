/** Matches the ends of blocks. Preformatted text is matched as a whole, because line breaks matter in it. */
const block =
  // Linear here: an attempt that starts at a `<pre` gives up at the next one.
  /<pre[ >](?:(?!<pre[ >]).)*?<\/pre>|<\/(?:p|h[2-6]|li|ul|ol|tr|thead|tbody|tfoot|table|caption|blockquote)>|<hr>|<(?:ul|ol|table|thead|tbody|tr|blockquote)(?: [^<>]*)?>/gs

/** Sanitized HTML with each paragraph, heading, item, and row on its own line, as people write it, and equivalent. */
export function brokenLines(html: string): string {
  return html.replace(block, (found, at: number) =>
    /^(\s|$)/.test(html.slice(at + found.length, at + found.length + 1)) ? found : `${found}\n`,
  )
}
