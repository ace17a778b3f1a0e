import { useEffect, useId, useState } from 'react'
import { Form } from 'react-router'
import type { Thread } from '../../../../shared/admin/conversation'
import { keepText } from '../../kept-texts'
import { SubmitButton } from '../act-form'
import { KeptTextarea } from '../kept-textarea'
import { AuthorField } from '../leads/author-field'
import { TextInput } from '../text-input'
import { MailSheet } from './mail-sheet'

interface AnswerFormProps {
  keptAs: string
  thread: Thread
  owner: string
  entered: Record<string, string> | undefined
  initial: string
}

/** The form of an answer, with a preview of its email beside it. */
export function AnswerForm({ keptAs, thread, owner, entered, initial }: AnswerFormProps) {
  const id = useId()
  const [text, setText] = useState(initial)
  // After a rejection the text is unsent again.
  useEffect(() => {
    if (entered?.text !== undefined) keepText(keptAs, entered.text)
  }, [entered, keptAs])
  const isSent = (kept: string) => thread.entries.some((entry) => entry.kind === 'answer' && entry.text === kept.trim())
  return (
    <Form method="post">
      <input type="hidden" name="version" value={thread.version} readOnly />
      <p className="mb-3 text-sm text-ink-soft [overflow-wrap:anywhere]">
        {`To ${thread.to}. Replies arrive at ${thread.replyTo}.`}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2">
        <div>
          <TextInput
            id={`${id}-subject`}
            name="subject"
            label="Subject"
            required
            maxLength={200}
            dir="auto"
            defaultValue={entered?.subject ?? thread.subject}
          />
          <div className="mt-4">
            <KeptTextarea
              id={id}
              label="Answer"
              hint={
                <>
                  Markdown: <code>**bold**</code>, <code>[words](https://…)</code>, a dash for a list item, a blank line
                  for a new paragraph.
                </>
              }
              name="text"
              rows={12}
              defaultValue={initial}
              keptAs={keptAs}
              isSaved={isSent}
              onText={setText}
              className="control control-growing text-sm"
            />
          </div>
          <div className="mt-4 max-w-80">
            <AuthorField
              fallback={entered?.author ?? owner}
              label="Answered by"
              hint="Shown in this conversation. The visitor does not see it."
            />
          </div>
        </div>
        <section aria-labelledby={`${id}-email`} className="min-w-0">
          <h3 id={`${id}-email`} className="mb-1.5 leading-relaxed font-medium">
            The email to the visitor
          </h3>
          <MailSheet text={text} quotes={thread.quotes} why={thread.why} />
        </section>
      </div>
      <SubmitButton value="answer" sending="Sending…" className="mt-4">
        Send the answer
      </SubmitButton>
    </Form>
  )
}
