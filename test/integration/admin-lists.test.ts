import type { LeadPage } from '../../shared/admin/leads'
import { openAdmin } from '../support/admin'
import { openApp } from '../support/app'
import { storeLead } from '../support/promise'

const site = openApp()
const admin = openAdmin(site)
beforeEach(() => site.db.raw('truncate leads, contact_messages, deliveries, outbox, blog_posts cascade'))

const leadsOf = async (query: string): Promise<LeadPage> =>
  (await admin.get(`/api/admin/leads?${query}`).expect(200)).body
const idsOf = ({ leads }: LeadPage) => leads.map(({ id }) => id)

/** Leads of every status, some with the same time and the same organization. */
async function fillLeads(count: number, answers = 'A description.'): Promise<void> {
  await site.db.raw(
    `insert into leads (id, created_at, first_name, last_name, work_email, phone_number, organization_name, industry,
       current_emr, number_of_providers, estimated_monthly_budget, your_role, organization_description, status, owner)
     select gen_random_uuid(), timestamptz '2026-01-01' + (n / 3) * interval '1 hour' + (n % 2) * interval '1 microsecond',
       'F' || n, 'L', n || '@x.example', '555', 'Org ' || n % 7, (array['autism', 'other'])[1 + n % 2], 'kipu', '2-10',
       '$1', 'owner', ?, (array['new', 'in-review', 'answered', 'closed', 'spam'])[1 + n % 5],
       (array['Kim', null, 'Lee'])[1 + n % 3]
     from generate_series(1, ?::int) as n`,
    [answers, count],
  )
}

/** The pages from first to last or from last to first, each reached by the previous one's link. */
async function walk(query: string, way: 'next' | 'previous', between = async () => {}): Promise<string[]> {
  const ids: string[] = []
  let place: string | null = way === 'next' ? '' : 'before=end'
  while (place !== null) {
    const page = await leadsOf(`${query}&${place}`)
    ids.push(...(way === 'next' ? idsOf(page) : idsOf(page).toReversed()))
    const cursor: string | null = page[way]
    place = cursor && `${way === 'next' ? 'after' : 'before'}=${cursor}`
    await between()
  }
  return ids
}

const isOpen = `status in ('new', 'in-review')`

const lists: [query: string, where: string, order: string][] = [
  [
    '',
    'true',
    `(${isOpen}) desc, status = 'spam', case when ${isOpen} then created_at end, case when ${isOpen} then id end, created_at desc, id desc`,
  ],
  ['sort=newest', 'true', 'created_at desc, id desc'],
  ['sort=oldest', 'true', 'created_at, id'],
  ['sort=organization', 'true', 'lower(organization_name), created_at, id'],
  ['status=open', isOpen, 'created_at, id'],
  ['status=spam', `status = 'spam'`, 'created_at desc, id desc'],
  ['status=in-review&sort=newest', `status = 'in-review'`, 'created_at desc, id desc'],
  ['owner=Kim&sort=oldest', `owner = 'Kim'`, 'created_at, id'],
  ['owner=-&industry=autism&sort=newest', `owner is null and industry = 'autism'`, 'created_at desc, id desc'],
]

describe('the pages of a list of leads', () => {
  it.each(lists)('of %j show every lead once and in order, forward and backward', async (query, where, order) => {
    await fillLeads(110)
    const expected = await site.db('leads').whereRaw(where).orderByRaw(order).pluck('id')
    expect(await walk(query, 'next')).toEqual(expected)
    expect(await walk(query, 'previous')).toEqual(expected.toReversed())
    // The last of them is empty.
    const numbered = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => leadsOf(`${query}&page=${page}`)))
    expect(numbered.flatMap(idsOf)).toEqual(expected)
  })

  it.each(lists)('of %j show every lead once while others are added', async (query, where, order) => {
    await fillLeads(90)
    const expected = await site.db('leads').whereRaw(where).orderByRaw(order).pluck('id')
    const seen = await walk(query, 'next', async () => {
      const id = await storeLead(site.db)
      await site.db('leads').where({ id }).update({ created_at: '2025-12-31' })
      await storeLead(site.db)
    })
    expect(seen.filter((id) => expected.includes(id))).toEqual(expected)
  })

  it('continue after the last lead of a page was answered or erased', async () => {
    await fillLeads(100)
    const first = await leadsOf('')
    const expected = idsOf(await leadsOf('page=2'))
    const [last] = idsOf(first).slice(-1)
    await site.db('leads').where({ id: last }).update({ status: 'answered' })
    expect(idsOf(await leadsOf(`after=${first.next}`))).toEqual(expected)
    await site.db('leads').where({ id: last }).delete()
    expect(idsOf(await leadsOf(`after=${first.next}`))).toEqual(expected)
  })

  it.each(['after=9.1.00000000-0000-0000-0000-000000000000', 'before=0.1.00000000-0000-0000-0000-000000000000'])(
    'are empty if %s matches nothing',
    async (query) => {
      await fillLeads(3)
      for (const more of ['', '&search=description', '&sort=organization'])
        expect((await leadsOf(`${query}${more}`)).leads).toEqual([])
    },
  )

  it('are reached by links that work without a script and contain no names', async () => {
    await fillLeads(60)
    const { text } = await admin.get('/admin/leads?sort=organization').expect(200)
    expect(text).toContain('Page 1 of 2')
    const next = /href="([^"]*)"[^>]*>Next</.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(next).toMatch(/^\/admin\/leads\?sort=organization&page=2&after=0\.\d+\.[\da-f-]{36}$/)
    expect((await admin.get(next).expect(200)).text).toContain('Page 2 of 2')
    expect((await admin.get('/admin/leads?before=end').expect(200)).text).toContain('Last page')
    await admin.get('/admin/leads?page=3').expect(404)
  })

  it('count up to a thousand leads', async () => {
    await fillLeads(1_300)
    expect(await leadsOf('')).toMatchObject({ total: 1_000, totalIsLeast: true, counts: { new: 260, open: 520 } })
    expect(await leadsOf('status=new')).toMatchObject({ total: 260, totalIsLeast: false })
    expect((await admin.get('/admin/leads')).text).toContain('1,000+ leads')
  })
})

