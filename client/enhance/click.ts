/** The link that a plain click follows in this tab; null if the click asks for something else, such as a new tab. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest('a') : null
  return !link || link.target || button || metaKey || ctrlKey || shiftKey || altKey ? null : link
}
