/** A value inside a line of Markdown: what would be read as a mark of the language stands for itself. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|]/g, '\\$&')
}

/** A link; the address stands in brackets, because some hold a parenthesis, which would end it. */
export function linked(text: string, url: string): string {
  return `[${plain(text)}](<${url.replace(/[<>\s]/g, encodeURIComponent)}>)`
}

/** Links to places of the site as links with its address, which hold wherever the text is read. */
export function withSiteAddress(markdown: string, siteUrl: string): string {
  return markdown.replaceAll('](/', `](${siteUrl}/`)
}

/** Parts of a document with an empty line between them, and a line's end at the last. */
export function documentOf(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
