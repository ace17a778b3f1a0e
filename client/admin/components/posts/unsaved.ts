import { type RefObject, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'

const question = 'You have unsaved changes. Leave this page without saving?'

/** The forms of the page with unsaved changes. React Router supports a single blocker, so all forms share one. */
const changedForms = new Set<object>()

/** Whether a form has changes since `saved`, or came back with some (`isRestored`). If so, leaving asks first. */
export function useUnsavedWarning(
  form: RefObject<HTMLFormElement | null>,
  saved: unknown,
  isRestored: boolean,
): boolean {
  const own = useRef({})
  const [isChanged, setChanged] = useState(isRestored)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another saved state is the reason to begin anew.
  useEffect(() => {
    const [element, key] = [form.current, own.current]
    const change = () => {
      changedForms.add(key)
      setChanged(true)
    }
    setChanged(isRestored)
    if (isRestored) change()
    element?.addEventListener('input', change)
    return () => {
      element?.removeEventListener('input', change)
      changedForms.delete(key)
    }
  }, [form, saved, isRestored])
  return isChanged
}

/** Asks before a page with unsaved changes is left. Rendered once for the whole admin. */
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
