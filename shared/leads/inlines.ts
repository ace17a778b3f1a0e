/** A piece of a line of Markdown: plain, bold, italic, or a link. Pieces are not nested. */
export type Inline =
  | { kind: 'text' | 'strong' | 'emphasis'; text: string }
  | { kind: 'link'; text: string; url: string }

/** Bold, italics, a link with text, a bare URL, and a character escaped by a backslash. */
const pattern =
  /\\([\\*[\]#_`-])|\*\*([^*\n]+)\*\*|\*([^*\s][^*\n]*)\*|\[([^[\]\n]+)\]\((https?:\/\/[^\s()]+)\)|(https?:\/\/[^\s<>"]+)/g
/** Punctuation after a bare URL, which belongs to the sentence. */
const afterAddress = /[.,;:!?)\]'"]$/

/** Reads a line in one pass. Only `http` and `https` become links; anything else stays as it was typed. */
export function inlines(line: string): Inline[] {
  const pieces: Inline[] = []
  let end = 0
  for (const match of line.matchAll(pattern)) {
    addText(pieces, line.slice(end, match.index))
    end = match.index + match[0].length
    const [, escaped, strong, emphasis, words, url, address] = match
    if (escaped !== undefined) addText(pieces, escaped)
    else if (strong !== undefined) pieces.push({ kind: 'strong', text: strong })
    else if (emphasis !== undefined) pieces.push({ kind: 'emphasis', text: emphasis })
    else if (words !== undefined && url !== undefined) pieces.push({ kind: 'link', text: words, url })
    else if (address !== undefined) end -= addAddress(pieces, address)
  }
  addText(pieces, line.slice(end))
  return pieces
}

/** Adds a link for a bare URL. Returns the number of characters at its end that do not belong to it. */
function addAddress(pieces: Inline[], address: string): number {
  let url = address
  while (afterAddress.test(url)) url = url.slice(0, -1)
  pieces.push({ kind: 'link', text: url, url })
  return address.length - url.length
}

function addText(pieces: Inline[], text: string): void {
  if (text === '') return
  const last = pieces.at(-1)
  if (last?.kind === 'text') last.text += text
  else pieces.push({ kind: 'text', text })
}

/** The longest link text, in characters. */
const linkWordsMax = 90

/**
 * Where a text ends with a colon and an address, the words before the colon become the link text, because on a page and
 * in an HTML email the address need not be visible. The number of a heading (`1.`) and earlier sentences stay text.
 */
export function withLinkedWords(pieces: readonly Inline[]): readonly Inline[] {
  const [before, last] = pieces.slice(-2)
  if (before?.kind !== 'text' || last?.kind !== 'link' || last.text !== last.url || !before.text.endsWith(': '))
    return pieces
  const clause = before.text.slice(0, -2)
  const start = Math.max(
    ...sentenceEnds.map((end) => (clause.includes(end) ? clause.lastIndexOf(end) + end.length : 0)),
  )
  const words = clause.slice(start)
  if (words.trim() === '' || words.length > linkWordsMax) return pieces
  const linked = pieces.slice(0, -2)
  addText(linked, clause.slice(0, start))
  return [...linked, { kind: 'link', text: words, url: last.url }]
}

const sentenceEnds = ['. ', '? ', '! ', '\n']

const headingMark = /^[^\S\n]{0,3}#{1,3}[^\S\n]/

/** The text for plain-text readers: without Markdown marks, and with the address of each link after its text. */
export function withoutMarks(text: string): string {
  return text
    .split('\n')
    .map((line) => inlines(line.replace(headingMark, '')).map(plainPiece).join(''))
    .join('\n')
}

function plainPiece(piece: Inline): string {
  return piece.kind === 'link' && piece.text !== piece.url ? `${piece.text} (${piece.url})` : piece.text
}
