import fc from 'fast-check'
import { comparePosts } from '../../../shared/admin/post-difference'
import { compareTexts, foldPieces, type Piece } from '../../../shared/blog/difference'

const textOf = (pieces: readonly Piece[], left: Piece['kind']) =>
  pieces
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('')

it('is by words, within the paragraphs that differ', () => {
  expect(compareTexts('<p>One.</p><p>It costs $5.</p>', '<p>One.</p><p>It costs $6 now.</p><p>End</p>')).toEqual([
    { kind: 'same', text: '<p>One.</p>' },
    { kind: 'same', text: '<p>It costs $' },
    { kind: 'removed', text: '5' },
    { kind: 'added', text: '6 now' },
    { kind: 'same', text: '.</p>' },
    { kind: 'added', text: '<p>End</p>' },
  ])
})

it('holds both texts whole, whatever they are', () => {
  const text = fc
    .array(fc.constantFrom('<p>', '</p>', 'a', 'b', ' ', '\n', 'ä', '😀', '<br>'))
    .map((all) => all.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = compareTexts(before, after)
      expect(textOf(pieces, 'added')).toBe(before)
      expect(textOf(pieces, 'removed')).toBe(after)
    }),
  )
})

it('takes two long texts that have nothing in common for one in place of the other, soon', () => {
  const longText = (word: string) => Array.from({ length: 6_000 }, (_, at) => `${word}${at}`).join(' ')
  const begun = performance.now()
  expect(compareTexts(longText('a'), longText('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  expect(performance.now() - begun).toBeLessThan(3_000)
})

it('is folded to the surroundings of each change', () => {
  const long = 'word '.repeat(100)
  const folded = foldPieces(
    [
      { kind: 'same', text: long },
      { kind: 'added', text: 'x' },
      { kind: 'same', text: long },
      { kind: 'removed', text: 'y' },
      { kind: 'same', text: 'end' },
    ],
    20,
  )
  expect(
    foldPieces([
      { kind: 'same', text: 'What is ' },
      { kind: 'removed', text: 'left' },
    ]),
  ).toHaveLength(2)
  expect(folded.map((piece) => piece?.text.length)).toEqual([undefined, 16, 1, 20, undefined, 16, 1, 3])
})

it('names the fields of an article that differ, categories as they are called', () => {
  const texts = { slug: '', excerpt: '', content: '', featured_image_url: '', featured_image_alt: '', author: '' }
  const post = { ...texts, title: 'A', seo_title: '', seo_description: '', tags: ['x'], categories: ['Billing & RCM'] }
  expect(comparePosts(post, { ...post, categories: ['billing-and-rcm'] })).toEqual([])
  expect(comparePosts(post, { ...post, title: 'B', tags: ['x', 'y'] })).toMatchObject([
    { field: 'title' },
    {
      field: 'tags',
      pieces: [
        { kind: 'same', text: 'x' },
        { kind: 'added', text: ', y' },
      ],
    },
  ])
})
