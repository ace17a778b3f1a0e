import type { ChangeEvent, KeyboardEvent } from 'react'

/** For fields of class `line`, one line that wraps: Enter submits the form, a pasted line break becomes a space. */
export const lineFields = {
  onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    // Enter can also end the composition of a character.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isLine(event.target)) return
    event.preventDefault()
    const form = event.currentTarget
    const button = [...form.elements].find((one) => one.matches('button[type=submit]'))
    if (button instanceof HTMLButtonElement && !button.disabled) form.requestSubmit(button)
  },

  /** Runs before the field's own handler, which thus never sees a line break. */
  onChangeCapture({ target }: ChangeEvent<HTMLFormElement>) {
    if (!(isLine(target) && target.value.includes('\n'))) return
    const { selectionStart, selectionEnd } = target
    target.value = target.value.replaceAll('\n', ' ')
    target.setSelectionRange(selectionStart, selectionEnd)
  },
}

const isLine = (target: EventTarget): target is HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement && target.matches('.line')
