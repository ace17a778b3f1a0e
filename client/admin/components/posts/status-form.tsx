import { Form } from 'react-router'
import type { AdminPost, PostStatus } from '../../../../shared/admin/posts'
import { counted } from '../../../../shared/words'
import { Button } from '../../../components/button'
import { PublishAnyway, ToldProblems } from './publish-anyway'

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

export function StatusForm({ post }: { post: AdminPost }) {
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
