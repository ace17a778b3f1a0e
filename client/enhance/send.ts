import { leastTimeMs, ownPageHeader, ownPageKey, submissionIdHeader } from '../../shared/forms/enhanced'
import { arrivalField } from '../../shared/leads/arrival'
import { ask } from './ask'
import { parseAnswer, swapMain } from './swap'
import { reportConversion } from './trackers/conversion'

/** How long a tracker has to report a lead before the visitor leaves the page. */
const trackerMs = 500

/** When this page arrived, by a clock that is never set. */
const arrivedAt = performance.now()

/** Makes the page's POST forms work without a page load: the answer replaces the main part. */
export function enhanceSubmissions(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.enhance !== 'send') return
    event.preventDefault()
    void send(form)
  })
  // A page restored from the back-forward cache is still in the state of waiting for an answer, so its buttons are
  // released.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of document.forms) release(form)
  })
}

const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('button[data-sending]')

function hold(button: HTMLButtonElement): void {
  button.dataset.idle = button.textContent
  button.textContent = button.dataset.sending ?? ''
  button.disabled = true
}

function release(form: HTMLFormElement): void {
  const button = buttonOf(form)
  if (!button?.disabled) return
  button.textContent = button.dataset.idle ?? ''
  button.disabled = false
}

/** Adds to the form how this visit arrived, as the tab remembers it, without the form's own page. */
function addVisit(form: HTMLFormElement): void {
  const field = form.elements.namedItem(arrivalField)
  if (!(field instanceof HTMLInputElement)) return
  try {
    const { pagesRead, at: _at, ...visit } = JSON.parse(sessionStorage.getItem('visit') ?? '')
    field.value = JSON.stringify({
      ...visit,
      pagesRead: pagesRead.filter((path: string) => path !== location.pathname),
    })
  } catch {}
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = buttonOf(form)
  if (!button || button.disabled) return
  addVisit(form)
  const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
  hold(button)
  try {
    await wait(arrivedAt + leastTimeMs - performance.now())
    const body = new URLSearchParams(entries)
    const { response, html } = await ask(form.action, undefined, { method: 'POST', body })
    const next = response.headers.get('Location')
    if (response.status === 204 && next) return await accept(response, next, Object.fromEntries(entries))
    const answer = parseAnswer(html)
    if (!answer.querySelector('form[data-enhance=send]'))
      return showFailure(form, answer.querySelector('[data-refusal]')?.textContent)
    showAnswer(answer, form)
    if (response.status !== 422) log(form)
  } catch {
    showFailure(form)
  }
}

/** A person who is faster than the server takes a person to be waits out the rest. */
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Goes to the thank-you page after the affiliate tracker, if any, has been given the lead. */
async function accept({ headers }: Response, next: string, answers: Record<string, string>): Promise<void> {
  const id = headers.get(submissionIdHeader)
  keepOwnPage(headers.get(ownPageHeader))
  if (id && 'workEmail' in answers && reportConversion(id, answers)) await wait(trackerMs)
  location.assign(next)
}

/** Keeps the address of the page on which the visitor can check the request, in this tab alone. */
function keepOwnPage(address: string | null): void {
  try {
    if (address) sessionStorage.setItem(ownPageKey, address)
    else sessionStorage.removeItem(ownPageKey)
  } catch {}
}

/** Shows the page that the server returned, with errors or the next key. The values in the fields stay as entered. */
function showAnswer(next: Document, form: HTMLFormElement): void {
  swapMain(next, (control) => form.contains(control) && !control.matches('[type=hidden]'))
  document.querySelector<HTMLElement>('main [role=alert]')?.focus()
}

const reasons = {
  offline: 'You are offline. Nothing was sent, and your answers are still here.',
  online:
    'We did not get a response. You can safely send the form again: if we already have your answers, it will not create a second request.',
}

/** Says above the form that no answer came, and why, or why the site refused. */
function showFailure(form: HTMLFormElement, refusal?: string | null): void {
  release(form)
  log(form)
  const { failureLook = '', failureTitle = '', failureText = '' } = form.dataset
  const notice = part('div', failureLook)
  notice.role = 'alert'
  notice.tabIndex = -1
  const words = part('div', '')
  words.append(
    part('h2', 'font-semibold', failureTitle),
    part('p', 'mt-1 text-sm', failureText),
    part('p', 'mt-1 text-sm', refusal || reasons[navigator.onLine ? 'online' : 'offline']),
  )
  notice.append(words)
  form.parentElement?.querySelector('[role=alert]')?.remove()
  form.before(notice)
  notice.focus()
}

function part(name: string, look: string, text = ''): HTMLElement {
  const made = document.createElement(name)
  made.className = look
  made.textContent = text
  return made
}

function log(form: HTMLFormElement): void {
  // biome-ignore lint/suspicious/noConsole: the failure is logged where it is seen, without what was entered.
  console.error(form.dataset.logged)
}
