import type { ReactNode } from 'react'
import { Button } from './button'
import { buttonClass } from './button-class'

/** The id of the page's form, for fields outside it. */
export const choiceId = 'choice'

interface ChoiceFormProps {
  action: string
  /** The canonical query of what is shown. */
  query: string
  className?: string
  children: ReactNode
}

/**
 * A plain GET form whose values are the page's query. With scripts, each change is applied at once, the page is updated
 * in place, and the address becomes the canonical one that the response contains here.
 */
export function ChoiceForm({ action, query, className, children }: ChoiceFormProps) {
  return (
    <form
      id={choiceId}
      action={action}
      data-enhance="choose"
      data-address={query ? `${action}?${query}` : action}
      autoComplete="off"
      className={className}
    >
      {children}
    </form>
  )
}

interface ChoiceButtonProps {
  children: string
  /** A link to the results, which are below the form. `onlyNarrow`: wider screens show them without it. */
  results: { id: string; label: string; onlyNarrow?: boolean }
  className?: string
}

/**
 * Submits the form without scripts. With scripts, the link to the results takes the button's place, so that nothing
 * moves and no gap is left.
 */
export function ChoiceButton({ children, results, className = '' }: ChoiceButtonProps) {
  return (
    <div className={`choice-button grid items-center ${className}`}>
      <Button type="submit" className="without-script min-h-12">
        {children}
      </Button>
      <a
        href={`#${results.id}`}
        className={`with-script min-h-12 border-accent bg-surface text-accent ${buttonClass('secondary')} ${results.onlyNarrow ? 'sm:hidden' : ''}`}
      >
        {results.label}
      </a>
    </div>
  )
}

interface ChoiceSelectProps {
  name: string
  label: string
  value: string
  /** Places the label beside the list on a phone, so that several lists take half the height. */
  beside?: boolean
  className?: string
  children: ReactNode
}

export function ChoiceSelect({ name, label, value, beside, className = '', children }: ChoiceSelectProps) {
  const look = beside ? 'choice-beside' : ''
  return (
    <div className={`min-w-0 ${look} ${className}`}>
      <label htmlFor={name} className={`block text-sm leading-snug font-medium choice-label ${beside ? '' : 'mb-1.5'}`}>
        {label}
      </label>
      <select id={name} name={name} defaultValue={value} className="control select">
        {children}
      </select>
    </div>
  )
}

interface ChoiceNumberProps {
  name: string
  label: string
  value: string
  min: number
  max: number
  hint?: string
}

/** A whole number. It is associated with the page's form by id, so it can be anywhere on the page. */
export function ChoiceNumber({ name, label, value, min, max, hint }: ChoiceNumberProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1.5 block text-sm leading-snug font-medium">
        {label}
      </label>
      <input
        id={name}
        name={name}
        form={choiceId}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        defaultValue={value}
        aria-describedby={hint && `${name}-hint`}
        className="control"
      />
      {hint && (
        <p id={`${name}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
