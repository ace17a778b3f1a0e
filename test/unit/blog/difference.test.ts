import { diffArrays, diffWordsWithSpace } from 'diff'
import { comparePosts } from '../../../shared/admin/post-difference'
import { compareTexts, foldPieces, type Piece } from '../../../shared/blog/difference'
import { fc } from '../../support/fast-check'

jest.mock('diff', () => {
  const actual = jest.requireActual('diff')
  return {
    ...actual,
    diffArrays: jest.fn(actual.diffArrays),
    diffWordsWithSpace: jest.fn(actual.diffWordsWithSpace),
  }
})

const textOf = (pieces: readonly Piece[], left: Piece['kind']) =>
  pieces
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('')

it('marks changes word by word within paragraphs that differ', () => {
  expect(compareTexts('<p>One.</p><p>It costs $5.</p>', '<p>One.</p><p>It costs $6 now.</p><p>End</p>')).toEqual([
    { kind: 'same', text: '<p>One.</p>' },
    { kind: 'same', text: '<p>It costs $' },
    { kind: 'removed', text: '5' },
    { kind: 'added', text: '6 now' },
    { kind: 'same', text: '.</p>' },
    { kind: 'added', text: '<p>End</p>' },
  ])
})

it('contains both texts in full, whatever they are', () => {
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

/** The sum of the squared edits that comparisons may search: their worst-case time. */
function worstWork(before: string, after: string): number {
  const compared = [diffArrays, diffWordsWithSpace] as unknown as jest.Mock[]
  for (const compare of compared) compare.mockClear()
  compareTexts(before, after)
  const bounds = compared.flatMap(({ mock }) => mock.calls.map(([, , { maxEditLength }]) => maxEditLength as number))
  return bounds.reduce((sum, bound) => sum + bound ** 2, 0)
}

it('treats two long texts with nothing in common as a replacement', () => {
  const longText = (word: string) => Array.from({ length: 6_000 }, (_, at) => `${word}${at}`).join(' ')
  expect(compareTexts(longText('a'), longText('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})

it('takes no longer for many changed paragraphs than for one', () => {
  const paragraphs = (word: string, count: number) =>
    Array.from({ length: count }, (_, at) => `<p>${word} ${at} ${word}</p>`).join('')
  const one = worstWork(paragraphs('a', 1), paragraphs('b', 1))
  expect(worstWork(paragraphs('a', 200), paragraphs('b', 200))).toBeLessThan(1.5 * one)
  expect(compareTexts(paragraphs('a', 200), paragraphs('b', 200)).filter(({ kind }) => kind === 'added')).toHaveLength(
    400,
  )
})

it('shows only the surroundings of each change', () => {
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

it('lists the differing fields of an article, with category names', () => {
  const texts = { slug: '', excerpt: '', content: '', featured_image_url: '', featured_image_alt: '', author: '' }
  const reviews = { reviewed_on: '', reviewed_by: '', review_by: '' }
  const post = {
    ...texts,
    ...reviews,
    title: 'A',
    seo_title: '',
    seo_description: '',
    tags: ['x'],
    categories: ['Billing & RCM'],
  }
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
