import { renderToStaticMarkup } from 'react-dom/server'
import { WholeWords } from '../../../client/components/whole-words'

test('a piece of 24 characters stays whole, and the page shows the text unchanged', () => {
  const text = 'The code-with-24-characters1 & 5 minutes'
  const html = renderToStaticMarkup(<WholeWords text={text} />)
  expect(html).toBe(
    'The <span class="unbroken">code-with-24-characters1</span> &amp; <span class="unbroken">5 minutes</span>',
  )
})
