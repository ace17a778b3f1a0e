import { mentionLine } from '../../../server/blog/mention-line'

const line = (content: string, asked: Record<string, string>, found: Record<string, string>, excerpt = 'Summary.') =>
  mentionLine({ excerpt, content, asked, found }).line

const treatment = { residential: 'resident', treatment: 'treatment' }

test('the line is the sentence with most of the words, then the one with the rarest', () => {
  const both = 'A short stay in a residential program is treatment too.'
  const paragraph =
    '<p>Treatment is one thing. Other treatment is another thing altogether. A treatment is a treatment.</p>'
  const beds = 'Jordan moves to residential care at another site.'
  expect(line(`${paragraph}<p>First. ${both} Last.</p>`, treatment, treatment)).toBe(both)
  expect(line(`${paragraph}<h2>Residential</h2><p>First. ${beds}</p>`, treatment, treatment)).toBe(beds)
})

test('the form that was asked for and words next to each other are preferred', () => {
  const found = { prescriber: 'prescrib', prescribing: 'prescrib' }
  const prescribing =
    '<p>Each prescriber signs in here every day.</p><p>Electronic prescribing has rules of its own.</p>'
  expect(line(prescribing, { prescribing: 'prescrib' }, found)).toBe('Electronic prescribing has rules of its own.')
  const apart =
    '<p>Treatment that is not at all residential is here.</p><p>Residential treatment is there, with beds.</p>'
  expect(line(apart, treatment, treatment)).toBe('Residential treatment is there, with beds.')
})

test('a row of a table is one line, without empty cells, and a list item another', () => {
  const table =
    '<table><tr><th>Role</th><th>May</th><th></th></tr><tr><td>Nurse</td><td>Prescribe</td><td></td></tr></table>'
  expect(line(table, { prescribe: 'prescrib' }, { prescribe: 'prescrib' })).toBe('Nurse · Prescribe')
  const list = '<ul><li>One</li><li>Two <strong>beds</strong></li></ul>'
  expect(line(list, { bed: 'bed' }, { beds: 'bed' })).toBe('Two beds')
})

test('the summary stands for words that only the title has, and the first sentence for a missing summary', () => {
  expect(line('<p>One. Two.</p>', treatment, {})).toBe('Summary.')
  expect(line('<p>One. Two.</p>', treatment, {}, '')).toBe('One.')
  expect(line('', treatment, {}, '')).toBe('')
})

test('nothing of a script is shown, and markup that is text stays text', () => {
  const found = { zebra: 'zebra' }
  const content =
    '<script>zebra()</script><style>zebra{}</style><p onclick="x">A &lt;b&gt; zebra<img src=x onerror=y></p>'
  expect(line(content, found, found)).toBe('A <b> zebra')
})

test('a sentence with the words that the title lacks is preferred, and the summary if it lacks none', () => {
  const content = '<p>Kipu is widely known. Ask how to leave early. Kipu has a form for it.</p>'
  const found = { kipu: 'kipu', leave: 'leaving' }
  const about = (title: string) => mentionLine({ title, excerpt: 'Summary.', content, asked: { kipu: 'kipu' }, found })
  expect(about('Kipu')).toEqual({ line: 'Ask how to leave early.', together: 2 })
  expect(about('How to leave Kipu')).toEqual({ line: 'Summary.', together: 2 })
  expect(about('Week')).toMatchObject({ together: 1 })
})

test('a phrase counts only as a whole', () => {
  const phrase = { 'no show': 'no-show', 'no shows': 'no-show' }
  const content = '<p>Shows what has no date, at length and often.</p><p>Each no-show is billed.</p>'
  expect(line(content, {}, phrase)).toBe('Each no-show is billed.')
})
