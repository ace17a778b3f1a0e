import request from 'supertest'
import { readLedger } from '../../operations/ledger-report'
import { openApp, storeKinds } from '../support/app'
import { newKey } from '../support/lead'

const correctionOf = (answers: Record<string, string> = {}) => ({
  vendor: 'kareo',
  field: 'certification.chplNumber',
  message: 'The number is of an older version.',
  source: 'https://chpl.example/listing/1',
  email: 'ana@northside.example',
  ...answers,
})

describe.each(storeKinds)('reports of wrong values, limits counted in %s', (store) => {
  const site = openApp({ store })
  beforeEach(() => site.db.raw('truncate corrections, deliveries, outbox cascade'))

  const send = (body: object, key = newKey()) =>
    request(site.app).post('/api/corrections').set('Idempotency-Key', key).send(body)
  const post = (answers: Record<string, string>) => request(site.app).post('/corrections').type('form').send(answers)

  it('are stored, counted, and emailed to the team once', async () => {
    const { status, body, headers } = await send(correctionOf())
    expect([status, headers.ratelimit]).toEqual([201, expect.stringContaining('remaining=')])
    expect(await site.db('corrections')).toMatchObject([
      { id: body.id, ...correctionOf(), status: 'new', spam_reasons: [] },
    ])
    const deliveries = await site.db('deliveries')
    expect(deliveries).toMatchObject([{ kind: 'correction-team', subject_id: body.id, state: 'pending' }])
    expect(await site.db('outbox')).toMatchObject([{ job: 'deliver-mail', payload: { deliveryId: deliveries[0].id } }])
    const { account, faults } = await readLedger(site.db)
    expect(account).toContain('1 corrections are stored; 0 of them are suspected spam, so their emails are held back.')
    expect(faults).toEqual([])
  })

  it('are one if sent twice with the same key, and rejected if other content has that key', async () => {
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(correctionOf(), key)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    const other = await send(correctionOf({ message: 'Something else.' }), key)
    expect(other.status).toBe(422)
    expect(other.body.errors).toEqual([
      { field: 'idempotencyKey', message: 'This key was already used for a different correction.' },
    ])
    expect(await site.db('corrections')).toHaveLength(1)
  })

  it('are rejected with a problem document that names the fields', async () => {
    const { status, type, body } = await send({ vendor: 'nobody', field: 'nothing', email: 'ana' })
    expect([status, type]).toEqual([422, 'application/problem+json'])
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['vendor', 'field', 'message', 'email'])
    expect(await site.db('corrections')).toEqual([])
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
