import { ask } from './ask'
import { parseAnswer, swapMain } from './swap'
import { countView, followedLink } from './visit'

/** How long a visitor has to pause while typing before the text is searched for. */
const pauseMs = 250

/** How the answer changes the history. */
type Entry = 'new' | 'typed' | 'present'

/** The path and query that are shown, and those requested last, which need not be canonical. */
let shown = location.pathname + location.search
let wanted = shown
let asking: AbortController | undefined
let pause: ReturnType<typeof setTimeout> | undefined

/** Makes the page's GET forms update the page in place: their answer is fetched and replaces the main part. */
export function enhanceChoosers(): void {
  document.addEventListener('submit', (event) => {
    const form = chooserOf(event.target)
    if (!form) return
    event.preventDefault()
    choose(form, 'new', event.submitter)
  })
  document.addEventListener('change', ({ target }) => {
    const form = chooserOf(target)
    if (form && !isSearch(target)) choose(form, 'new')
  })
  document.addEventListener('input', ({ target }) => {
    const form = chooserOf(target)
    if (!(form && isSearch(target))) return
    clearTimeout(pause)
    pause = setTimeout(() => choose(form, 'typed'), pauseMs)
  })
  document.addEventListener('click', (event) => {
    const link = followedLink(event)
    if (!link || link.hash) return
    // Aborts pending requests, so a late response cannot bring back a visitor who has left.
    stop()
    if (link.dataset.enhance !== 'choose') return
    event.preventDefault()
    void show(link.pathname + link.search, 'new')
  })
  addEventListener('popstate', () => {
    const address = location.pathname + location.search
    if (address !== shown) void show(address, 'present')
  })
  applyEarlyChoices()
}

/** Applies what a visitor chose before the scripts ran. */
function applyEarlyChoices(): void {
  for (const form of document.forms) if (chooserOf(form) && [...form.elements].some(isChanged)) choose(form, 'new')
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(0, chosen)
  }
  if (!(control instanceof HTMLInputElement)) return false
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue
}

function chooserOf(target: EventTarget | null): HTMLFormElement | null {
  // A field may belong to the form without being inside it.
  const form = target instanceof HTMLInputElement ? target.form : target instanceof Element && target.closest('form')
  return form && form.dataset.enhance === 'choose' ? form : null
}

const isSearch = (target: EventTarget | Element | null) =>
  target instanceof HTMLInputElement && target.type === 'search'

function choose(form: HTMLFormElement, entry: Entry, pressed: HTMLElement | null = null): void {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form, pressed))
    if (String(value).trim()) query.append(name, String(value).trim())
  const { pathname } = new URL(form.action)
  const address = pathname + (query.size ? `?${query}` : '')
  if (address !== wanted) void show(address, entry)
}

function stop(): void {
  clearTimeout(pause)
  asking?.abort()
  asking = undefined
  wanted = ''
}

async function show(address: string, entry: Entry): Promise<void> {
  stop()
  asking = new AbortController()
  const own = asking
  wanted = address
  const waited = announceWaiting()
  try {
    const { response, html } = await ask(address, own)
    if (own !== asking) return
    const next = parseAnswer(html)
    const form = next.querySelector<HTMLFormElement>('form[data-enhance=choose]')
    if (!(response.ok && form)) return location.assign(address)
    shown = form.dataset.address ?? address
    enter(entry)
    const typing = document.activeElement
    swapMain(next, (control) => entry === 'typed' && control === typing)
    countView()
  } catch {
    if (own !== asking) return
    wanted = ''
    announceFailure()
  } finally {
    waited()
  }
}

/** Each choice is an entry of the history; a search that is typed becomes one entry only when it is finished. */
function enter(entry: Entry): void {
  if (entry === 'present' || shown === location.pathname + location.search) return
  const state = { isTyped: entry === 'typed' }
  if (state.isTyped && history.state?.isTyped) history.replaceState(state, '', shown)
  else history.pushState(state, '', shown)
}

/** How long an answer may take before the visitor is asked to wait. */
const patienceMs = 200

const failed = 'We could not load your selection. Please try again.'
const offline = 'You are offline, so we could not load your selection. Please try again later.'

const region = () => document.querySelector<HTMLElement>('main [role=status]')

/**
 * Announces in the page's live region that an answer is awaited, once it takes long. Returns the function to call when
 * it has arrived.
 */
function announceWaiting(): () => void {
  const waiting = setTimeout(() => {
    const status = region()
    if (status?.dataset.waiting) status.textContent = status.dataset.waiting
  }, patienceMs)
  return () => clearTimeout(waiting)
}

/** Announces that no answer came, and shows the submit button again for another attempt. */
function announceFailure(): void {
  const status = region()
  if (status) {
    status.textContent = navigator.onLine ? failed : offline
    status.classList.remove('sr-only')
  }
  for (const form of document.forms) form.classList.add('failed')
}
