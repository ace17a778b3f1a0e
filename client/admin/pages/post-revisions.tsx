import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import { fieldLabels } from '../../../shared/admin/post-difference'
import type { RevisionList } from '../../../shared/admin/post-revisions'
import { Moment } from '../components/submissions/badges'

export const loader =
  (api: AdminApi) =>
  ({ params }: LoaderFunctionArgs) =>
    api.listRevisions(params.id ?? '')

/** All revisions of an article, newest first. */
export function Component() {
  const { post, revisions } = useLoaderData<RevisionList>()
  return (
    <>
      <title>Revisions | Administration</title>
      <p className="mb-2 text-sm">
        <Link to={`/admin/posts/${post.id}`} className="link inline-block py-1">
          Back to the article
        </Link>
      </p>
      <h1 className="text-3xl">Revisions</h1>
      <p dir="auto" className="mt-1 mb-6 text-ink-soft [overflow-wrap:anywhere]">
        {post.title}
      </p>
      <ol className="rows overflow-hidden rounded-2xl border border-line bg-surface">
        {revisions.map(({ number, saved_at: saved, changed, revised_by: author }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3">
            <div className="min-w-0">
              <Link
                to={`/admin/posts/${post.id}/revisions/${number}`}
                className="inline-block py-0.5 font-semibold hover:text-accent hover:underline"
              >
                {`Revision ${number}`}
              </Link>
              {number === post.revision && <span className="ml-3 text-sm text-ink-soft">Present</span>}
              <p className="text-sm text-ink-soft">
                {changed.length > 0
                  ? `Changed: ${changed.map((field) => fieldLabels[field]).join(', ')}`
                  : 'First version'}
              </p>
            </div>
            <span className="text-sm text-ink-soft">
              {author && <bdi>{`${author} · `}</bdi>}
              <Moment at={saved} timeZone={post.timeZone} />
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
