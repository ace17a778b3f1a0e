import { type ReactNode, useEffect, useRef } from 'react'
import { AlertIcon } from './icons'

interface NoticeProps {
  title: string
  children: ReactNode
  /** Changes with every new outcome, so that focus comes back here when the same notice is shown again. */
  occasion: unknown
}

/**
 * Tells that something went wrong, and takes the focus, so that nobody misses it. `autoFocus` does that for a page
 * that came without scripts, the effect for one that did not reload.
 */
export function Notice({ title, children, occasion }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new occasion is the reason to take the focus again.
  useEffect(() => box.current?.focus(), [occasion])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent.
      autoFocus
      className="mb-6 flex gap-3 rounded-xl border border-no bg-danger-soft p-4"
    >
      <AlertIcon className="mt-0.5 size-5 shrink-0 text-no" />
      <div>
        <h2 className="font-semibold">{title}</h2>
        <div className="mt-1 text-[0.9375rem]">{children}</div>
      </div>
    </div>
  )
}
