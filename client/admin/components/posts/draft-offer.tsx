import { Form, Link } from 'react-router'
import type { PostDraft } from '../../../../shared/admin/post-drafts'
import type { AdminPost } from '../../../../shared/admin/posts'
import { Button } from '../../../components/button'
import { buttonClass } from '../../../components/button-class'
import { Moment } from '../submissions/badges'
import { categoryBox, valuesOf } from './form-values'

/** Whether kept text differs from what is saved. */
export function isUnsaved(post: AdminPost, { values }: PostDraft): boolean {
  const saved = valuesOf(post)
  const boxes = Object.keys(values).filter((name) => name.startsWith(categoryBox('')))
  return [...Object.keys(saved), ...boxes].some((name) => (saved[name] ?? '').trim() !== (values[name] ?? '').trim())
}

/** Asks what to do with text that was typed earlier and not saved. */
export function DraftOffer({ post, draft }: { post: AdminPost; draft: PostDraft }) {
  return (
    <section aria-labelledby="unsaved" className="mb-6 rounded-2xl border border-star bg-mark p-4 sm:p-6">
      <h2 id="unsaved" className="font-semibold">
        You have unsaved changes from <Moment at={draft.saved_at} />
      </h2>
      <p className="mt-1 text-sm">
        {draft.revision === post.revision
          ? 'Nobody else sees them.'
          : 'Someone has saved the article since then. When you save, you will see both versions first.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Link to={`/admin/posts/${post.id}?draft=continue`} className={buttonClass()}>
          Continue with them
        </Link>
        <Form method="post">
          <input type="hidden" name="draft" value={draft.version} readOnly />
          <Button type="submit" name="intent" value="discard-draft" look="secondary">
            Discard them
          </Button>
        </Form>
      </div>
    </section>
  )
}
