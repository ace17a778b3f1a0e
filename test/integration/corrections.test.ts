import request from 'supertest'
import { readLedger } from '../../operations/ledger-report'
import { openApp, storeKinds } from '../support/app'
import { correctionOf } from '../support/lead'

describe.each(storeKinds)('reports of wrong values, limits counted in %s', (store) => {
  const site = openApp({ store })
  beforeEach(() => site.db.raw('truncate corrections, deliveries, outbox cascade'))

  const post = (answers: Record<string, string>) => request(site.app).post('/corrections').type('form').send(answers)

  it('are counted by the limit and the ledger', async () => {
    const { headers } = await request(site.app).post('/api/corrections').send(correctionOf()).expect(201)
    expect(headers.ratelimit).toContain('remaining=')
    const { account, faults } = await readLedger(site.db)
    expect(account).toContain('1 corrections are stored; 0 of them are suspected spam, so their emails are held back.')
    expect(faults).toEqual([])
  })

  it('can be sent with a plain form, which redirects and says thanks', async () => {
    const { status, headers } = await post(correctionOf({ source: '', email: '' }))
    expect([status, headers.location]).toEqual([302, '/corrections?sent'])
    expect(await site.db('corrections')).toMatchObject([{ vendor: 'kareo', source: null, email: null, status: 'new' }])
    expect((await request(site.app).get('/corrections?sent')).text).toContain('Report Received')
  })

  it('keep what was entered in the form if something is missing', async () => {
    const { status, text } = await post(correctionOf({ message: '', source: 'a <letter>' }))
    expect(status).toBe(422)
    expect(text).toContain('Write what is wrong.')
    expect(text).toContain('value="a &lt;letter&gt;"')
    expect(text).toMatch(/<option value="kareo" selected=""/)
    expect(await site.db('corrections')).toEqual([])
  })

  it('start with the value that the address names, and ignore unknown ones', async () => {
    const chosen = await request(site.app).get('/corrections?vendor=kareo&field=aiNotetaking')
    expect(chosen.text.match(/<option value="(\w+)" selected=""/g)).toEqual([
      '<option value="kareo" selected=""',
      '<option value="aiNotetaking" selected=""',
    ])
    const unknown = await request(site.app).get('/corrections?vendor=nobody&field=%3Cb%3E')
    expect([unknown.status, /<option value="\w+" selected/.test(unknown.text)]).toEqual([200, false])
  })

  it("are invited on every system's page, at each value with the value filled in", async () => {
    const { text } = await request(site.app).get('/emr/kareo')
    const marks = text.match(/<details name="basis"/g)?.length ?? 0
    const fields = [...text.matchAll(/href="\/corrections\?vendor=kareo&amp;field=([\w.]+)">Report an error/g)]
    const facts = [...text.matchAll(/<div id="([\w.]+)"><dt>/g)].map(([, id]) => id)
    expect(facts.length).toBeGreaterThan(40)
    expect(fields.map(([, field]) => field)).toEqual(facts)
    expect(marks).toBeGreaterThanOrEqual(facts.length)
  })
})
