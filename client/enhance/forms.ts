/** The script of a page with a form: what every page runs, and the form's own answers in place of page loads. */
import './visit'
import { enhanceChoosers } from './choose'
import { enhanceSubmissions } from './send'

document.documentElement.classList.add('scripted')
enhanceChoosers()
enhanceSubmissions()
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) print()
})
