/** Escapes a value for use within a line of Markdown. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|]/g, '\\$&')
}

/** A link. The address is in angle brackets, because a parenthesis in it would end the link. */
export function linked(text: string, url: string): string {
  return `[${plain(text)}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)`
}

/** Makes links to this site absolute, so they work wherever the text is read. */
export function withSiteAddress(markdown: string, siteUrl: string): string {
  return markdown.replaceAll('](/', `](${siteUrl}/`)
}

/** Joins the parts of a document with empty lines and ends it with a line break. Empty parts are left out. */
export function documentOf(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
