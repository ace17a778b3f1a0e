import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import type { Generation } from '../../../../shared/admin/generations'
import { Button, ButtonLink } from '../../../components/button'
import { buttonClass } from '../../../components/button-class'
import { OutcomeNotice } from '../submissions/outcome'

/** The article, a draft with the problems that prevent publishing, or an error. */
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
  if (post.status !== 'draft' && !test) return <SuccessDialog key={generation.id} title={post.title} slug={post.slug} />
  const kept = reasons ? 'was written but not published:' : 'is ready to be read and published.'
  return (
    <OutcomeNotice
      look={test ? 'success' : 'failure'}
      title={test ? 'Test Complete' : 'Kept as a draft'}
      occasion={generation.id}
    >
      <p>{test ? 'High-quality test article generated successfully!' : `"${post.title}" ${kept}`}</p>
      <ul className="mt-1 list-disc pl-5">
        {reasons?.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="mt-2">
        <a href={`/admin/posts/${post.id}`} className="link">
          {test ? post.title : 'Open the draft'}
        </a>
      </p>
    </OutcomeNotice>
  )
}

/** Says that an article is published. Without scripts it is part of the page instead of a modal dialog. */
function SuccessDialog({ title, slug }: { title: string; slug: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.close()
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog ref={dialog} open aria-labelledby="success-title" className="dialog mb-6">
      <h2 id="success-title" className="text-xl">
        Blog Post Created Successfully!
      </h2>
      <p className="mt-3">{`"${title}" has been generated and published.`}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={`/blog/${slug}`} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
          View Article
        </a>
        <ButtonLink to="/admin/blog-tools" look="secondary">
          Generate Another
        </ButtonLink>
      </div>
    </dialog>
  )
}
