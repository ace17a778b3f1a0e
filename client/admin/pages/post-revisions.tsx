import { fieldLabels } from '../../../shared/admin/post-difference'
import { pageLoader, useLoaded } from '../admin-action'
import { VersionList } from '../components/versions'

export const loader = pageLoader((api, { id }) => api.listRevisions(id))

const changedWords = (names: readonly (keyof typeof fieldLabels)[]) =>
  names.length > 0 ? `Changed: ${names.map((field) => fieldLabels[field]).join(', ')}` : 'First version'

export function Component() {
  const { post, revisions } = useLoaded<typeof loader>()
  return (
    <VersionList
      title="Revisions"
      back={[`/admin/posts/${post.id}`, 'Back to the article']}
      subject={post.title}
      address={`/admin/posts/${post.id}/revisions`}
      noun="Revision"
      mark="Present"
      versions={revisions.map(({ number, saved_at: savedAt, changed, revised_by: by }) => ({
        number,
        savedAt,
        by,
        text: changedWords(changed),
      }))}
    />
  )
}
