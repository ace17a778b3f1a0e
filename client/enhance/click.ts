/** The link that a plain click follows in this tab; none where the browser is asked for something else. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  const link = target instanceof Element ? target.closest('a') : null
  return !link || link.target || button || metaKey || ctrlKey || shiftKey || altKey ? null : link
}
