import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Notice, type NoticeProps } from '../../components/notice'

interface OutcomeNoticeProps extends Omit<NoticeProps, 'ref'> {
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

/** A notice that takes the focus without a page load too; whoever types before the scripts run is not interrupted. */
export function OutcomeNotice({ occasion, ...notice }: OutcomeNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const isServed = useRef(useHydration())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new occasion is the reason to take the focus again.
  useEffect(() => {
    if (!isServed.current) box.current?.focus()
    isServed.current = false
  }, [occasion])
  return <Notice {...notice} ref={box} />
}
