import { cardImages } from '../../../client/components/blog/post-card'
import type { PostSummary } from '../../../shared/blog/post'

/** A post with this picture and these categories. */
const post = (picture: string | null, ...categories: string[]) =>
  ({ slug: 'some-article', featured_image_url: picture, categories }) as PostSummary

test('each card shows its own picture, and a repeated or missing one is replaced by the drawing of a category, or a general one', () => {
  expect(
    cardImages([
      post('/articles/a.svg', 'billing-and-rcm'),
      post('/articles/a.svg', 'billing-and-rcm'),
      post(null, 'Billing & RCM', 'best-emr-at'),
      post(null, 'best-emr-at'),
      post('https://elsewhere.example/b.png', 'Staff'),
      post('/articles/b.svg'),
    ]),
  ).toEqual([
    { url: '/articles/a.svg' },
    { drawing: 'ledger' },
    { drawing: 'record' },
    { drawing: 'desk' },
    { drawing: 'pipeline' },
    { url: '/articles/b.svg' },
  ])
})

test('a picture stays with the article it was made for, not with a newer one that borrows it', () => {
  const borrower = post('/articles/kipu-walk-through.svg', 'best-emr-at')
  const owner = { ...post('/articles/kipu-walk-through.svg', 'best-emr-at'), slug: 'kipu-walk-through' }
  expect(cardImages([borrower, owner])).toEqual([{ drawing: 'record' }, { url: '/articles/kipu-walk-through.svg' }])
})

test('the logo is shown only where every general drawing is taken', () => {
  const posts = [post('/articles/a.svg'), ...Array.from({ length: 5 }, () => post(null))]
  expect(cardImages(posts).slice(1)).toEqual([
    ...['ledger', 'desk', 'record', 'pipeline'].map((drawing) => ({ drawing })),
    'logo',
  ])
})

test('cards show nothing where no article has a picture', () => {
  expect(cardImages([post(null, 'best-emr-at'), post(null)])).toEqual([null, null])
})
