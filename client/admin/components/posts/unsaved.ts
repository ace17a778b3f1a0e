import { type RefObject, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

const question = 'What you changed is not saved. Leave this page without it?'

/**
 * Asks before a page is left on which a form was changed. `saved` is another value once everything is saved; `isRestored`
 * tells that the form came back with what was entered.
 */
export function useUnsavedWarning(form: RefObject<HTMLFormElement | null>, saved: unknown, isRestored: boolean): void {
  const isChanged = useRef(isRestored)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged.current && currentLocation.pathname !== nextLocation.pathname,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another saved state is the reason to begin anew.
  useEffect(() => {
    isChanged.current = isRestored
    const element = form.current
    const change = () => {
      isChanged.current = true
    }
    const leave = (event: BeforeUnloadEvent) => {
      if (isChanged.current) event.preventDefault()
    }
    element?.addEventListener('input', change)
    window.addEventListener('beforeunload', leave)
    return () => {
      element?.removeEventListener('input', change)
      window.removeEventListener('beforeunload', leave)
    }
  }, [form, saved, isRestored])

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker])
}
