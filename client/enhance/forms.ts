/** The script of a page with forms: what every page runs, plus answers shown in place of page loads. */
import './visit'
import { enhanceChoosers } from './choose'
import { enhanceSubmissions } from './send'

document.documentElement.classList.add('scripted')
enhanceChoosers()
enhanceSubmissions()
document.addEventListener('invalid', showFirstFault, true)
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-print]')) print()
})

/** Shows the first field that stops a form with its label. Safari scrolls only so far that the header covers the label. */
function showFirstFault({ target }: Event): void {
  const { form } = target as HTMLInputElement
  if (form?.querySelector(':is(input, select, textarea):invalid') === target)
    (target as HTMLElement).scrollIntoView({ block: 'center' })
}
