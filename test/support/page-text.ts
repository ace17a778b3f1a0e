const blocks =
  /<(?:h[1-6]|div|section|article|header|li|p|dt|table|caption|tr|details|summary|form|fieldset|legend|label|figure|figcaption|nav|br)\b[^>]*>/g

/**
 * A page as a person reads it, a line for each block: title, description, and main part, with the address of each link
 * and the place of each heading. Opened parts are included, drawings and the options of lists are not.
 */
export function pageText(html: string): string {
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? []
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  const text = main
    .replace(/<(svg|select|script)\b.*?<\/\1>/gs, '')
    .replace(/<h([1-6])(?: [^>]*?)?id="([^"]*)"[^>]*>/g, (tag, _, place) => `${tag}{#${place}} `)
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '[$2]($1)')
    .replace(blocks, '\n')
    .replace(/<(?:td|th|dd)\b[^>]*>/g, ' | ')
    .replace(/<[^>]*>/g, '')
  return unescaped([title, description, ...text.split('\n')].join('\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
    .concat('\n')
}

const unescaped = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
