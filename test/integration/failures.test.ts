import { pino } from 'pino'
import request, { type Response } from 'supertest'
import { signedIn } from '../support/admin'
import { openApp, withApp } from '../support/app'
import { leadOf } from '../support/lead'

interface Line {
  level: number
  msg: string
  requestId?: string
  /** The part that became unavailable, in a line that belongs to no request. */
  part?: string
  err?: { code?: string; message: string }
}

const [warn, error] = [40, 50]
const lines: Line[] = []
const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
const site = openApp({ logger })

beforeAll(async () => {
  await site.db.raw(`
    create table failing (code text);
    create function fail() returns trigger language plpgsql as $$
    declare failure text := (select code from failing);
    begin
      if failure is not null then raise exception 'made to fail' using errcode = failure; end if;
      return new;
    end $$;
    create trigger fail before insert on leads for each row execute function fail()`)
})
beforeEach(async () => {
  await site.db('failing').delete()
  lines.length = 0
})

const call = () => request(site.app).post('/api/leads').send(leadOf())
const form = () => request(site.app).post('/get-recommendation').type('form').send(leadOf())
/** A request's log lines of level warning or above; they are written when it has ended on the server too. */
const linesOf = (answer: Response) => lines.filter(({ requestId }) => requestId === answer.headers['x-request-id'])

describe.each([
  ['a full disk', '53100', error, 'the database does not accept writes'],
  ['no memory left', '53200', error, 'the database does not accept writes'],
  ['a limit of its configuration', '53400', error, 'the database does not accept writes'],
  ['a disk that fails', '58030', error, 'the database does not accept writes'],
  ['a standby that only reads', '25006', error, 'the database does not accept writes'],
  ['a statement that takes too long', '57014', error, 'a database statement took too long'],
  ['too many connections', '53300', warn, 'request failed'],
])('a lead that cannot be stored for %s (%s)', (_what, code, level, msg) => {
  beforeEach(() => site.db('failing').insert({ code }))

  it.each([
    ['call', call],
    ['form', form],
  ])('is answered with 503 and Retry-After, and the log has one line with the cause: %s', async (_kind, send) => {
    const answer = await send()
    expect(answer.status).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.text).not.toContain('made to fail')
    expect(lines).toEqual(linesOf(answer))
    expect(lines).toMatchObject([{ level, msg, err: { code, message: expect.stringContaining('made to fail') } }])
  })
})

it('answers 500 to a lead after an internal error, with one line that has the cause', async () => {
  await site.db('failing').insert({ code: '42703' })
  const answer = await call()
  expect([answer.status, answer.headers['retry-after']]).toEqual([500, undefined])
  expect(lines).toMatchObject([{ level: error, msg: 'request failed', err: { code: '42703' } }])
  expect(lines).toEqual(linesOf(answer))
})

it('answers 503 to a sign-in while sessions and limits are unavailable, with one log line, and accepts leads with none', async () => {
  await withApp({ logger, store: 'redis', env: { REDIS_URL: 'redis://127.0.0.1:1' } }, async (away) => {
    for (let tries = 0; tries < 3; tries += 1) {
      const answer = await request(away.app).post('/api/admin/session').send({ password: 'any' })
      expect([answer.status, linesOf(answer).length]).toEqual([503, 1])
      expect((await request(away.app).post('/api/leads').send(leadOf())).status).toBe(201)
    }
    expect(lines.flatMap(({ part }) => part ?? [])).toEqual(['redis', 'limit submissions'])
    expect(lines).toHaveLength(5)
  })
})

describe.each([
  ['blog_posts', '/api/posts'],
  ['blog_posts', '/blog'],
  ['blog_posts', '/blog/any'],
  ['blog_posts', '/sitemap.xml'],
  ['leads', '/api/admin/leads'],
  ['leads', '/admin/leads'],
  ['page_views', '/admin'],
  ['sessions', '/api/admin/session'],
  ['sessions', '/admin/leads'],
])('without the table %s', (table, path) => {
  it(`${path} fails with one line that has the cause`, async () => {
    const admin = await signedIn(site)
    await site.db.raw('alter table ?? rename to gone', [table])
    try {
      const answer = await admin.get(path)
      expect(answer.status).toBeGreaterThanOrEqual(500)
      expect(lines.filter(({ requestId }) => requestId)).toMatchObject([{ err: { code: '42P01' } }])
      expect(linesOf(answer)).toHaveLength(1)
    } finally {
      await site.db.raw('alter table gone rename to ??', [table])
    }
  })
})
