/**
 * Keeps text typed before React hydrates the page, because hydration resets a text area to the served value. The
 * returned function restores the text as if it had just been typed, so listeners see it.
 */
export function keepTypedEarly(): () => void {
  const typed = new Map<HTMLTextAreaElement, string>()
  const keep = (field: EventTarget | null) => {
    if (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) typed.set(field, field.value)
  }
  const onInput = ({ target }: Event) => keep(target)
  for (const field of document.querySelectorAll('textarea')) keep(field)
  document.addEventListener('input', onInput, true)
  return () => {
    document.removeEventListener('input', onInput, true)
    for (const [field, value] of typed) enter(field, value)
  }
}

const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set

/**
 * React tracks the `value` property of the element itself and notices a change only if it is set past that property.
 */
function enter(field: HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = field.defaultValue
  setter?.call(field, value)
  field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
