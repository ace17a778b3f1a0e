/** Shows the button that copies the page's letter. */
export function enhanceCopying(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = false
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (button) void copyLetter(button)
  })
}

/** Where the browser forbids copying, the letter is selected instead, so that the reader can copy it. */
async function copyLetter(button: HTMLElement): Promise<void> {
  const letter = document.querySelector('#letter')
  if (!letter) return
  let number = 0
  const parts = [...letter.querySelectorAll('p, li')].map(
    ({ localName, textContent }) => (localName === 'li' ? `${++number}. ` : '') + textContent,
  )
  try {
    await navigator.clipboard.writeText(parts.join('\r\n\r\n'))
    button.textContent = 'Copied'
  } catch {
    getSelection()?.selectAllChildren(letter)
    button.textContent = 'Selected, ready to copy'
  }
}
