import { wholePieces } from '../../shared/whole-words.mjs'

/** A text whose dates, citations, codes, amounts, and email addresses are never broken by the end of a line. */
export function WholeWords({ text }: { text: string }) {
  const pieces = wholePieces(text)
  return pieces.map((piece, place) =>
    piece.whole ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place, and the list never changes.
      <span key={place} className="unbroken">
        {piece.text}
      </span>
    ) : (
      piece.text
    ),
  )
}
