import { comparePosts, type FieldDifference, fieldLabels } from '../../../../shared/admin/post-difference'
import type { PostFields } from '../../../../shared/admin/post-fields'
import type { AdminPost } from '../../../../shared/admin/posts'
import { foldPieces, type Piece } from '../../../../shared/blog/difference'
import { OutcomeNotice } from '../submissions/outcome'

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

/** A text with its insertions and deletions, and only the surroundings of each. */
export function Pieces({ pieces, isCode = false }: { pieces: readonly Piece[]; isCode?: boolean }) {
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

export interface ConflictProps {
  theirs: AdminPost
  mine: PostFields
}

/** What saving would change in someone else's version. */
export function Conflict({ theirs, mine }: ConflictProps) {
  return (
    <section aria-labelledby="conflict" className="mb-6 rounded-2xl border border-no p-4 sm:p-6">
      <h2 id="conflict" className="font-semibold">
        What someone else saved, and what you wrote
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        The form combines your changes with the latest saved version. Saving it again adds what is marked as added and
        removes what is marked as removed. To discard your changes,{' '}
        <a href={`/admin/posts/${theirs.id}`} className="link">
          reload the article
        </a>
        .
      </p>
      <Differences fields={comparePosts(theirs, mine)} />
    </section>
  )
}

export interface Cleaned {
  title: string
  cleaned: Piece[]
}

/** Lists what was removed from a text because an article cannot contain it. */
export function CleanedNotice({ title, cleaned }: Cleaned) {
  return (
    <>
      <OutcomeNotice look="success" title={title} occasion={cleaned}>
        We adjusted some of the HTML to what articles allow, as shown here.
      </OutcomeNotice>
      <div className="mb-6">
        <Pieces pieces={cleaned} isCode />
      </div>
    </>
  )
}
