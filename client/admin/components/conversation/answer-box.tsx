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
