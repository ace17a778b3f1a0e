import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { GenerateCard } from '../../../client/admin/components/blog-tools/generate-card'
import { GenerationOutcome } from '../../../client/admin/components/blog-tools/generation-outcome'
import { LetterState } from '../../../client/admin/components/leads/letter-state'
import { Figures } from '../../../client/admin/components/overview/figures'
import { Compared, Funnel } from '../../../client/admin/components/overview/funnel'
import { PageName } from '../../../client/admin/components/overview/origins'
import { FeaturedField } from '../../../client/admin/components/posts/featured-field'
import type { Generation, Writer } from '../../../shared/admin/generations'
import type { LeadDetail } from '../../../shared/admin/leads'
import type { Overview } from '../../../shared/admin/overview'
import { wordsOf } from '../../support/pages'

const shown = (element: Parameters<typeof renderToStaticMarkup>[0]) => wordsOf(renderToStaticMarkup(element))
const drawn = (element: ReactNode) => shown(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)

test('the share of all views that became a lead is left out if more leads came than views of the form', () => {
  expect(shown(<Funnel views={134} formViews={30} leads={8} />)).toContain('Of all views, 6% became a lead.')
  expect(shown(<Funnel views={134} formViews={8} leads={30} />)).not.toContain('became a lead')
  expect(shown(<Funnel views={0} formViews={0} leads={0} />)).not.toContain('became a lead')
})

test('the counts of a period stand once beside the period before it', () => {
  const overview = { days: 30, byDay: [], funnel: { views: 120, formViews: 9, leads: 3 } } as unknown as Overview
  const before = { views: 100, formViews: 0, leads: 6, messages: 0 }
  const words = shown(<Compared overview={{ ...overview, before }} />)
  expect(words).toContain('The 30 days before Page views 100 (since then +20%)')
  expect(words).toContain('Leads 6 (since then -50%)')
  expect(words).not.toContain('120')
  const none = { views: 0, formViews: 0, leads: 0, messages: 0 }
  expect(shown(<Compared overview={{ ...overview, before: none }} />).trim()).toBe(
    'Nothing was counted in the 30 days before.',
  )
})

test('the overview begins with what is due next, and ends with the zeros', () => {
  const overview = {
    leads: { new: 20, open: 27, overdue: 0, nextDue: { day: '2026-11-30', count: 25 } },
    ...{ messages: { new: 0, overdue: 0 }, spam: { leads: 39, messages: 0 }, corrections: { new: 1 } },
    ...{
      sourceLinks: { gone: 0 },
      emails: { oldestEnqueuedAt: null, waiting: 0, failed: 2 },
      webhooks: { failing: [] },
    },
    ...{ unpublished: [], readAt: '2026-11-27T12:00:00Z', timeZone: 'UTC' },
  } as unknown as Overview
  const words = (given: Overview) => drawn(<Figures {...given} />)
  const order = ['Leads due next 25 Due Mon, Nov 30; 27 open in all', 'New messages 0', 'Leads held as spam 39']
  const places = [...order, 'Failed emails 2', 'Broken source links 0'].map((one) => words(overview).indexOf(one))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  const late = { ...overview, leads: { ...overview.leads, overdue: 2 } }
  expect(words(late).trim()).toMatch(/^Overdue leads 2/)
})

test('views of addresses that have no page are one row, without a link', () => {
  expect(renderToStaticMarkup(<PageName path="other" />)).toBe('Pages not found')
})

test('the notes on a letter are to be checked, because the letter may say the same', () => {
  const draft = { savedAt: null, notes: ['We have not reviewed BestNotes.'] }
  const words = shown(
    <LetterState lead={{ draft, reading: { points: [] }, timeZone: 'UTC' } as unknown as LeadDetail} />,
  )
  expect(words).toContain('Check before sending We have not reviewed BestNotes.')
})

test.each<[Writer, boolean]>([
  [{ kind: 'catalogue' }, true],
  [{ kind: 'model', model: 'any' }, false],
])('the blog tools with the writer %j say what a topic outside the catalogue uses up: %s', (writer, isSaid) => {
  const quota = { limit: 8, remaining: 8, blockedUntil: null, secondsBlocked: 0, writer }
  const text = drawn(<GenerateCard quota={quota} blockedMinutes={0} generation={null} />)
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

const post = { id: 'id', title: 'Reminders', slug: 'reminders', status: 'draft' } as const

test.each<[Partial<Generation>, string]>([
  [{ state: 'failed', error: 'The model refused.' }, 'Error The model refused. Try again'],
  [{ test: true, post }, 'Test Complete High-quality test article generated successfully! Reminders'],
  [{ post }, 'Kept as a draft "Reminders" is ready to be read and published. Open the draft'],
  [
    { post, reasons: ['Opus costs more than $7.'] },
    'Kept as a draft "Reminders" was written but not published: Opus costs more than $7. Open the draft',
  ],
  [{ state: 'active', post }, ''],
])('the outcome of the generation %j is told', (given, words) => {
  const generation: Generation = {
    ...{ id: 'a', state: 'completed', stage: 'publishing', progress: 100, topic: '', test: false, draft: false },
    ...given,
  }
  expect(drawn(<GenerationOutcome generation={generation} />).trim()).toBe(words)
})

test('the blog tools say how long they are blocked, and why a topic is rejected, at its field, where it stays', () => {
  const quota = {
    limit: 8,
    remaining: 0,
    blockedUntil: null,
    secondsBlocked: 0,
    writer: { kind: 'catalogue' },
  } as const
  const errors = [{ field: 'topic', message: 'Nothing on "bread".' }]
  const problem = { type: 'about:blank', title: 'Invalid', status: 422, errors }
  const refused = { intent: 'generate', problem, values: { topic: 'How to bake bread' } }
  const text = drawn(<GenerateCard quota={quota} blockedMinutes={1439} generation={null} refused={refused} />)
  expect(text).toContain('Rate Limited')
  expect(text).toContain('Remaining attempts: 0 of 8. Too many attempts. Try again in 1439 minutes (about 24 hours)')
  expect(text).toContain('Nothing on "bread".')
  expect(text).toContain('How to bake bread')
})
