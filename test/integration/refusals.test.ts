import request, { type Response } from 'supertest'
import type { AdminApi } from '../../shared/admin/api'
import { postDraftBounds } from '../../shared/admin/post-drafts'
import { perform } from '../support/acts'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { allRows } from '../support/database'
import { expectGolden } from '../support/golden'
import { correctionOf, leadOf, messageOf, sendLead, sendMessage } from '../support/lead'
import { newArticle } from '../support/posts'

const site = openApp({ env: { EDITORS: 'Jane Roe, psychiatry' } })
const admin = openAdmin(site)

const letters = (count: number) => 'x'.repeat(count)
const many = (count: number, of: unknown) => Array.from({ length: count }, () => of)
/** What is right but for one key, which is given each of these values in turn. */
const each = (values: Record<string, readonly unknown[]>, right: object = {}) =>
  Object.entries(values).flatMap(([name, all]) => all.map((value) => ({ ...right, [name]: value })))

const someId = '11111111-1111-4111-8111-111111111111'
const endpoint = { kind: 'webhook', description: 'x', address: 'https://crm.example/', events: ['lead.created'] }
const answer = { subject: 'Re: Prices', text: 'Hello', author: 'Ann', version: 0 }
const fields = Object.fromEntries(Array.from({ length: postDraftBounds.fieldsMax + 1 }, (_, at) => [`f${at}`, '']))
const years = ['0000-01-01', '0002-05-05', '0020-05-05', '0202-05-05', '0999-12-31'].map((day) => `${day}T10:00`)
const times = ['', 'tomorrow', '2062-01-01T09:00', '2027-02-30T09:00', '275760-09-13T00:00', '9999-12-31T23:59']

/** Queries of a call, its bodies, or what an act of the admin's pages is given, each wrong in one way. */
const wrong: Record<string, string | readonly unknown[]> = {
  'GET /api/vendors':
    'fields=starRating,none fields= fields=name, fields=__proto__ fields=constructor fields=x&fields=name',
  'GET /api/posts': `page=0 page=-1 page=1.5 page=one perPage=0 perPage=1e3 search=${letters(201)}`,
  'GET /api/match': `providers=five providers=1.5 providers=0 providers=999999 setting=attic budget=${'9'.repeat(201)}
    practice=dentist weights=1,2 industries=mental-health industry=autism&Providers=5&utm_source=x
    organizationDescription=Seven organization=practice&weights=solo&version=1 providers[]=5&constructor=x&__proto__=y`,
  'POST /api/match': each({
    must: [['teleportation']],
    industry: ['dentistry'],
    practice: ['dentist'],
    organization: ['dentist'],
    providers: [0],
    current: ['abacus'],
    organizationDescription: [letters(10_001), 'Group\0notes'],
    estimatedMonthlyBudget: ['$300 \ud800'],
    industries: ['autism'],
    weights: ['solo'],
    size: [null],
    constructor: [1],
    ['__proto__']: [{ providers: 5 }],
  }),
  'POST /api/leads': [
    {},
    [],
    null,
    7,
    'Ana',
    leadOf({ currentEmr: 'constructor', yourRole: 'king', lastName: 'a\0b' }),
  ],
  'POST /api/contact-messages': [
    {},
    { name: '', email: 'ana', subject: letters(201), message: 'a\0b' },
    messageOf({ message: letters(10_001) }),
  ],
  'POST /api/corrections': [{}, { vendor: 'nobody', field: 'nothing', email: 'ana' }],
  'POST /api/page-views': [
    [],
    ...each({ path: [undefined, 'comparisons', 7, '/\0', '/\ud800'] }),
    ...each(
      { query: [[], 'a=\0', 'a=\ud800'], referrer: ['https://x.example/\0', 'https://x.example/\ud800'] },
      { path: '/' },
    ),
  ],
  'GET /api/admin/leads': `page=0 page=x status=sold sort=luck industry=dentistry search=${letters(201)} search=%00
    after=x after=end before=1.2.3 after=0.${'9'.repeat(18)}.${'0'.repeat(36)}`,
  getOverview: 'days=8 days=0 days=-7 days= days=seven days=7.0',
  listCorrections: 'status=closed',
  'PATCH /api/admin/leads/{lead}': [
    [],
    ...each({ status: ['sold'], owner: [letters(201)] }),
    ...each({ draft: [' ', 'a\0b'] }, { draftVersion: 0 }),
    ...each({ draftVersion: [undefined, '0'] }, { draft: 'text' }),
  ],
  'POST /api/admin/leads/{lead}/letters': [
    {},
    ...each({ draft: ['a\0b'], author: [letters(5_000)] }, { draftVersion: 0 }),
  ],
  'POST /api/admin/leads/{lead}/letters/0': [{ draftVersion: -1 }],
  'POST /api/admin/leads/{lead}/decisions': each({
    decisions: [
      [],
      many(301, { key: 'labs', value: 'must' }),
      [{ key: 'nonsense', value: true }],
      [{ key: 'telehealth', value: 'maybe' }],
      [{ key: 'need:a\0b', value: true }],
      [
        { key: 'labs', value: 'must' },
        { key: 'providers', value: { least: 9, most: 3 } },
      ],
    ],
  }),
  'POST /api/admin/lead-changes': [
    ...each({ ids: [[], undefined, ['x'], many(101, someId)] }, { status: 'closed' }),
    ...each({ status: ['sold'], owner: [letters(201)] }, { ids: [someId] }),
  ],
  'POST /api/admin/message-changes': [
    { ids: [], status: 'closed' },
    { ids: [someId], status: 'in-review' },
  ],
  'GET /api/admin/messages': 'status=in-review',
  'PATCH /api/admin/messages/{message}': each({ status: ['in-review', 'sold', null] }),
  'GET /api/admin/arrivals': 'since=yesterday',
  'GET /api/admin/posts': `page=0 status=sold category=dentistry search=%00 search=${letters(201)}`,
  'POST /api/admin/posts': [{ title: 'B', author: 'Jane Row' }],
  'PATCH /api/admin/posts/{post}': each(
    {
      title: [' ', letters(201), 'a\0'],
      slug: ['Not an address', 'category'],
      excerpt: [letters(501)],
      content: [letters(50_001)],
      tags: ['a', many(11, 'tag'), [letters(51)]],
      featured_image_url: ['https://elsewhere.example/a.png', '/articles/../a.svg'],
      seo_title: [letters(71)],
      seo_description: [letters(201)],
      author: ['Jane Row', 'jane roe'],
      reviewed_by: ['Jane Roe', 'Jane Row'],
      reviewed_on: ['2099-01-01', '2026-02-30', '275760-09-13', '0000-01-01'],
      review_by: ['soon'],
      scheduled_at: [...times, ...years, '0202-05-05T10:00:00Z'],
    },
    { revision: 1 },
  ),
  'POST /api/admin/posts/{post}/draft': [
    ...each({ revision: [0, '1', undefined] }, { seen: null, values: {} }),
    ...each(
      {
        values: [
          ...['text', { content: 1 }, fields],
          ...[
            { content: letters(postDraftBounds.valueCharsMax + 1) },
            { [letters(postDraftBounds.nameCharsMax + 1)]: '' },
          ],
        ],
      },
      { revision: 1, seen: null },
    ),
  ],
  'POST /api/admin/posts/{post}/status': [{ status: 'draft', scheduled_at: 'soon' }, { status: 'sold' }],
  'POST /api/admin/blog-generations': [
    [],
    null,
    ...each({ topic: [5, 'a\0b', 'a\ud800b', letters(500), letters(501), 'How to bake sourdough bread at home'] }),
    ...each({ test: ['yes'], draft: [1] }),
  ],
  'discardPostDraft {post}': [{}],
  'decideCorrection {correction}': [
    ...each({ reason: ['', ' \u202e\u0001 ', letters(301), null, 7] }, { decision: 'accepted', seen: '' }),
    { decision: 'perhaps', reason: 'It is.', seen: '' },
  ],
  'answerMessage {message}': each(
    { text: ['', 'Hello Ana,', letters(20_001)], subject: [' '], version: ['none'] },
    answer,
  ),
  saveView: each({ list: ['posts'], name: [' '], query: [undefined] }, { list: 'leads', name: 'A', query: '' }),
  createTemplate: each({ name: [''], text: [' '] }, { name: 'A', text: 'A' }),
  createToken: each(
    { name: [undefined, 'System (token)'], scopes: [[], ['all']] },
    { name: 'x', scopes: ['leads:read'] },
  ),
  invitePerson: [{ name: 'Password sign-in', role: 'reader' }],
  createEndpoint: [
    ...each({ address: ['https://10.0.0.8/hooks', 'http://crm.example/'] }, endpoint),
    ...each(
      {
        address: [
          'https://hooks.slack.com.evil.example/services/x',
          'https://hooks.slack.com/x',
          'https://a.example/services/',
        ],
      },
      { ...endpoint, kind: 'slack' },
    ),
  ],
}

