import { useEffect, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { Thread } from '../../../../shared/admin/conversation'
import { fillTemplate } from '../../../../shared/admin/templates'
import { keepText, keptText } from '../../kept-texts'
import { SubmitButton } from '../act-form'
import { KeptTextarea } from '../kept-textarea'
import { AuthorField } from '../leads/author-field'
import { TextInput } from '../text-input'
import type { OfferedTemplates } from './chosen-template'
import { MailSheet } from './mail-sheet'
import { OthersWriting } from './others-writing'
import { TemplateChoice } from './template-choice'

interface AnswerBoxProps extends OfferedTemplates {
  of: string
  thread: Thread
  owner: string
  entered: Record<string, string> | undefined
  opens: boolean
}

/** The next answer. Other tabs show that someone writes once a person opens, enters, or comes back to it. */
export function AnswerBox({ of, thread, owner, entered, opens, templates, template }: AnswerBoxProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const isReturning = entered !== undefined || template !== null
  const [isOpen, setOpen] = useState(isReturning || opens)
  const [isWriting, setWriting] = useState(isReturning)
  const keptAs = `${of} answer`
  useEffect(() => {
    // Opened before the scripts ran, or with an unsent text kept from before.
    const isBegun = keptText(keptAs) !== undefined
    if (isBegun || (box.current?.open && !opens)) setWriting(true)
    if (isBegun || box.current?.open) setOpen(true)
  }, [keptAs, opens])

  const begun = template ? fillTemplate(template.text, thread.placeholders) : thread.text
  const initial = entered?.text ?? begun

  /** Replaces an unchanged text; otherwise adds the template below it. */
  function insert(text: string) {
    const field = box.current?.querySelector('textarea')
    if (!field) return
    const typed = field.value.trim()
    field.value = typed === '' || typed === initial.trim() ? text : `${field.value.trimEnd()}\n\n${text}`
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }

  return (
    <>
      <OthersWriting of={of} isOpen={isWriting} initial={thread.othersWriting} />
      <details
        ref={box}
        id="answer"
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => {
          // The browser also reports a box that was open from the start, which nobody opened.
          setWriting((was) => open && (was || !isOpen))
          setOpen(open)
        }}
        onFocus={({ target }) => target.localName !== 'summary' && setWriting(true)}
        className="no-print rounded-2xl border border-line p-4"
      >
        <summary className="cursor-pointer py-1 font-medium">Write an answer</summary>
        <div className="mt-3">
          <TemplateChoice
            templates={templates}
            placeholders={thread.placeholders}
            chosen={template?.id ?? ''}
            onInsert={insert}
          />
          <AnswerForm keptAs={keptAs} thread={thread} owner={owner} entered={entered} initial={initial} />
        </div>
      </details>
    </>
  )
}

interface AnswerFormProps extends Pick<AnswerBoxProps, 'thread' | 'owner' | 'entered'> {
  keptAs: string
  initial: string
}

/** The form of an answer, with a preview of its email beside it. */
function AnswerForm({ keptAs, thread, owner, entered, initial }: AnswerFormProps) {
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
