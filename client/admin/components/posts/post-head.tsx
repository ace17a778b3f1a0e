import { Form, Link } from 'react-router'
import type { AdminPost, PostStatus } from '../../../../shared/admin/posts'
import { counted } from '../../../../shared/words'
import { Button } from '../../../components/button'
import { buttonClass } from '../../../components/button-class'
import { ExternalIcon } from '../../../components/icons'
import { Moment } from '../submissions/badges'
import { PostStatusBadge, ScheduleBadge } from './badges'
import { PublishAnyway, ToldProblems } from './publish-anyway'

export function PostHead({ post }: { post: AdminPost }) {
  return (
    <>
      <h1 dir="auto" className="text-3xl [overflow-wrap:anywhere]">
        {post.title}
      </h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <PostStatusBadge status={post.status} />
        <ScheduleBadge post={post} />
        <span className="text-ink-soft">
          Changed <Moment at={post.updated_at} />
        </span>
        <Link to={`/admin/posts/${post.id}/revisions`} className="link inline-block py-1">
          {`Revision ${post.revision}`}
        </Link>
      </p>
      <p className="mt-2 text-sm text-ink-soft">{meanings[post.status]}</p>
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

interface Step {
  intent: string
  label: string
  look: 'secondary' | 'danger'
}

/** The possible changes of a stored article by its status. Each can be undone. */
const steps: Record<PostStatus, readonly Step[]> = {
  draft: [{ intent: 'remove', label: 'Remove', look: 'danger' }],
  published: [
    { intent: 'unpublish', label: 'Unpublish', look: 'secondary' },
    { intent: 'remove', label: 'Remove', look: 'danger' },
  ],
  removed: [
    { intent: 'restore', label: 'Restore as a draft', look: 'secondary' },
    { intent: 'publish-again', label: 'Restore and publish', look: 'secondary' },
  ],
}

function StatusForm({ post }: { post: AdminPost }) {
  const problems = [...post.link_problems, ...post.draft_reasons]
  const button = ({ intent, label, look }: Step) => (
    <Button key={intent} type="submit" name="intent" value={intent} look={look}>
      {label}
    </Button>
  )
  return (
    <Form method="post" className="flex flex-wrap items-start gap-3">
      <input type="hidden" name="before" value={post.status} readOnly />
      <input type="hidden" name="revision" value={post.revision} readOnly />
      <ToldProblems problems={problems} />
      {post.scheduled_at !== null && button({ intent: 'unschedule', label: 'Unschedule', look: 'secondary' })}
      {steps[post.status].map((step) =>
        step.intent === 'publish-again' && problems.length > 0 ? (
          <PublishAnyway key={step.intent} label={`${step.label} anyway`} problems={problems.length}>
            {button({ ...step, label: `Publish with ${counted(problems.length, 'problem')}` })}
          </PublishAnyway>
        ) : (
          button(step)
        ),
      )}
    </Form>
  )
}