it('what is wrong with a query or body is said at its field, and nothing is changed', async () => {
  const correction = (await request(site.app).post('/api/corrections').send(correctionOf()).expect(201)).body.id
  const [lead, message, post] = [await sendLead(site), await sendMessage(site), (await newArticle(admin)).id]
  const ids: Record<string, string> = { lead, message, post, correction }

  async function ask(call: string, given: unknown): Promise<Response> {
    const [first = '', path] = call.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? '').split(' ')
    if (!path && typeof given === 'string') return perform(admin, `${first as keyof AdminApi}?${given}`)
    if (!path?.startsWith('/')) return perform(admin, first as keyof AdminApi, ...(path ? [path] : []), given)
    if (first === 'GET') return admin.get(`${path}?${given}`)
    const asked = first === 'PATCH' ? admin.patch(path) : admin.post(path)
    return asked.type('json').send(JSON.stringify(given))
  }

  const lines: string[] = []
  const untouched = ['rate_limits', 'sessions', 'admin_sessions']
  const before = await allRows(site.db, untouched)
  for (const [call, all] of Object.entries(wrong))
    for (const given of typeof all === 'string' ? all.split(/\s+/) : all) {
      const { status, type, body } = await ask(call, given)
      expect([call, type]).toEqual([call, 'application/problem+json'])
      const said = (body.errors ?? []).map(
        (one: Record<string, string>) => `\n  ${one.field || '(all)'}: ${one.message}`,
      )
      const shown = typeof all === 'string' ? String(given) : JSON.stringify(given)
      lines.push(`${call} ${shown.slice(0, 120)}: ${status}${said.join('')}`.replace(/(.)\1{30,}/g, '$1…'))
    }
  expectGolden('refusals.txt', `${lines.join('\n')}\n`)
  expect(await allRows(site.db, untouched)).toBe(before)
})
