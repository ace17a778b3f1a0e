import { joinByPasskey, knowsPasskeys, reasonOf, signInByPasskey } from './ceremony'

/** What the page of the sign-in runs, which is a document: its button for a passkey, shown where the browser knows passkeys. */
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

/** Goes on with what was being sent when the session ended or, where that is nothing, to the page that was asked for. */
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
