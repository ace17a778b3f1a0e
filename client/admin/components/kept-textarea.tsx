import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { clockTime } from '../../../shared/dates'
import { Labeled } from '../../components/labeled'
import { useSite } from '../../components/site-context'
import { forgetText, keepText, keptText } from '../kept-texts'

interface KeptTextareaProps extends Omit<ComponentProps<'textarea'>, 'ref' | 'value'> {
  id: string
  label: string
  hint?: ReactNode
  /** The key, from page and field, under which this browser keeps the text. */
  keptAs: string
  /** Whether the server has stored a text, so that it need not be kept any longer. */
  isSaved: (text: string) => boolean
  onText?: (text: string) => void
}

/** A field whose text outlives the page: unsaved text comes back, with a notice. */
export function KeptTextarea({ id, label, hint, keptAs, isSaved, onText, ...field }: KeptTextareaProps) {
  const textarea = useRef<HTMLTextAreaElement>(null)
  const isUp = useRef(false)
  const [restoredAt, setRestoredAt] = useState<string>()
  const { timeZone } = useSite()
  const [isKept, setIsKept] = useState(true)

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
    setIsKept(keepText(keptAs, unsaved))
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
    <Labeled id={id} label={label} hint={hint}>
      <textarea
        required
        dir="auto"
        {...field}
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        ref={textarea}
        onInput={({ currentTarget: { value } }) => {
          // The kept text is not in the field yet and must not be overwritten.
          if (!isUp.current) return
          setIsKept(keepText(keptAs, value))
          onText?.(value)
        }}
      />
      <p role="status" className="text-sm text-no">
        {!isKept && 'This browser does not keep what you type. Save it before you leave the page.'}
      </p>
      {restoredAt && isKept && (
        <p role="status" className="mt-1 text-sm text-ink-soft">
          {`Unsaved, typed on ${clockTime(restoredAt, timeZone)} and kept in this browser. `}
          <button type="button" onClick={discard} className="link">
            Discard
          </button>
        </p>
      )}
    </Labeled>
  )
}

/** Text in the field that the server did not put there: typed before the scripts ran, or restored by the browser. */
const typedEarly = ({ value, defaultValue }: HTMLTextAreaElement) => (value === defaultValue ? '' : value)

/** Both texts, one below the other, unless one contains the other. */
function joined(kept: string, typed: string): string {
  if (kept.includes(typed)) return kept
  return typed.includes(kept) ? typed : `${kept}\n\n${typed}`
}
