import type { Color, Face, TextStyle } from './style'

/** A stretch of text in one style. `to` names the place in the guide that it links to. */
export interface Run {
  text: string
  face?: Face
  color?: Color
  to?: string
}

export type Text = string | readonly Run[]

export interface Piece {
  text: string
  face: Face
  color: Color
  to: string | undefined
  width: number
}

export type Line = Piece[]

/** The width in points of a text in a face. */
export type Measure = (text: string, face: Face, size: number) => number

/** Breaks a text into lines no wider than `width` points. Of longer words only addresses are broken; others throw. */
export function breakLines(text: Text, style: TextStyle, width: number, measure: Measure): Line[] {
  const lines: Line[] = [[]]
  let used = 0
  for (const word of wordsOf(text, style, width, measure)) {
    const current = lines[lines.length - 1] ?? []
    const space = word.spaced && current.length > 0 ? measure(' ', style.face, style.size) : 0
    if (current.length > 0 && used + space + word.width > width) {
      lines.push(word.pieces)
      used = word.width
      continue
    }
    append(current, word.pieces, space)
    used += space + word.width
  }
  return lines
}

interface Word {
  pieces: Line
  width: number
  spaced: boolean
}

/** Spaces at which a line may end; a no-break space is part of a word. */
const spaces = /([^\S\u00a0]+)/
const breakable = /^[^\S\u00a0]/

function wordsOf(text: Text, style: TextStyle, width: number, measure: Measure): Word[] {
  const runs: readonly Run[] = typeof text === 'string' ? [{ text }] : text
  const words: Word[] = []
  let afterSpace = true
  for (const run of runs) {
    const look = { face: run.face ?? style.face, color: run.color ?? style.color, to: run.to }
    const widthOf = (part: string) => measure(part, look.face, style.size)
    for (const part of run.text.split(spaces)) {
      if (part === '') continue
      const isSpace = breakable.test(part)
      if (!isSpace)
        addWord(words, chunksOf(part, width, widthOf), !afterSpace, (chunk) => ({
          ...look,
          text: chunk,
          width: widthOf(chunk),
        }))
      afterSpace = isSpace
    }
  }
  return words
}

/** Adds a word. Only a word too wide for a line has several chunks; a glued one belongs to the word before it. */
function addWord(words: Word[], chunks: readonly string[], glued: boolean, pieceOf: (chunk: string) => Piece) {
  for (const [index, chunk] of chunks.entries()) {
    const piece = pieceOf(chunk)
    const last = words.at(-1)
    if (glued && index === 0 && last) {
      last.pieces.push(piece)
      last.width += piece.width
    } else words.push({ pieces: [piece], width: piece.width, spaced: index === 0 })
  }
}

/** The position after a slash of an address, where a line may end. */
const afterSlash = /(?<=[^/]\/)(?=[^/])/

/**
 * The whole word if it fits; otherwise an address in the parts of its path, and a part still too wide in the longest
 * pieces that fit. Throws for anything else, because a name or price broken in the middle would be printed unnoticed.
 */
function chunksOf(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) > width && !word.includes('/')) throw new Error(`The word "${word}" is wider than its column`)
  const isAddress = word.startsWith('https://') || widthOf(word) > width
  const parts = isAddress ? word.split(afterSlash) : [word]
  return parts.flatMap((part) => pressed(part, width, widthOf))
}

function pressed(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const chunks = ['']
  for (const letter of word) {
    const longer = (chunks.at(-1) ?? '') + letter
    if (widthOf(longer) <= width) chunks[chunks.length - 1] = longer
    else chunks.push(letter)
  }
  return chunks
}

/** Appends a word to a line. Neighbors of the same style become one piece, so that copied text keeps its spaces. */
function append(line: Line, pieces: Line, space: number) {
  for (const [index, piece] of pieces.entries()) {
    const before = index === 0 && space > 0 ? ' ' : ''
    const last = line.at(-1)
    const text = before + piece.text
    const width = piece.width + (before ? space : 0)
    if (last && last.face === piece.face && last.color === piece.color && last.to === piece.to) {
      line[line.length - 1] = { ...last, text: last.text + text, width: last.width + width }
    } else line.push({ ...piece, text, width })
  }
}
