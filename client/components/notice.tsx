import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { AlertIcon, TickIcon } from './icons'

type Look = 'failure' | 'success'

const looks = {
  failure: { role: 'alert', box: 'border-no bg-danger-soft', icon: 'text-no', Icon: AlertIcon },
  success: { role: 'status', box: 'border-accent bg-accent-soft', icon: 'text-accent', Icon: TickIcon },
} as const satisfies Record<Look, unknown>

interface NoticeProps {
  look?: Look
  title: string
  children: ReactNode
  /** Changes with every new outcome, so that focus comes back here when the same notice is shown again. */
  occasion: unknown
}

/** True where React takes over what the server rendered. */
const useHydration = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )

/**
 * Tells what became of what the visitor sent, and takes the focus, so that nobody misses it. `autoFocus` does that for a page
 * that was loaded, the effect for one that was not; whoever types before the scripts run is not interrupted.
 */
export function Notice({ look = 'failure', title, children, occasion }: NoticeProps) {
  const { role, box: colours, icon, Icon } = looks[look]
  const box = useRef<HTMLDivElement>(null)
  const isServed = useRef(useHydration())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new occasion is the reason to take the focus again.
  useEffect(() => {
    if (!isServed.current) box.current?.focus()
    isServed.current = false
  }, [occasion])
  return (
    <div
      ref={box}
      role={role}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to what the visitor has just sent.
      autoFocus
      className={`mb-6 flex gap-3 rounded-xl border p-4 ${colours}`}
    >
      <Icon className={`mt-0.5 size-5 shrink-0 ${icon}`} />
      <div>
        <h2 className="font-semibold">{title}</h2>
        <div className="mt-1 text-[0.9375rem]">{children}</div>
      </div>
    </div>
  )
}
