import { Form } from 'react-router'
import type { Generation } from '../../../../shared/admin/generations'
import { Button } from '../../../components/button'
import { OutcomeNotice } from '../outcome-notice'
import { SuccessDialog } from './success-dialog'

/** What became of a generation that has ended: the article, a draft with what speaks against publishing it, or neither. */
export function GenerationOutcome({ generation }: { generation: Generation }) {
  const { state, post, reasons, error, test } = generation
  if (state === 'failed') {
    return (
      <OutcomeNotice title={test ? 'Test Failed' : 'Error'} occasion={generation.id}>
        <p>{error}</p>
        <Form method="post" action="/admin/blog-tools" className="mt-3">
          <input type="hidden" name="id" value={generation.id} />
          <Button type="submit" name="intent" value="retry" look="secondary">
            Try again
          </Button>
        </Form>
      </OutcomeNotice>
    )
  }
  if (state !== 'completed' || !post) return null
  if (post.status === 'draft') {
    return (
      <OutcomeNotice title="Kept as a draft" occasion={generation.id}>
        <p>{`“${post.title}” was written but not published:`}</p>
        <ul className="mt-1 list-disc pl-5">
          {reasons?.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className="mt-2">
          <a href="/admin/posts?status=draft" className="link">
            Look at the drafts
          </a>
        </p>
      </OutcomeNotice>
    )
  }
  if (!test) return <SuccessDialog key={generation.id} title={post.title} slug={post.slug} />
  return (
    <OutcomeNotice look="success" title="Test Complete" occasion={generation.id}>
      <p>High-quality test article generated successfully!</p>
      <p className="mt-1">
        <a href={`/blog/${post.slug}`} target="_blank" rel="noopener noreferrer" className="link">
          {post.title}
        </a>
      </p>
    </OutcomeNotice>
  )
}
