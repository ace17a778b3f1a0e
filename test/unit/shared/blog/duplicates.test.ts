import { findRepetitions } from '../../../../shared/blog/duplicates'

const day = 24 * 60 * 60_000
const today = new Date('2026-11-21T12:00:00Z')
const since = new Date(today.getTime() - 10 * day)

/** `a-3 title text`: post `a` of three days ago with keys for its title and text, `-` for none. */
function post(written: string) {
  const [named = '', title = '-', text = '-'] = written.split(' ')
  const [id = '', age] = named.split('-')
  const key = (given: string) => (given === '-' ? null : given)
  return {
    id,
    publishedAt: new Date(today.getTime() - Number(age) * day),
    titleKey: key(title),
    textKey: key(text),
  }
}

it.each<[string, string[], string[]]>([
  ['no posts', [], []],
  ['posts of their own', ['a-3 t1 x1', 'b-2 t2 x2'], []],
  ['the same title', ['a-3 t x1', 'b-2 t x2'], ['b repeats title of a']],
  ['the same text', ['a-3 t1 x', 'b-2 t2 x'], ['b repeats text of a']],
  ['both: the text counts', ['a-3 t x', 'b-2 t x'], ['b repeats text of a']],
  [
    'three of a kind: the oldest stays',
    ['c-1 t x', 'a-3 t x', 'b-2 t x'],
    ['b repeats text of a', 'c repeats text of a'],
  ],
  ['the repeated one is long published', ['a-300 t x', 'b-2 t x'], ['b repeats text of a']],
  ['the repeating one is too', ['a-300 t x', 'b-11 t x'], []],
  ['ten days to the moment', ['a-300 t x', 'b-10 t x'], ['b repeats text of a']],
  ['nothing to compare', ['a-3 - -', 'b-2 - -'], []],
  ['one moment: the order of the ids', ['b-2 t x', 'a-2 t x'], ['b repeats text of a']],
  ['a chain: what only a removed one said stays said', ['a-3 t x1', 'b-2 t x2', 'c-1 u x2'], ['b repeats title of a']],
  ['texts first where two are repeated', ['a-4 t x1', 'b-3 u x', 'c-2 t x'], ['c repeats text of b']],
])('%s', (_case, posts, expected) => {
  const found = findRepetitions(posts.map(post), since)
  expect(found.map((one) => `${one.post.id} repeats ${one.repeats} of ${one.of.id}`)).toEqual(expected)
})
