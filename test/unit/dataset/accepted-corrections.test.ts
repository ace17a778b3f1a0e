import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { changesFeed } from '../../../server/dataset/atom'
import { correctionDecision } from '../../../shared/admin/corrections'
import { type Change, changeSchema } from '../../../shared/catalogue/history'
import type { PublishedCorrection } from '../../../shared/corrections/published'
import { acceptedCorrections, acceptedShownMax } from '../../../shared/dataset/accepted-corrections'

const id = '11111111-1111-4111-8111-111111111111'
const published: PublishedCorrection = {
  ...{ id, vendor: 'kipu', field: 'telehealth', statement: 'Part of every plan & <more>.' },
  acceptedAt: '2026-12-01T03:30:00.000Z',
}
const change: Change = {
  ...{ date: '2026-12-05', version: '2026.12.05', vendor: 'kipu', field: 'telehealth', why: 'correction' },
  ...{ correction: id, from: { value: true, basis: 'sourced' }, to: { value: 'partly', basis: 'sourced' } },
}
const shown = (history: Change[], all = [published]) => acceptedCorrections(all, 'America/New_York', history)
const site = { siteUrl: 'https://guide.example', siteName: 'A & B' }

test('an accepted report is pending until the history names it, and is done from then on', () => {
  expect(shown([])).toMatchObject([{ label: 'Telehealth', dateLabel: 'November 30, 2026', done: null }])
  expect(shown([{ ...change, correction: undefined }])[0]?.done).toBeNull()
  expect(shown([change])[0]?.done).toEqual({ version: '2026.12.05', to: '/changes/2026-12-05#kipu-2026-12-05' })
})

test('reports about a removed vendor or field are left out, and the list has a maximum length', () => {
  expect(shown([], [{ ...published, field: 'gone' }])).toEqual([])
  expect(shown([], [{ ...published, vendor: 'gone' as never }])).toEqual([])
  expect(shown([], Array(acceptedShownMax + 9).fill(published))).toHaveLength(acceptedShownMax)
})

test('the history names a report only in a correction or in a change by the vendor', () => {
  for (const why of ['correction', 'vendor', 'source', 'review', 'decay'] as const)
    expect([why, changeSchema.safeParse({ ...change, why }).success]).toEqual([why, /correction|vendor/.test(why)])
  expect(changeSchema.safeParse({ ...change, correction: 'the one of May' }).success).toBe(false)
})

test('the feed has one entry per report, newest first, whatever its sentence contains', () => {
  const group = {
    vendor: 'kipu',
    name: 'Kipu',
    date: '2026-11-22',
    dateLabel: '',
    versions: 'version 1',
    isAdded: false,
    lines: [],
  } as const
  const firstRecorded = [
    { field: 'clinical.bedBoard', label: 'Bed board' },
    { field: 'clinical.labs', label: 'Labs' },
  ]
  const groups = [{ ...group, lines: [], firstRecorded }]
  const xml = changesFeed(groups, shown([change]), site)
  expect(XMLValidator.validate(xml)).toBe(true)
  const { feed } = new XMLParser().parse(xml)
  expect(feed.entry.map(({ id: place }: { id: string }) => place)).toEqual([
    `https://guide.example/changes#correction-${id}`,
    'https://guide.example/changes#kipu-2026-11-22',
  ])
  expect(feed.updated).toBe(published.acceptedAt)
  expect(feed.entry[1].content).toContain('Recorded for the first time: Bed board and Labs')
  expect(feed.entry[0].content).toContain('Part of every plan & <more>.')
  expect(feed.entry[0].content).toContain('Done in version 2026.12.05. (corrected by a reader)')
})

test.each([
  ['two\r\nlines\tand  more', 'two lines and more'],
  ['\u202eturned\u2069 around\u0007\u0000'.replace('\u0000', ''), 'turned around'],
  ['not XML \ufffe\uffff', 'not XML'],
])('the public sentence %j is stored as %j', (reason, kept) => {
  expect(correctionDecision.parse({ decision: 'accepted', seen: '', reason }).reason).toBe(kept)
})
