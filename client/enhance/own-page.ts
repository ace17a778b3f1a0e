import { ownPageKey } from '../../shared/forms/enhanced'

/** Shows the link to the page that this tab got with the answer to its form, if the page has a place for it. */
export function showOwnPage(): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-own-page] a')
  if (!link) return
  try {
    const address = sessionStorage.getItem(ownPageKey)
    if (!address) return
    link.href = address
    link.closest<HTMLElement>('[data-own-page]')?.removeAttribute('hidden')
  } catch {}
}
