import { quoted } from '../../words'

/**
 * Visitors' words on one line in quotation marks. HTML tags and characters that would be Markdown are removed, and so are
 * the schemes that would make URLs links, so visitors cannot format or link anything in our letter.
 */
export function visitorsWords(text: string): string {
  return quoted(plainWords(text))
}

/** HTML tags, of which no letters must remain; `<500` is none. */
export const htmlTags = /<\/?[a-z][^<>]*>/gi

/** The same without quotation marks. */
export function plainWords(text: string): string {
  return text
    .replace(htmlTags, ' ')
    .replace(/[\\*_[\]<>`#|]/g, '')
    .replace(/\b(?:https?|ftp):\/\//gi, '')
    .replace(/\s+/g, ' ')
    .trim()
}
