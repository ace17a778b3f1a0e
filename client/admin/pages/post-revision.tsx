import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import { comparePosts } from '../../../shared/admin/post-difference'
import { Button } from '../../components/button'
import { type AdminResult, adminAction } from '../admin-action'
import { BackLink } from '../components/back-link'
import { CompareChoices, versionOf } from '../components/compare-choices'
import { Differences } from '../components/posts/difference'
import { Moment } from '../components/submissions/badges'
import { Outcome } from '../components/submissions/outcome'
import { Section } from '../components/submissions/section'

/** A revision beside the current one or, with `?against=before`, beside the one before it. */
export const loader =
  (api: AdminApi) =>
  async ({ request, params: { id = '', number } }: LoaderFunctionArgs) => {
    const [post, revision] = await Promise.all([api.getAdminPost(id), api.getRevision(id, versionOf(number))])
    const isPresent = revision.number === post.revision
    const hasBefore = revision.number > 1
    const againstBefore = hasBefore && (isPresent || new URL(request.url).searchParams.get('against') === 'before')
    const fields = againstBefore
      ? comparePosts(await api.getRevision(id, revision.number - 1), revision)
      : comparePosts(revision, post)
    return {
      id,
      title: post.title,
      timeZone: post.timeZone,
      present: post.revision,
      number: revision.number,
      saved: revision.saved_at,
      hasBefore,
      againstBefore,
      fields,
      formerAddress: revision.slug !== post.slug && post.published_at ? { from: post.slug, to: revision.slug } : null,
    }
  }

export const action =
  (api: AdminApi) =>
  async ({ request, params: { id = '', number } }: ActionFunctionArgs) =>
    adminAction(await request.formData(), {
      async restore() {
        await api.restoreRevision(id, versionOf(number))
        return `/admin/posts/${id}?done=revision`
      },
    })

type Shown = Awaited<ReturnType<ReturnType<typeof loader>>>

export function Component() {
  const result = useActionData<AdminResult>()
  const { id, title, timeZone, number, present, saved, hasBefore, againstBefore, fields, formerAddress } =
    useLoaderData<Shown>()
  return (
    <>
      <title>{`Revision ${number} | Administration`}</title>
      <BackLink to={`/admin/posts/${id}/revisions`}>All revisions</BackLink>
      <Outcome result={result} done={{}} />
      <h1 className="text-3xl">{`Revision ${number}`}</h1>
      <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">
        <bdi>{title}</bdi>
        {', saved '}
        <Moment at={saved} timeZone={timeZone} />
      </p>
      <CompareChoices
        address={`/admin/posts/${id}/revisions/${number}`}
        isLatest={number === present}
        hasBefore={hasBefore}
        againstBefore={againstBefore}
      />
      <Section
        id="difference"
        title={againstBefore ? `What revision ${number} changed` : `What was changed since revision ${number}`}
      >
        <Differences fields={fields} />
      </Section>
      {number !== present && (
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
    </>
  )
}
