import { Form } from 'react-router-dom'
import type { DeskPost, PostStatus } from '../../../../shared/admin/posts'
import { Button } from '../../../components/button'

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

const meanings: Record<PostStatus, string> = {
  draft: 'Only the desk sees it.',
  published: 'Everybody can read it. What you save is seen at once.',
  removed: 'Nobody can read it, and another article may take its address. It can be brought back.',
}

export function StatusForm({ post }: { post: DeskPost }) {
  return (
    <>
      <p className="mb-4 text-[0.9375rem] text-ink-soft">{meanings[post.status]}</p>
      <Form method="post" className="flex flex-wrap gap-3">
        {steps[post.status].map(({ intent, label, look }) => (
          <Button key={intent} type="submit" name="intent" value={intent} look={look}>
            {label}
          </Button>
        ))}
      </Form>
    </>
  )
}
