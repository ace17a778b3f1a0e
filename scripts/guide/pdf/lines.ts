import type { Colour, Face, TextStyle } from './style'

/** A stretch of text of one look. `to` names the place in the guide that it leads to. */
export interface Run {
  text: string
  face?: Face
  colour?: Colour
  to?: string
}

export type Text = string | readonly Run[]

export interface Piece {
  text: string
  face: Face
  colour: Colour
  to: string | undefined
  width: number
}

export type Line = Piece[]

/** The width of a text in a face, in points. */
export type Measure = (text: string, face: Face, size: number) => number

/** Breaks a text into lines no wider than `width`; a word that is wider by itself is broken where it must be. */
export function breakLines(text: Text, style: TextStyle, width: number, measure: Measure): Line[] {
  const lines: Line[] = [[]]
  let used = 0
  for (const word of wordsOf(text, style, width, measure)) {
    const current = lines[lines.length - 1] ?? []
    const space = word.spaced && current.length > 0 ? measure(' ', style.face, style.size) : 0
    if (current.length > 0 && word.breakable && used + space + word.width > width) {
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
  /** Whether a space stands before it. */
  spaced: boolean
  /** Whether it may begin a line. */
  breakable: boolean
}

function wordsOf(text: Text, style: TextStyle, width: number, measure: Measure): Word[] {
  const runs: readonly Run[] = typeof text === 'string' ? [{ text }] : text
  const words: Word[] = []
  let glued = false
  for (const run of runs) {
    const look = { face: run.face ?? style.face, colour: run.colour ?? style.colour, to: run.to }
    const parts = run.text.split(/(\s+)/).filter((part) => part !== '')
    for (const part of parts) {
      if (/^\s/.test(part)) {
        glued = false
        continue
      }
      for (const [index, chunk] of chunksOf(part, width, (it) => measure(it, look.face, style.size)).entries()) {
        const piece = { ...look, text: chunk, width: measure(chunk, look.face, style.size) }
        const last = words.at(-1)
        if (glued && index === 0 && last) {
          last.pieces.push(piece)
          last.width += piece.width
        } else words.push({ pieces: [piece], width: piece.width, spaced: index === 0, breakable: true })
      }
      glued = true
    }
  }
  return words
}

/** The word whole where it fits, else in the longest parts that do. */
function chunksOf(word: string, width: number, widthOf: (text: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const chunks = ['']
  for (const letter of word) {
    const longer = (chunks.at(-1) ?? '') + letter
    if (widthOf(longer) <= width) chunks[chunks.length - 1] = longer
    else chunks.push(letter)
  }
  return chunks
}

/** Joins a word to a line; neighbours of one look become one piece, so that the text is copied with its spaces. */
function append(line: Line, pieces: Line, space: number) {
  for (const [index, piece] of pieces.entries()) {
    const before = index === 0 && space > 0 ? ' ' : ''
    const last = line.at(-1)
    const text = before + piece.text
    const width = piece.width + (before ? space : 0)
    if (last && last.face === piece.face && last.colour === piece.colour && last.to === piece.to) {
      line[line.length - 1] = { ...last, text: last.text + text, width: last.width + width }
    } else line.push({ ...piece, text, width })
  }
}
