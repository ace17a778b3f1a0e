import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import { fieldLabels } from '../../../shared/admin/post-difference'
import type { RevisionList } from '../../../shared/admin/post-revisions'
import { BackLink } from '../components/back-link'
import { Moment } from '../components/submissions/badges'
import { VersionRow } from '../components/version-row'

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
      <BackLink to={`/admin/posts/${post.id}`}>Back to the article</BackLink>
      <h1 className="text-3xl">Revisions</h1>
      <p dir="auto" className="mt-1 mb-6 text-ink-soft [overflow-wrap:anywhere]">
        {post.title}
      </p>
      <ol className="rows overflow-hidden rounded-2xl border border-line bg-surface">
        {revisions.map(({ number, saved_at: saved, changed, revised_by: author }) => (
          <VersionRow
            key={number}
            to={`/admin/posts/${post.id}/revisions/${number}`}
            name={`Revision ${number}`}
            mark={number === post.revision && 'Present'}
            text={
              changed.length > 0 ? `Changed: ${changed.map((field) => fieldLabels[field]).join(', ')}` : 'First version'
            }
          >
            {author && <bdi>{`${author} · `}</bdi>}
            <Moment at={saved} timeZone={post.timeZone} />
          </VersionRow>
        ))}
      </ol>
    </>
  )
}
