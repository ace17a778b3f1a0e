import { followedLink } from './click'

/** How long a page of the blog may take before a status message says that it is loading. */
const patienceMs = 200

/** Announces that articles are loading after a visitor has followed a link into the blog and still sees this page. */
export function announceLoading(): void {
  const region = document.getElementById('loading')
  if (!region) return
  let waiting: ReturnType<typeof setTimeout>
  document.addEventListener('click', (event) => {
    if (!opensBlogHere(event)) return
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      region.textContent = 'Loading articles...'
    }, patienceMs)
  })
  addEventListener('pageshow', () => {
    clearTimeout(waiting)
    region.textContent = ''
  })
}

function opensBlogHere(event: MouseEvent): boolean {
  const link = followedLink(event)
  if (!link || link.origin !== location.origin) return false
  return /^\/blog(\/|$)/.test(link.pathname) && link.pathname !== location.pathname
}
