import { type FieldDifference, fieldLabels } from '../../../../shared/admin/post-difference'
import { foldPieces, type Piece } from '../../../../shared/blog/difference'

/** The differing fields of two versions. */
export function Differences({ fields }: { fields: readonly FieldDifference[] }) {
  if (fields.length === 0) return <p className="text-ink-soft">Nothing differs.</p>
  return (
    <>
      <p className="mb-4 text-sm text-ink-soft">
        <ins className="added">added</ins> <del className="removed">removed</del>
      </p>
      <dl className="grid gap-5">
        {fields.map(({ field, pieces }) => (
          <div key={field}>
            <dt className="mb-1.5 font-medium">{fieldLabels[field]}</dt>
            <dd>
              <Pieces pieces={pieces} isCode={field === 'content'} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

interface PiecesProps {
  pieces: readonly Piece[]
  /** Whether the text is HTML, in which every character matters. */
  isCode?: boolean
}

/** A text with its insertions and deletions, and only the surroundings of each. */
export function Pieces({ pieces, isCode = false }: PiecesProps) {
  return (
    <div
      className={`rounded-xl border border-line bg-surface p-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere] ${isCode ? 'font-mono text-sm' : ''}`}
    >
      {foldPieces(pieces).map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a difference never change their places.
        <Part key={at} piece={piece} />
      ))}
    </div>
  )
}

function Part({ piece }: { piece: Piece | null }) {
  if (piece === null) return <span className="my-2 block text-center text-ink-soft">…</span>
  switch (piece.kind) {
    case 'added':
      return <ins className="added">{piece.text}</ins>
    case 'removed':
      return <del className="removed">{piece.text}</del>
    case 'same':
      return piece.text
  }
}
