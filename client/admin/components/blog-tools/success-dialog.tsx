import { useEffect, useRef } from 'react'
import { ButtonLink } from '../../../components/button'
import { buttonClass } from '../../../components/button-class'

/** Says that an article is published. Without scripts it is part of the page instead of a modal dialog. */
export function SuccessDialog({ title, slug }: { title: string; slug: string }) {
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
