import { type FormEvent, useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import type { LeadDetail } from '../../../../shared/admin/leads'
import { compareTexts } from '../../../../shared/blog/difference'
import { greeting } from '../../../../shared/leads/recommendation-email'
import { ButtonLink } from '../../../components/button'
import type { AdminResult } from '../../admin-action'
import { forgetText, keepText } from '../../kept-texts'
import { SubmitButton } from '../act-form'
import { KeptTextarea } from '../kept-textarea'
import { Pieces } from '../posts/difference'
import { Moment } from '../submissions/badges'
import { AuthorField } from './author-field'
import { LetterPreview, LetterState } from './letter-state'

const intents = ['save', 'preview', 'restart']

/** The letter to edit, with its preview beside it; once sent, the letter that was sent. */
export function LetterForm({ lead, result }: { lead: LeadDetail; result: AdminResult<LeadDetail> | undefined }) {
  if (lead.recommendationSentAt) return <SentLetter lead={lead} sentAt={lead.recommendationSentAt} />
  const refused = result && intents.includes(result.intent) ? result : undefined
  const theirs = refused?.current?.draft
  const version = theirs?.version ?? lead.draft.version
  return (
    <>
      <LetterState lead={lead} />
      {theirs && <Meanwhile theirs={theirs.text} mine={refused?.values.draft ?? ''} />}
      <Editor
        key={lead.draft.origin === 'computed' ? lead.draft.text : version}
        lead={lead}
        version={version}
        entered={refused?.values}
      />
    </>
  )
}

interface EditorProps {
  lead: LeadDetail
  version: number
  entered: Record<string, string> | undefined
}

function Editor({ lead, version, entered }: EditorProps) {
  const initial = entered?.draft ?? lead.draft.text
  const [text, setText] = useState(initial)
  const keptAs = `leads/${lead.id}/letter`
  // After a rejection the text is unsaved again, whichever button was used.
  useEffect(() => {
    if (entered?.draft !== undefined) keepText(keptAs, entered.draft)
  }, [entered, keptAs])

  /** The reset saves the editor's text as a version, so this browser must not bring it back. */
  function submit({ nativeEvent }: FormEvent<HTMLFormElement>) {
    const { submitter } = nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement && submitter.value === 'restart') forgetText(keptAs)
  }

  return (
    <Form method="post" onSubmit={submit} className="read-too">
      <input type="hidden" name="version" value={version} readOnly />
      <div className="no-print max-w-96">
        <AuthorField fallback={entered?.author ?? lead.owner} />
      </div>
      <div className="save-bar save-bar-top">
        {lead.status === 'spam' ? (
          <p className="self-center font-medium">Marked as spam: change its status first, then you can send it.</p>
        ) : lead.reading.open > 0 ? (
          <ButtonLink to="#reading">{`Decide ${lead.reading.open} open, then preview and send`}</ButtonLink>
        ) : (
          <SubmitButton value="preview" sending="Saving…" data-key="p">
            Preview and send
          </SubmitButton>
        )}
        <SubmitButton value="save" sending="Saving…" look="secondary">
          Save draft
        </SubmitButton>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2 print:block">
        <div className="no-print xl:flex xl:flex-col">
          <KeptTextarea
            id="draft"
            label="Text of the email"
            hint={
              <>
                {`"${greeting(lead)}" and the closing lines are added to it. Markdown: `} <code>**bold**</code>,{' '}
                <code>*italics*</code>, <code>[words](https://…)</code>,{' '}
                <code className="whitespace-nowrap">## Heading</code>, a dash for a list item, a blank line for a new
                paragraph.
              </>
            }
            name="draft"
            rows={rowsOf(initial)}
            defaultValue={initial}
            keptAs={keptAs}
            isSaved={(kept) => kept.trim() === lead.draft.text.trim()}
            onText={setText}
            className="control control-growing text-sm xl:grow"
          />
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            {lead.status !== 'spam' && lead.reading.open === 0 && (
              <SubmitButton value="preview" sending="Saving…" look="secondary">
                Preview the email
              </SubmitButton>
            )}
            <SubmitButton value="restart" sending="Resetting…" look="secondary">
              Reset to computed draft
            </SubmitButton>
            <Link to={`/admin/leads/${lead.id}/letters`} className="link py-2.5">
              All versions
            </Link>
          </div>
        </div>
        <LetterPreview lead={lead} text={text} />
      </div>
    </Form>
  )
}

/** Rows for the whole text at about 48 characters a line, for browsers that do not size a field by its content. */
const rowsOf = (text: string) => text.split('\n').reduce((rows, line) => rows + Math.ceil((line.length + 1) / 48), 2)

/** What another person saved in the meantime, and what saving again would change in it. */
function Meanwhile({ theirs, mine }: { theirs: string; mine: string }) {
  return (
    <details className="mb-4 rounded-xl border border-no p-3" open>
      <summary className="cursor-pointer font-medium">What someone else saved, and what you wrote</summary>
      <p className="my-3 text-sm text-ink-soft">
        Your text is below. Saving it again applies the changes marked here and keeps the other saved text as a version.
      </p>
      <p className="mb-2 text-sm text-ink-soft">
        <ins className="added">added</ins> <del className="removed">removed</del>
      </p>
      <Pieces pieces={compareTexts(theirs, mine)} />
    </details>
  )
}

function SentLetter({ lead, sentAt }: { lead: LeadDetail; sentAt: string }) {
  return (
    <>
      <p className="mb-4 font-medium">
        Sent on <Moment at={sentAt} />. It cannot be sent again.
      </p>
      <LetterPreview title="As it was sent" lead={lead} text={lead.draft.text} />
      <p className="mt-4 flex flex-wrap gap-x-4">
        {lead.draft.isSentKept && (
          <a href={`/api/admin/leads/${lead.id}/email`} target="_blank" rel="noopener" className="link py-1">
            The email as it was sent
          </a>
        )}
        <Link to={`/admin/leads/${lead.id}/letters`} className="link py-1">
          All versions
        </Link>
      </p>
    </>
  )
}
