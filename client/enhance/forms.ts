/** The script of a page with forms: what every page runs, plus answers shown in place of page loads. */
import './visit'
import { enhanceChoosers } from './choose'
import { enhanceSubmissions } from './send'

document.documentElement.classList.add('scripted')
enhanceChoosers()
enhanceSubmissions()
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) print()
})
