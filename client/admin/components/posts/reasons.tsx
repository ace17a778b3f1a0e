import type { AdminPost } from '../../../../shared/admin/posts'

/** The figures that speak against publishing, and what to do about them. */
export function Reasons({ post }: { post: AdminPost }) {
  if (post.draft_reasons.length === 0) return null
  return (
    <section aria-labelledby="reasons" className="mb-6 rounded-2xl border border-star bg-mark p-4 sm:p-6">
      <h2 id="reasons" className="font-semibold">
        Figures to check
      </h2>
      <ul className="mt-2 list-disc stack-1 pl-5">
        {post.draft_reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        {'Correct them or take them out and save: the list is made anew each time. '}
        {post.status === 'draft' && 'If you know a figure to be right, you can publish the article as it is.'}
      </p>
    </section>
  )
}
