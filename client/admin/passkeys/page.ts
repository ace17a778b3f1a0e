import { joinByPasskey, knowsPasskeys, reasonOf, signInByPasskey } from './ceremony'

/** Code for the sign-in page, which is a plain document: the passkey button, shown if the browser supports passkeys. */
const part = document.querySelector<HTMLElement>('[data-passkey]')
const button = part?.querySelector('button')
const problem = part?.querySelector<HTMLElement>('[role=alert]')

if (part && button && problem && knowsPasskeys()) {
  part.hidden = false
  button.addEventListener('click', async () => {
    button.disabled = true
    problem.textContent = ''
    try {
      if (part.dataset.passkey === 'join') await join()
      else await signIn()
    } catch (error) {
      problem.textContent = reasonOf(error)
      button.disabled = false
    }
  })
}

async function join(): Promise<void> {
  await joinByPasskey(location.hash.slice(1))
  location.replace('/admin?signed-in=')
}

/** Submits the form being sent when the session ended or, if there is none, goes to the requested page. */
async function signIn(): Promise<void> {
  await signInByPasskey()
  const form = document.querySelector<HTMLFormElement>('form[data-carried]')
  if (form) {
    for (const field of form.querySelectorAll<HTMLInputElement>('[type=password]')) field.disabled = true
    return form.submit()
  }
  const url = new URL(location.href)
  url.searchParams.set('signed-in', '')
  location.replace(url)
}
