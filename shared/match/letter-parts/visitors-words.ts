import { quoted } from '../../words'

/**
 * What the visitor typed, on one line in quotation marks: without the characters that make Markdown of it, and without the
 * beginning that makes a link of an address, so that a text cannot lay out or link anything in a letter of ours.
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
