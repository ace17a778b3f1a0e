import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import { type AdminPost, type PostStatus, postStatuses } from '../../../shared/admin/posts'
import { compareTexts, type Piece } from '../../../shared/blog/difference'
import { brokenLines } from '../../../shared/blog/lines'
import { buttonClass } from '../../components/button-class'
import { ExternalIcon } from '../../components/icons'
import { type AdminResult, adminAction } from '../admin-action'
import { OutcomeNotice } from '../components/outcome-notice'
import { PostStatusBadge, ScheduleBadge } from '../components/posts/badges'
import { Conflict, type ConflictProps } from '../components/posts/conflict'
import { Pieces } from '../components/posts/difference'
import { DraftOffer, isUnsaved } from '../components/posts/draft-offer'
import { fieldsOf, merged } from '../components/posts/form-values'
import { PostForm } from '../components/posts/post-form'
import { Reasons } from '../components/posts/reasons'
import { ScheduleSection } from '../components/posts/schedule-section'
import { StatusForm } from '../components/posts/status-form'
import { toldProblems } from '../components/posts/told-problems'
import { Moment } from '../components/submissions/badges'
import { Outcome } from '../components/submissions/outcome'

export const loader =
  (api: AdminApi) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const id = params.id ?? ''
    const [post, pictures, choices, draft] = await Promise.all([
      api.getAdminPost(id),
      api.choosePictures(),
      api.readPostChoices(),
      api.getPostDraft(id),
    ])
    const isContinued = new URL(request.url).searchParams.get('draft') === 'continue'
    return { post, pictures, choices, draft: draft && isUnsaved(post, draft) ? draft : null, isContinued }
  }

/** What was removed from a text before it was saved. */
interface Cleaned {
  title: string
  cleaned: Piece[]
}

export const action =
  (api: AdminApi) =>
  async ({ request, params }: ActionFunctionArgs) => {
    const id = params.id ?? ''
    let cleaned: Cleaned | undefined
    let conflict: (() => Promise<ConflictProps>) | undefined

    async function save(
      values: Record<string, string>,
      done: keyof typeof outcomes,
      further: { status?: PostStatus; scheduled_at?: string } = {},
    ) {
      const fields = fieldsOf(values)
      const revision = Number(values.revision)
      conflict = async () => {
        const [theirs, base] = await Promise.all([api.getAdminPost(id), api.getRevision(id, revision)])
        return { theirs, mine: merged(base, theirs, fields) }
      }
      const { scheduled_at } = await api.getAdminPost(id)
      const { content } = await api.changePost(id, revision, {
        ...fields,
        ...further,
        anyway: toldProblems(values),
      })
      if (values.draft) await api.discardPostDraft(id, values.draft)
      const typed = brokenLines(fields.content.trim())
      if (content !== typed) cleaned = { title: outcomes[done].title, cleaned: compareTexts(typed, content) }
      return addressOf(id, done, further.status && actOf('draft', further.status, scheduled_at))
    }

    async function set(values: Values, status: PostStatus, done: keyof typeof outcomes) {
      const { scheduled_at } = await api.getAdminPost(id)
      await api.setPostState(id, status, { anyway: toldProblems(values) })
      return addressOf(id, done, actOf(values.before ?? '', status, scheduled_at))
    }

    /**
     * Only while the article still has the status to undo. Its problems do not prevent this, because readers could see
     * it before.
     */
    async function undo({ act = '' }: Values) {
      const { before, from, scheduled_at } = undoneBy(act)
      const { link_problems: anyway } = await api.getAdminPost(id)
      const post = await api.setPostState(id, before, { anyway, from, ...(scheduled_at && { scheduled_at }) })
      if (!scheduled_at) return addressOf(id, 'undone')
      return addressOf(id, post.scheduled_at ? 'undone-scheduled' : 'undone-late')
    }

    async function unschedule({ revision }: Values) {
      await api.changePost(id, Number(revision), { scheduled_at: null })
      return addressOf(id, 'unscheduled')
    }

    const answer = await adminAction(
      await request.formData(),
      {
        save: (values) => save(values, 'saved'),
        publish: (values) => save(values, 'published', { status: 'published' }),
        schedule: (values) => save(values, 'scheduled', { scheduled_at: values.scheduled_at ?? '' }),
        unschedule,
        'discard-draft': async ({ draft = '' }) => {
          await api.discardPostDraft(id, draft)
          return addressOf(id, 'discarded')
        },
        unpublish: (values) => set(values, 'draft', 'unpublished'),
        remove: (values) => set(values, 'removed', 'removed'),
        restore: (values) => set(values, 'draft', 'restored'),
        'publish-again': (values) => set(values, 'published', 'published'),
        undo,
      },
      async () => conflict?.(),
    )
    return answer instanceof Response && cleaned ? cleaned : answer
  }

