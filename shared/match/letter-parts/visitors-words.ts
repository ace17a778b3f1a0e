import { quoted } from '../../words'

/**
 * Visitors' words, on one line in quotation marks: without the characters that would make Markdown, and without the
 * scheme that would make an address a link, so they cannot format or link anything in our letter.
 */
export function visitorsWords(text: string): string {
  return quoted(plainWords(text))
}

/** The same without quotation marks. */
export function plainWords(text: string): string {
  return text
    .replace(/[\\*_[\]<>`#|]/g, '')
    .replace(/\b(?:https?|ftp):\/\//gi, '')
    .replace(/\s+/g, ' ')
    .trim()
}
