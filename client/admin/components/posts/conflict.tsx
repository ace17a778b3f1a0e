import { comparePosts } from '../../../../shared/admin/post-difference'
import type { PostFields } from '../../../../shared/admin/post-fields'
import type { AdminPost } from '../../../../shared/admin/posts'
import { Differences } from './difference'

export interface ConflictProps {
  /** What someone else saved in the meantime. */
  theirs: AdminPost
  /** The same with this person's changes. */
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
