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
  const [restoredAt, setRestoredAt] = useState<string>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is put in once, when the field comes up.
  useEffect(() => {
    const [kept, element] = [keptText(keptAs), textarea.current]
    if (!element) return
    if (!kept) {
      // Typed before the scripts ran.
      if (element.value !== element.defaultValue) keepText(keptAs, element.value)
      return
    }
    if (isSaved(kept.text)) return forgetText(keptAs, kept.text)
    if (kept.text === element.value) return
    // Whoever has typed before the scripts ran keeps that too.
    const typed = element.value === element.defaultValue ? '' : `\n\n${element.value}`
    element.value = kept.text + typed
    onText?.(element.value)
    setRestoredAt(kept.at)
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
          keepText(keptAs, value)
          onText?.(value)
        }}
      />
      {restoredAt && (
        <p role="status" className="mt-1 text-sm text-ink-soft">
          {`Not saved yet: typed on ${clockTime(restoredAt, timeZone)} and kept in this browser. `}
          <button type="button" onClick={discard} className="link">
            Discard
          </button>
        </p>
      )}
    </>
  )
}
