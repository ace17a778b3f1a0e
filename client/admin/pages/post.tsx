import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router-dom'
import type { AdminApi } from '../../../shared/admin/api'
import type { DeskPost, PostStatus } from '../../../shared/admin/posts'
import { compareTexts, type Piece } from '../../../shared/blog/difference'
import { buttonClass } from '../../components/button'
import { ExternalIcon } from '../../components/icons'
import { Notice } from '../../components/notice'
import { PostStatusBadge } from '../components/posts/badges'
import { Conflict } from '../components/posts/conflict'
import { Pieces } from '../components/posts/difference'
import { fieldsOf } from '../components/posts/form-values'
import { PostForm } from '../components/posts/post-form'
import { Reasons } from '../components/posts/reasons'
import { StatusForm } from '../components/posts/status-form'
import { Moment } from '../components/submissions/badges'
import { Outcome } from '../components/submissions/outcome'
import { Section } from '../components/submissions/section'
import { type DeskResult, deskAction } from '../desk-action'

export const loader =
  (api: AdminApi) =>
  ({ params }: LoaderFunctionArgs) =>
    api.getDeskPost(params.id ?? '')

/** It was saved, but not to the letter. */
interface Cleaned {
  title: string
  cleaned: Piece[]
}

export const action =
  (api: AdminApi) =>
  async ({ request, params }: ActionFunctionArgs) => {
    const id = params.id ?? ''
    let cleaned: Cleaned | undefined

    async function save(values: Record<string, string>, done: keyof typeof outcomes, status?: PostStatus) {
      const fields = fieldsOf(values)
      const { content } = await api.changePost(id, Number(values.revision), { ...fields, ...(status && { status }) })
      const typed = fields.content.trim()
      if (content !== typed) cleaned = { title: outcomes[done].title, cleaned: compareTexts(typed, content) }
      return addressOf(id, done)
    }

    async function set(status: PostStatus, done: keyof typeof outcomes) {
      await api.setPostState(id, status)
      return addressOf(id, done)
    }

    const answer = await deskAction(
      await request.formData(),
      {
        save: (values) => save(values, 'saved'),
        publish: (values) => save(values, 'published', 'published'),
        unpublish: () => set('draft', 'unpublished'),
        remove: () => set('removed', 'removed'),
        restore: () => set('draft', 'restored'),
        'publish-again': () => set('published', 'published'),
      },
      () => api.getDeskPost(id),
    )
    return answer instanceof Response && cleaned ? cleaned : answer
  }

const addressOf = (id: string, done: string) => `/admin/posts/${id}?done=${done}`

const outcomes = {
  created: { title: 'Draft begun', text: 'Only the desk sees it until you publish it.' },
  saved: { title: 'Saved', text: 'What was there before is kept as a revision.' },
  published: { title: 'Published', text: 'Everybody can read it now.' },
  unpublished: { title: 'Unpublished', text: 'It is a draft again, and not to be read on the site any more.' },
  removed: { title: 'Removed', text: 'It is not to be read on the site any more. You can restore it here.' },
  restored: { title: 'Restored', text: 'It is a draft now.' },
  revision: { title: 'Revision restored', text: 'What was there before is kept as a revision.' },
}

export function Component() {
  const post = useLoaderData<DeskPost>()
  const answer = useActionData<DeskResult<DeskPost> | Cleaned>()
  const result = answer && 'problem' in answer ? answer : undefined
  const refused = result && ['save', 'publish'].includes(result.intent) ? result : undefined
  return (
    <>
      <title>Article | Administration</title>
      <p className="mb-2 text-sm">
        <Link to="/admin/posts" className="link inline-block py-1">
          All articles
        </Link>
      </p>
      {answer && 'cleaned' in answer ? <Changed {...answer} /> : <Outcome result={result} done={outcomes} />}
      <PostHead post={post} />
      {refused?.current && <Conflict theirs={refused.current} mine={fieldsOf(refused.values)} />}
      <Reasons post={post} />
      <div className="grid gap-6">
        <Section id="status" title="Status">
          <StatusForm post={post} />
        </Section>
        <PostForm post={post} refused={refused} />
      </div>
    </>
  )
}

function PostHead({ post }: { post: DeskPost }) {
  return (
    <>
      <h1 dir="auto" className="text-3xl font-bold tracking-tight [overflow-wrap:anywhere]">
        {post.title}
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <PostStatusBadge status={post.status} />
        <span className="text-ink-soft">
          Changed <Moment at={post.updated_at} timeZone={post.timeZone} />
        </span>
        <Link to={`/admin/posts/${post.id}/revisions`} className="link inline-block py-1">
          {`Revision ${post.revision}`}
        </Link>
      </p>
      <p className="mt-4 mb-6 flex flex-wrap gap-3">
        <a href={`/admin/posts/${post.id}/preview`} target="_blank" rel="noopener" className={buttonClass('secondary')}>
          Preview
          <ExternalIcon className="size-4" />
        </a>
        {post.status === 'published' && (
          <a href={`/blog/${post.slug}`} target="_blank" rel="noopener" className={buttonClass('secondary')}>
            View Article
            <ExternalIcon className="size-4" />
          </a>
        )}
      </p>
    </>
  )
}

/** Tells what was made of a text that had in it what an article cannot have. */
function Changed({ title, cleaned }: Cleaned) {
  return (
    <>
      <Notice look="success" title={title} occasion={cleaned}>
        The text was stored in other words of HTML than you wrote. What differs is shown here.
      </Notice>
      <div className="mb-6">
        <Pieces pieces={cleaned} isCode />
      </div>
    </>
  )
}
