/** Closes a source panel by Escape and by a click outside it, as menus close. Without the script its mark closes it. */
export function enhancePanels(): void {
  document.addEventListener('click', ({ target }) => {
    for (const panel of openPanels()) if (!panel.contains(target as Node)) panel.open = false
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const panel of openPanels()) {
      // The focus would be lost with what is hidden.
      if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus()
      panel.open = false
    }
  })
}

const openPanels = () => document.querySelectorAll<HTMLDetailsElement>('[name=basis][open]')
