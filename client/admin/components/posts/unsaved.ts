import { type RefObject, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

const question = 'You have unsaved changes. Leave this page without saving?'

/** The forms of the page that hold something unsaved. A router heeds one blocker only, so all forms share one. */
const changedForms = new Set<object>()

/**
 * Makes the page ask before it is left while a form has changes. `saved` changes once everything is saved; `isRestored`
 * says that the form came back with what was entered.
 */
export function useUnsavedWarning(form: RefObject<HTMLFormElement | null>, saved: unknown, isRestored: boolean): void {
  const own = useRef({})

  // biome-ignore lint/correctness/useExhaustiveDependencies: another saved state is the reason to begin anew.
  useEffect(() => {
    const [element, key] = [form.current, own.current]
    const change = () => void changedForms.add(key)
    if (isRestored) change()
    element?.addEventListener('input', change)
    return () => {
      element?.removeEventListener('input', change)
      changedForms.delete(key)
    }
  }, [form, saved, isRestored])
}

/** Asks, once for the whole admin, before a page with unsaved changes is left. */
export function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => changedForms.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (changedForms.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', leave)
    return () => window.removeEventListener('beforeunload', leave)
  }, [])

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (window.confirm(question)) blocker.proceed()
    else blocker.reset()
  }, [blocker])
  return null
}
