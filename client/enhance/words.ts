/** How long an answer may take before the visitor is told to wait. */
const patienceMs = 200

const failed = 'We could not load your selection. Please try again.'
const offline = 'You are offline, so we could not load your selection. Please try again later.'

const region = () => document.querySelector<HTMLElement>('main [role=status]')

/** Says in the page's live region that the answer is awaited, once it takes long; what it gives is called when it is there. */
export function tellWaiting(): () => void {
  const waiting = setTimeout(() => {
    const status = region()
    if (status?.dataset.waiting) status.textContent = status.dataset.waiting
  }, patienceMs)
  return () => clearTimeout(waiting)
}

/** Says so where an answer did not come, and shows the button again with which to ask once more. */
export function tellFailed(): void {
  const status = region()
  if (status) {
    status.textContent = navigator.onLine ? failed : offline
    status.classList.remove('sr-only')
  }
  for (const form of document.forms) form.classList.add('failed')
}
