import { useEffect, useRef, useState } from 'react'
import type { Thread } from '../../../../shared/admin/conversation'
import { fillTemplate } from '../../../../shared/admin/templates'
import { keptText } from '../../kept-texts'
import { AnswerForm } from './answer-form'
import type { OfferedTemplates } from './chosen-template'
import { OthersWriting } from './others-writing'
import { TemplateChoice } from './template-choice'

interface AnswerBoxProps extends OfferedTemplates {
  /** The address of the answered item, below `/api/admin`. */
  of: string
  thread: Thread
  owner: string
  timeZone: string
  /** What was entered if sending was rejected. */
  entered: Record<string, string> | undefined
}

/**
 * The box for the next answer. It has to be opened before writing, so that other tabs can show that someone is writing.
 */
export function AnswerBox({ of, thread, owner, timeZone, entered, templates, template }: AnswerBoxProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(entered !== undefined || template !== null)
  const keptAs = `${of} answer`
  useEffect(() => {
    // Opened before the scripts ran, or with an unsent text kept from before.
    const isBegun = keptText(keptAs) !== undefined
    if (box.current?.open || isBegun) setOpen(true)
  }, [keptAs])

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
      <OthersWriting of={of} isOpen={isOpen} initial={thread.othersWriting} />
      <details
        ref={box}
        id="answer"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
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
          <AnswerForm {...{ keptAs, thread, owner, timeZone, entered, initial }} />
        </div>
      </details>
    </>
  )
}
