import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { clockTime } from '../../../shared/dates'
import { forgetText, keepText, keptText } from '../kept-texts'

interface KeptTextareaProps extends Omit<ComponentProps<'textarea'>, 'ref' | 'value'> {
  /** Under which name the text is kept in this browser: of the page and the field. */
  keptAs: string
  /** Whether a text is stored on the server by now, so that it need not be kept any more. */
  isSaved: (text: string) => boolean
  timeZone: string
  /** Told the text whenever it is another one. */
  onText?: (text: string) => void
}

/** A field whose text outlives the page: what was typed and not saved comes back, and says so. */
export function KeptTextarea({ keptAs, isSaved, timeZone, onText, ...field }: KeptTextareaProps) {
  const textarea = useRef<HTMLTextAreaElement>(null)
  const isUp = useRef(false)
  const [restoredAt, setRestoredAt] = useState<string>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is put in once, when the field comes up.
  useEffect(() => {
    const element = textarea.current
    if (!element) return
    isUp.current = true
    const kept = keptText(keptAs)
    if (kept && isSaved(kept.text)) forgetText(keptAs, kept.text)
    const restored = kept && !isSaved(kept.text) ? kept : undefined
    const unsaved = joined(restored?.text ?? '', typedEarly(element))
    if (!unsaved) return
    element.value = unsaved
    keepText(keptAs, unsaved)
    onText?.(unsaved)
    setRestoredAt(restored?.at ?? new Date().toISOString())
  }, [keptAs])

  function discard() {
    forgetText(keptAs)
    setRestoredAt(undefined)
    if (!textarea.current) return
    textarea.current.value = textarea.current.defaultValue
    onText?.(textarea.current.defaultValue)
    textarea.current.focus()
  }

  return (
    <>
      <textarea
        {...field}
        ref={textarea}
        onInput={({ currentTarget: { value } }) => {
          // What was kept is not in the field yet, and must not be written over.
          if (!isUp.current) return
          keepText(keptAs, value)
          onText?.(value)
        }}
      />
      {restoredAt && (
        <p role="status" className="mt-1 text-sm text-ink-soft">
          {`Unsaved, typed on ${clockTime(restoredAt, timeZone)} and kept in this browser. `}
          <button type="button" onClick={discard} className="link">
            Discard
          </button>
        </p>
      )}
    </>
  )
}

/** Text in the field that the server did not put there: typed before the scripts ran, or restored by the browser. */
const typedEarly = ({ value, defaultValue }: HTMLTextAreaElement) => (value === defaultValue ? '' : value)

/** Both texts, one under the other, unless one holds the other. */
function joined(kept: string, typed: string): string {
  if (kept.includes(typed)) return kept
  return typed.includes(kept) ? typed : `${kept}\n\n${typed}`
}
