import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { GenerateCard } from '../../../client/admin/components/blog-tools/generate-card'
import { LetterState } from '../../../client/admin/components/leads/letter-state'
import { Funnel } from '../../../client/admin/components/overview/funnel'
import { PageName } from '../../../client/admin/components/overview/origins'
import { FeaturedField } from '../../../client/admin/components/posts/featured-field'
import type { Writer } from '../../../shared/admin/generations'
import type { LeadDetail } from '../../../shared/admin/leads'
import { wordsOf } from '../../support/pages'

const shown = (element: Parameters<typeof renderToStaticMarkup>[0]) => wordsOf(renderToStaticMarkup(element))

test('the share of all views that became a lead is left out if more leads came than views of the form', () => {
  expect(shown(<Funnel views={134} formViews={30} leads={8} />)).toContain('Of all views, 6% became a lead.')
  expect(shown(<Funnel views={134} formViews={8} leads={30} />)).not.toContain('became a lead')
  expect(shown(<Funnel views={0} formViews={0} leads={0} />)).not.toContain('became a lead')
})

test('views of addresses that have no page are one row, without a link', () => {
  expect(renderToStaticMarkup(<PageName path="other" />)).toBe('Pages not found')
})

test('the notes on a letter are to be checked, because the letter may say the same', () => {
  const draft = { savedAt: null, notes: ['We have not reviewed BestNotes.'] }
  expect(shown(<LetterState lead={{ draft, timeZone: 'UTC' } as unknown as LeadDetail} />)).toContain(
    'Check before sending We have not reviewed BestNotes.',
  )
})

test.each<[Writer, boolean]>([
  [{ kind: 'catalogue' }, true],
  [{ kind: 'model', model: 'any' }, false],
])('the blog tools with the writer %j say what a topic outside the catalogue uses up: %s', (writer, isSaid) => {
  const quota = { limit: 8, remaining: 8, blockedUntil: null, writer }
  const element = <GenerateCard quota={quota} blockedMinutes={0} generation={null} />
  const text = shown(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  expect(text).toContain('Tests count too and are never published.')
  expect(text.includes('A topic outside the catalogue does not use up an attempt.')).toBe(isSaid)
})

test.each([
  ['/articles/42-cfr-part-2-in-the-emr.svg', 1],
  ['https://elsewhere.example/a.png', 0],
  ['', 0],
])('the field of an article with the picture %j shows it %i times', (value, times) => {
  const html = renderToStaticMarkup(<FeaturedField value={value} pictures={[]} />)
  expect(html.match(/<img /g) ?? []).toHaveLength(times)
  if (times > 0) expect(html).toContain(`src="${value}"`)
})
