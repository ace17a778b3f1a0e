import { gradeOf, readPage } from '../../support/visible-words'
import { wordExcessOf } from '../../support/word-budgets'

const pageOf = (main: string) => `<body><header>Menu here</header><main>${main}</main><footer>Foot</footer></body>`

test.each([
  ['the words of its main part alone', '<h1>Four words are <b>here</b></h1>', ['Four words are here']],
  ['a closed part as its label', '<details><summary>More</summary><p>Not shown.</p></details>', ['More']],
  [
    'an open part whole',
    '<details open><summary>More</summary><p>It is shown.</p></details>',
    ['More', 'It is shown.'],
  ],
  ['nothing hidden', '<p hidden>No.</p><p class="sr-only">No.</p><div popover>No.</div><p>Yes.</p>', ['Yes.']],
  ['nothing that a list offers', '<label>Size <select><option>One<option>Two</select></label>', ['Size']],
])('a page counts %s', (_, main, blocks) => {
  expect(readPage(pageOf(main)).blocks).toEqual(blocks)
})

test('the grade grows with the length of sentences and words, and leaves quotations out', () => {
  // 6 words and 6 syllables in a sentence: 0.39 × 6 + 11.8 − 15.59.
  expect(gradeOf(['The cat sat on the mat.'])).toBeCloseTo(-1.45)
  const hard = 'Interoperability considerations notwithstanding, organizations customarily anticipate remuneration.'
  expect(gradeOf([hard])).toBeGreaterThan(20)
  const { grade } = readPage(pageOf(`<p>The cat sat on the mat.</p><blockquote><p>${hard}</p></blockquote>`))
  expect(grade).toBeCloseTo(-1.45)
})

test('a page beyond its bounds is told with the number', () => {
  const text = pageOf(`<p>${'Yes we can. '.repeat(400)}</p>`)
  expect(wordExcessOf({ path: '/about', text })).toEqual(['/about: 1200 words, at most 350 are allowed'])
  expect(wordExcessOf({ path: '/rules', text })).toEqual([])
})
