import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Notice, type NoticeProps } from '../../components/notice'

interface OutcomeNoticeProps extends Omit<NoticeProps, 'ref'> {
  /** Changes with every new outcome, so that the notice takes focus even if its text is the same. */
  occasion: unknown
}

/** True while React hydrates what the server rendered. */
const useHydration = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )

/**
 * A notice that takes focus after every outcome, with or without a page load. It does not interrupt someone who is
 * typing before the scripts run.
 */
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
