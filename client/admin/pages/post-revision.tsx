import { Form, useActionData } from 'react-router'
import { comparePosts } from '../../../shared/admin/post-difference'
import { Button } from '../../components/button'
import { type AdminResult, pageAction, pageLoader, useLoaded } from '../admin-action'
import { Differences } from '../components/posts/difference'
import { comparedOf, VersionPage } from '../components/versions'

export const loader = pageLoader(async (api, { id, number, query }) => {
  const [post, revision] = await Promise.all([api.getAdminPost(id), api.getRevision(id, number)])
  const compared = comparedOf(revision.number, post.revision, 1, query)
  const fields = compared.againstBefore
    ? comparePosts(await api.getRevision(id, number - 1), revision)
    : comparePosts(revision, post)
  const formerAddress = revision.slug !== post.slug && post.published_at ? { from: post.slug, to: revision.slug } : null
  return { id, title: post.title, savedAt: revision.saved_at, compared, fields, formerAddress }
})

export const action = pageAction((api, { id, number }) => ({
  async restore() {
    await api.restoreRevision(id, number)
    return `/admin/posts/${id}?done=revision`
  },
}))

export function Component() {
  const { id, title, savedAt, compared, fields, formerAddress } = useLoaded<typeof loader>()
  const { number, latest, againstBefore } = compared
  return (
    <VersionPage
      title={`Revision ${number}`}
      back={[`/admin/posts/${id}/revisions`, 'All revisions']}
      result={useActionData<AdminResult>()}
      subject={title}
      savedAt={savedAt}
      address={`/admin/posts/${id}/revisions/${number}`}
      compared={compared}
      differenceTitle={againstBefore ? `What revision ${number} changed` : `What was changed since revision ${number}`}
      difference={<Differences fields={fields} />}
    >
      {number !== latest && (
        <Form method="post" className="mt-6">
          <Button type="submit" name="intent" value="restore">
            {`Restore revision ${number}`}
          </Button>
          <p className="mt-2 text-sm text-ink-soft [overflow-wrap:anywhere]">
            The current text is kept as a revision.
            {formerAddress &&
              ` The article's address becomes /blog/${formerAddress.to} again, and /blog/${formerAddress.from} leads there.`}
          </p>
        </Form>
      )}
    </VersionPage>
  )
}
