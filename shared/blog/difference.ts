import { diffArrays, diffWordsWithSpace } from 'diff'

export interface Piece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** A comparison's time grows with the square of the number of edits. Above this number, a text counts as replaced. */
const editsMax = 600

/** The deletions and insertions that turn one text into another, by words, within the paragraphs that differ. */
export function compareTexts(before: string, after: string): Piece[] {
  const changes = diffArrays(paragraphsOf(before), paragraphsOf(after), { maxEditLength: editsMax })
  if (!changes) return replaced(before, after)
  const changed = changes.reduce((sum, { removed, value }) => sum + (removed ? value.length : 0), 0)
  // Bounded so that comparing all changed paragraphs takes no longer than comparing a single one may.
  const options = { maxEditLength: Math.ceil(editsMax / Math.sqrt(Math.max(1, changed))) }
  const pieces: Piece[] = []
  for (const [at, { added, removed, value }] of changes.entries()) {
    const text = value.join('')
    const next = changes[at + 1]
    if (removed && next?.added) pieces.push(...compareRuns(value, next.value, options))
    else if (!(added && changes[at - 1]?.removed)) pieces.push(pieceOf({ added, removed, value: text }))
  }
  return pieces
}

/** If the number of paragraphs is unchanged, each counts as a changed version of the former one. */
function compareRuns(before: string[], after: string[], options: Bound): Piece[] {
  if (before.length !== after.length) return compareWords(before.join(''), after.join(''), options)
  return before.flatMap((text, at) => compareWords(text, after[at] ?? '', options))
}

interface Bound {
  maxEditLength: number
}

function compareWords(before: string, after: string, options: Bound): Piece[] {
  const changes = diffWordsWithSpace(before, after, options)
  return changes ? changes.map(pieceOf) : replaced(before, after)
}

function replaced(before: string, after: string): Piece[] {
  const pieces: Piece[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  return pieces.filter(({ text }) => text !== '')
}

function pieceOf({ added, removed, value }: { added: boolean; removed: boolean; value: string }): Piece {
  return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value }
}

function paragraphsOf(text: string): string[] {
  return text.split(/(?<=\n|<\/(?:p|h[1-6]|li|ul|ol|tr|table|blockquote|pre)>)/)
}

/** The pieces with long unchanged text shortened to the surroundings of each change; null stands for the rest. */
export function foldPieces(pieces: readonly Piece[], context = 160): (Piece | null)[] {
  return pieces.flatMap((piece, at) => {
    if (piece.kind !== 'same') return [piece]
    const start = at === 0 ? '' : firstWords(piece.text, context)
    const end = at === pieces.length - 1 ? '' : lastWords(piece.text, context)
    if (start.length + end.length >= piece.text.length) return [piece]
    const parts = [{ ...piece, text: start }, null, { ...piece, text: end }]
    return parts.filter((part) => part === null || part.text !== '')
  })
}

const firstWords = (text: string, most: number) =>
  text.length <= most ? text : text.slice(0, most).replace(/(?<=\s)\S*$/, '')

const lastWords = (text: string, most: number) =>
  text.length <= most ? text : text.slice(-most).replace(/^\S*(?=\s)/, '')
