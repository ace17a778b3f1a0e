import { useEffect, useId, useState } from 'react'
import { Form } from 'react-router'
import type { Thread } from '../../../../shared/admin/conversation'
import { operatorLine } from '../../../../shared/site/operator'
import { Labeled } from '../../../components/labeled'
import { useSite } from '../../../components/site-context'
import { TextView } from '../../../components/text-view'
import { keepText } from '../../kept-texts'
import { SubmitButton } from '../act-form'
import { KeptTextarea } from '../kept-textarea'
import { AuthorField } from '../leads/author-field'
import { TextInput } from '../text-input'

interface AnswerFormProps {
  /** The name under which this browser keeps unsent text. */
  keptAs: string
  thread: Thread
  owner: string
  timeZone: string
  /** What was entered if sending was rejected. */
  entered: Record<string, string> | undefined
  initial: string
}

/** The form of an answer, with a preview of its email beside it. */
export function AnswerForm({ keptAs, thread, owner, timeZone, entered, initial }: AnswerFormProps) {
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
            autoComplete="off"
            defaultValue={entered?.subject ?? thread.subject}
          />
          <div className="mt-4">
            <Labeled
              id={id}
              label="Answer"
              hint={
                <>
                  Markdown: <code>**bold**</code>, <code>[words](https://…)</code>, a dash for a list item, a blank line
                  for a new paragraph.
                </>
              }
            >
              <KeptTextarea
                id={id}
                name="text"
                rows={12}
                required
                dir="auto"
                defaultValue={initial}
                keptAs={keptAs}
                isSaved={isSent}
                onText={setText}
                timeZone={timeZone}
                aria-describedby={`${id}-hint`}
                className="control control-growing text-sm"
              />
            </Labeled>
          </div>
          <div className="mt-4 max-w-80">
            <AuthorField
              fallback={entered?.author ?? owner}
              label="Answered by"
              hint="Shown in this conversation. The visitor does not see it."
            />
          </div>
        </div>
        <Preview text={text} thread={thread} />
      </div>
      <SubmitButton value="answer" sending="Sending…" className="mt-4">
        Send the answer
      </SubmitButton>
    </Form>
  )
}

/** The answer as the email will show it, rendered by the same code while it is typed. */
function Preview({ text, thread }: { text: string; thread: Thread }) {
  const id = useId()
  const { siteName, operator } = useSite()
  const named = operatorLine(operator)
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-1.5 leading-relaxed font-medium">
        The email to the visitor
      </h3>
      <div className="sheet stack-3 rounded-2xl border border-line bg-surface p-4 [overflow-wrap:anywhere] sm:p-5">
        <TextView text={text} />
        <p>{siteName}</p>
        {thread.quotes && <p className="text-sm text-ink-soft">The visitor's last message follows here.</p>}
        <p className="border-t border-line pt-3 text-sm text-ink-soft">{thread.why}</p>
        {named && <p className="text-sm text-ink-soft">{named}</p>}
      </div>
    </section>
  )
}
