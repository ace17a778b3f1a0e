import { Form } from 'react-router'
import type { AdminPost, PostStatus } from '../../../../shared/admin/posts'
import { Button } from '../../../components/button'
import { ToldProblems } from './told-problems'

/** What can be done with an article as it is stored, by its status; each step can be taken back. */
const steps: Record<PostStatus, { intent: string; label: string; look: 'secondary' | 'danger' }[]> = {
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
  const isTold = post.status === 'removed' && post.link_problems.length > 0
  return (
    <Form method="post" className="flex flex-wrap gap-3">
      <ToldProblems problems={post.link_problems} />
      {steps[post.status].map(({ intent, label, look }) => (
        <Button key={intent} type="submit" name="intent" value={intent} look={look}>
          {isTold && intent === 'publish-again' ? `${label} anyway` : label}
        </Button>
      ))}
    </Form>
  )
}
