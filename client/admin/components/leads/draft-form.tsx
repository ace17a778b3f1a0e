import { Form } from 'react-router'
import type { LeadDetail } from '../../../../shared/admin/leads'
import { Button } from '../../../components/button'
import { TextView } from '../../../components/text-view'
import type { AdminResult } from '../../admin-action'
import { Moment } from '../submissions/badges'

interface DraftFormProps {
  lead: LeadDetail
  result: AdminResult<LeadDetail> | undefined
}

/** The draft to edit, or, once it was sent, what was sent. */
export function DraftForm({ lead, result }: DraftFormProps) {
  const { draft, recommendationSentAt, timeZone } = lead
  if (recommendationSentAt) {
    return (
      <>
        <p className="mb-4 font-medium">
          Sent on <Moment at={recommendationSentAt} timeZone={timeZone} />. It is sent once only.
        </p>
        <TextView text={draft.text} />
      </>
    )
  }
  const refused = result && ['save', 'preview'].includes(result.intent) ? result : undefined
  const theirs = refused?.current?.draft
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft">
        {draft.savedAt ? (
          <>
            Last saved <Moment at={draft.savedAt} timeZone={timeZone} />.
          </>
        ) : (
          'Computed from the catalogue. Correct it before you send it.'
        )}{' '}
        A blank line begins a paragraph, a dash an item of a list.
      </p>
      {draft.notes.length > 0 && (
        <div className="mb-4 rounded-xl bg-mark p-3 text-sm">
          <p className="font-medium">For you, not for the visitor</p>
          <ul className="list-disc pl-5">
            {draft.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
      {theirs && (
        <details className="mb-4 rounded-xl border border-line p-3" open>
          <summary className="cursor-pointer font-medium">What was saved meanwhile</summary>
          <div className="mt-3">
            <TextView text={theirs.text} />
          </div>
          <p className="mt-3 text-sm text-ink-soft">Your text is below. Saving it again replaces theirs.</p>
        </details>
      )}
      <Form method="post" key={draft.version}>
        <input type="hidden" name="version" value={theirs?.version ?? draft.version} readOnly />
        <label htmlFor="draft" className="mb-1.5 block font-medium">
          Text of the mail
        </label>
        <textarea
          id="draft"
          name="draft"
          rows={22}
          required
          defaultValue={refused?.values.draft ?? draft.text}
          className="control text-sm"
        />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="preview">
            Save and preview
          </Button>
          <Button type="submit" name="intent" value="save" look="secondary">
            Save draft
          </Button>
        </div>
      </Form>
    </>
  )
}