describe('a search of leads', () => {
  const found = async (term: string) => {
    const { leads, total } = await leadsOf(`search=${encodeURIComponent(term)}`)
    expect(total).toBe(leads.length)
    return leads.map(({ firstName }) => firstName)
  }

  it.each([
    'zoe quinn',
    'QUINN zoë',
    'harbor muller',
    'strasse',
    'smorrebrod',
    '5550107788',
    '555 010 7788',
    '+1 (555) 010-7788',
    '010-7788',
    '(555) 010',
    '555 010 zoe',
    '9f1e2d3c-aaaa-4bbb-8ccc-1234567890ab',
    'quinn 555.010.7788',
    'simplepractice',
    'Simple Practice',
    'simple-practice harbor',
    'harbor_h 100%',
    'qu',
    'of z',
    'kim',
    'line two',
    "zurich's",
    '%',
    '_',
    'operations manager',
    'Eating',
  ])(
    'for %j finds words in any order, without accents, numbers by their digits, and the present system',
    async (term) => {
      const id = await storeLead(site.db, {
        firstName: 'Zoë',
        lastName: 'Quinn-Müller',
        phoneNumber: '(555) 010-7788',
        organizationName: '100% Harbor_House of Zürich’s',
        currentEmr: 'simple-practice',
        yourRole: 'practice-manager',
        industry: 'eating-disorder',
        organizationDescription: 'Straße and smørrebrød, line\ntwo. Case 9f1e2d3c-aaaa-4bbb-8ccc-1234567890ab.',
      })
      await site.db('leads').where({ id }).update({ owner: 'Kim' })
      await storeLead(site.db, { firstName: 'Other', currentEmr: 'kipu', organizationName: 'Else' })
      expect(await found(term)).toEqual(['Zoë'])
    },
  )

  it.each(['quinn nobody', 'ui', '5550107789', 'xx'])('for %j finds nothing', async (term) => {
    await storeLead(site.db, { firstName: 'Zoë', lastName: 'Quinn', phoneNumber: '(555) 010-7788' })
    expect(await found(term)).toEqual([])
  })

  it('for a complete email address finds its leads, and others only if it has none', async () => {
    await storeLead(site.db, { firstName: 'Ana', workEmail: 'Ana@x.example' })
    await storeLead(site.db, { firstName: 'Joana', workEmail: 'joana@x.example' })
    await storeLead(site.db, {
      firstName: 'Bo',
      workEmail: 'bo@y.example',
      organizationDescription: 'Ask lee@x.example.',
    })
    expect(await found('ana@X.example')).toEqual(['Ana'])
    expect(await found('lee@x.example')).toEqual(['Bo'])
    expect((await found('x.example')).sort()).toEqual(['Ana', 'Bo', 'Joana'])
  })

  it.each(['quorvex', 'x.example quorvex'])(
    'for %j finds the rare matches of one word behind any number of other leads, in order',
    async (words) => {
      await fillLeads(1_500)
      await site.db.raw(`update leads set organization_name = 'Quorvex ' || organization_name
      where id in (select id from leads order by created_at desc offset 1200 limit 60)`)
      for (const [query, , order] of lists.slice(0, 4)) {
        const expected = await site
          .db('leads')
          .where('organization_name', 'like', 'Quorvex%')
          .orderByRaw(order)
          .pluck('id')
        const search = `${query}&search=${encodeURIComponent(words)}`
        expect(await walk(search, 'next')).toEqual(expected)
        expect(await walk(search, 'previous')).toEqual(expected.toReversed())
        const numbered = await Promise.all([1, 2, 3].map((page) => leadsOf(`${search}&page=${page}`)))
        expect(numbered.flatMap(idsOf)).toEqual(expected)
      }
    },
  )

  it('shows frequent matches page by page, and says that there are more', async () => {
    await fillLeads(1_500)
    for (const [query, where, order] of lists.slice(0, 5)) {
      const expected = await site.db('leads').whereRaw(where).orderByRaw(order).pluck('id')
      const first = await leadsOf(`${query}&search=description`)
      const second = await leadsOf(`${query}&search=description&after=${first.next}`)
      const last = await leadsOf(`${query}&search=description&before=end`)
      expect([...idsOf(first), ...idsOf(second)]).toEqual(expected.slice(0, 50))
      expect(idsOf(last)).toEqual(expected.slice(-25))
    }
    expect(await leadsOf('search=description')).toMatchObject({ total: 1_000, totalIsLeast: true })
  })

  it('can be exported, however many leads it finds, each once and in order', async () => {
    await fillLeads(1_200)
    const found = site.db('leads').whereRaw(isOpen).orderByRaw('created_at, id')
    const { text } = await admin.get('/api/admin/leads.csv?search=description&status=open').expect(200)
    expect(text.match(/(?<=,)F\d+(?=,)/g)).toEqual(await found.pluck('first_name'))
    expect((await admin.get('/api/admin/leads.csv').expect(200)).text.match(/,F\d+,/g)).toHaveLength(1_200)
  })
})
