import { renderToStaticMarkup } from 'react-dom/server'
import { WholeWords } from '../../../client/components/whole-words'

test('codes and email addresses do not break after a hyphen, other words may, and the text is unchanged', () => {
  const text = 'Read CMS-0062-P and a follow-up of GAD-7, or ask a-b@example.com; see a-1/b-2.'
  const html = renderToStaticMarkup(<WholeWords text={text} />)
  const whole = Array.from(html.matchAll(/<span class="unbroken">([^<]*)<\/span>/g), ([, word]) => word)
  expect(whole).toEqual(['CMS-0062-P', 'GAD-7,', 'a-b@example.com;'])
  expect(html.replace(/<[^>]+>/g, '')).toBe(text)
})
