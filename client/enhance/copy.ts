/** Shows the button that copies the letter which the page's email link opens, for readers without an email program. */
export function enhanceCopying(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = false
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (button) void copyLetter(button)
  })
}

/** Where the browser forbids copying, the letter is selected instead, so that the reader can copy it. */
async function copyLetter(button: HTMLElement): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('a[href^="mailto:?"]')
  const body = link && new URL(link.href).searchParams.get('body')
  try {
    await navigator.clipboard.writeText(body ?? '')
    button.textContent = 'Copied'
  } catch {
    const letter = document.querySelector('#letter')
    if (letter) getSelection()?.selectAllChildren(letter)
    button.textContent = 'Selected, ready to copy'
  }
}