const addressOf = (id: string, done: string, act?: string) =>
  `/admin/posts/${id}?${new URLSearchParams({ done, ...(act && { act }) })}`

type Values = Readonly<Record<string, string>>

/** The data for undoing a status change: both statuses, the former one first, and the article's scheduled time. */
const actOf = (before: string, status: PostStatus, scheduledAt: string | null) =>
  [before, status, ...(scheduledAt ? [scheduledAt] : [])].join(' ')

function undoneBy(act: string) {
  const [first, second, scheduled_at] = act.split(' ')
  const [before, from] = [first, second].map((text) => postStatuses.find(({ value }) => value === text)?.value)
  if (!(before && from)) throw data(null, { status: 400 })
  return { before, from, scheduled_at }
}

const outcomes = {
  created: { title: 'Draft started', text: 'Only the team can see it until you publish it.' },
  saved: { title: 'Saved', text: 'The previous version is kept as a revision.' },
  published: { title: 'Published', text: 'Everyone can read it now.' },
  scheduled: { title: 'Scheduled', text: 'It is saved and will be published automatically at its time.' },
  unscheduled: { title: 'Unscheduled', text: 'It stays a draft until you publish it.' },
  unpublished: { title: 'Unpublished', text: 'It is a draft again, and no longer on the site.' },
  removed: { title: 'Removed', text: 'No longer on the site. You can restore it here.' },
  restored: { title: 'Restored', text: 'It is a draft now.' },
  undone: { title: 'Undone', text: 'The article has its previous status again.' },
  'undone-scheduled': { title: 'Undone', text: 'It is a draft again and will be published automatically at its time.' },
  'undone-late': {
    title: 'Undone',
    text: 'Its publishing time has passed. It stays a draft until you publish it or choose another time.',
  },
  discarded: { title: 'Discarded', text: 'You are seeing the saved article.' },
  revision: { title: 'Revision restored', text: 'The previous version is kept as a revision.' },
}

export function Component() {
  const { post, pictures, choices, draft, isContinued } =
    useLoaderData<Awaited<ReturnType<ReturnType<typeof loader>>>>()
  const answer = useActionData<AdminResult<ConflictProps> | Cleaned>()
  const result = answer && 'problem' in answer ? answer : undefined
  const refused = result && ['save', 'publish', 'schedule'].includes(result.intent) ? result : undefined
  const linkProblems = linkProblemsOf(refused) ?? post.link_problems
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
      {refused?.current && <Conflict {...refused.current} />}
      <Reasons {...{ post, linkProblems }} />
      {draft && !isContinued && !refused && <DraftOffer {...{ post, draft }} />}
      <PostForm {...{ post, refused, linkProblems, pictures, choices, draft, isContinued }} />
      {post.status === 'draft' && (
        <ScheduleSection
          {...{ post, linkProblems }}
          value={refused?.values.scheduled_at}
          error={refused?.problem.errors?.find(({ field }) => field === 'scheduled_at')?.message}
        />
      )}
    </>
  )
}

/** The problems that a rejection lists; undefined if it had another reason, or there was none. */
function linkProblemsOf(refused: AdminResult<unknown> | undefined): string[] | undefined {
  const named = refused?.problem.errors?.filter(({ field }) => field === 'links')
  if (!(refused && named) || named.length === 0) return undefined
  return [...new Set([...toldProblems(refused.values), ...named.map(({ message }) => message)])]
}

function PostHead({ post }: { post: AdminPost }) {
  return (
    <>
      <h1 dir="auto" className="text-3xl [overflow-wrap:anywhere]">
        {post.title}
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <PostStatusBadge status={post.status} />
        <ScheduleBadge post={post} />
        <span className="text-ink-soft">
          Changed <Moment at={post.updated_at} timeZone={post.timeZone} />
        </span>
        <Link to={`/admin/posts/${post.id}/revisions`} className="link inline-block py-1">
          {`Revision ${post.revision}`}
        </Link>
      </p>
      <p className="mt-3 text-sm text-ink-soft">{meanings[post.status]}</p>
      <FormerAddresses slugs={post.former_slugs} />
      <div className="mt-4 mb-6 flex flex-wrap gap-3">
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
        <StatusForm post={post} />
      </div>
    </>
  )
}

function FormerAddresses({ slugs }: { slugs: readonly string[] }) {
  if (slugs.length === 0) return null
  return (
    <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
      {`Former addresses that lead here: ${slugs.map((slug) => `/blog/${slug}`).join(', ')}`}
    </p>
  )
}

const meanings: Record<PostStatus, string> = {
  draft: 'Only the admin sees it.',
  published: 'Everyone can read it. Saved changes appear right away.',
  removed: 'No one can read it, and another article may take its address. You can restore it.',
}

/** Lists what was removed from a text because an article cannot contain it. */
function Changed({ title, cleaned }: Cleaned) {
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
