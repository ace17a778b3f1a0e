import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'

/**
 * Behaviour of a form whose choice is the page's address. `apply` rewrites the address from what the form holds now, and
 * the page follows in place. `queryOf` gives the canonical query of a choice as it came from the form.
 */
export function useChoiceForm(shownQuery: string, queryOf: (choice: URLSearchParams) => string) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()

  function apply() {
    if (!form.current) return
    // At once, or the control would show its old value until the next frame.
    const options = { replace: true, preventScrollReset: true, flushSync: true }
    void navigate({ search: queryOf(choiceOf(form.current)) }, options)
  }

  // A visitor may be quicker than the scripts: what was chosen before they ran is applied when they do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes alive.
  useEffect(() => {
    if (form.current && queryOf(choiceOf(form.current)) !== shownQuery) apply()
  }, [])

  return { form, apply }
}

/** The query that is on its way to this same page, so that a control keeps what was picked while data is fetched. */
export function usePendingQuery(): URLSearchParams | undefined {
  const { pathname } = useLocation()
  const next = useNavigation().location
  return next?.pathname === pathname ? new URLSearchParams(next.search) : undefined
}

function choiceOf(form: HTMLFormElement): URLSearchParams {
  const choice = new URLSearchParams()
  for (const [name, value] of new FormData(form)) choice.set(name, String(value))
  return choice
}

interface ChoiceFormProps {
  form: RefObject<HTMLFormElement | null>
  action: string
  /** Applies the choice at once where scripts run. */
  apply: () => void
  className?: string
  children: ReactNode
}

/** A plain GET form, so that it works with no script. With scripts each change is applied at once. */
export function ChoiceForm({ form, action, apply, className, children }: ChoiceFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault()
    apply()
  }
  return (
    <form ref={form} action={action} autoComplete="off" onSubmit={submit} className={className}>
      {children}
    </form>
  )
}

interface ChoiceSelectProps {
  name: string
  label: string
  value: string
  onChange: () => void
  children: ReactNode
}

export function ChoiceSelect({ name, label, value, onChange, children }: ChoiceSelectProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      <select id={name} name={name} value={value} onChange={onChange} className="control select">
        {children}
      </select>
    </div>
  )
}
