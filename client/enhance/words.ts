/** How long an answer may take before the visitor is asked to wait. */
const patienceMs = 200

const failed = 'We could not load your selection. Please try again.'
const offline = 'You are offline, so we could not load your selection. Please try again later.'

const region = () => document.querySelector<HTMLElement>('main [role=status]')

/**
 * Announces in the page's live region that an answer is awaited, once it takes long. Returns the function to call when
 * it has arrived.
 */
export function announceWaiting(): () => void {
  const waiting = setTimeout(() => {
    const status = region()
    if (status?.dataset.waiting) status.textContent = status.dataset.waiting
  }, patienceMs)
  return () => clearTimeout(waiting)
}

/** Announces that no answer came, and shows the submit button again for another attempt. */
export function announceFailure(): void {
  const status = region()
  if (status) {
    status.textContent = navigator.onLine ? failed : offline
    status.classList.remove('sr-only')
  }
  for (const form of document.forms) form.classList.add('failed')
}
