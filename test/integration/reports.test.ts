import { pino } from 'pino'
import request from 'supertest'
import { openApp, withApp } from '../support/app'
import { openSitePort } from '../support/raw-http'

const lines: string[] = []
const site = openApp({ logger: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }) })
const port = openSitePort(site)

const send = (type: string, body: unknown) =>
  request(site.app)
    .post('/api/reports')
    .set({ 'Content-Type': type, 'Sec-Fetch-Site': 'cross-site' })
    .send(JSON.stringify(body))
const report = (type: string) => ({ type, age: 1, url: 'https://guide.example/secret-page', body: { sample: 'Ana' } })

async function counted(kind: string): Promise<number> {
  const { text } = await request(site.app).get('/metrics')
  return Number(text.match(new RegExp(`^browser_reports_total\\{kind="${kind}"\\} (\\d+)$`, 'm'))?.[1] ?? 0)
}

describe('reports of browsers', () => {
  it('are requested in every response', async () => {
    for (const path of ['/', '/nothing', '/api/nothing', '/admin', '/robots.txt', '/\\']) {
      const { head } = await port.ask('GET', path)
      expect([path, head]).toEqual([path, expect.stringContaining('Reporting-Endpoints: default="/api/reports"')])
      expect(head).toMatch(/^Content-Security-Policy: [^\r]*;report-to default;report-uri \/api\/reports/im)
    }
  })

  it('are only counted, in a few categories', async () => {
    const kinds = ['csp-violation', 'crash', 'other']
    const counts = () => Promise.all(kinds.map(counted))
    const before = await counts()
    const statements: string[] = []
    const note = ({ sql }: { sql: string }) => void statements.push(sql)
    site.db.on('query', note)
    const several = [report('csp-violation'), report('crash'), report('made up <b>'), report('csp-violation')]
    expect((await send('application/reports+json', several)).status).toBe(204)
    expect((await send('application/csp-report', { 'csp-report': { 'blocked-uri': 'secret-page' } })).status).toBe(204)
    site.db.off('query', note)
    expect((await counts()).map((count, place) => count - (before[place] ?? 0))).toEqual([3, 1, 1])
    expect(statements).toEqual([])
    expect((await request(site.app).get('/metrics')).text).not.toMatch(/secret-page|made up|Ana/)
    expect(lines.join('')).not.toMatch(/secret-page|made up|Ana/)
  })

  it.each([
    ['application/csp-report', report('csp-violation'), 1],
    ['application/csp-report', [report('csp-violation'), report('csp-violation')], 2],
    ['application/csp-report; charset=utf-8', { 'csp-report': { 'blocked-uri': 'x' } }, 1],
    ['application/csp-report', [{ 'csp-report': {} }, report('csp-violation')], 2],
    ['application/reports+json', report('csp-violation'), 1],
    ['application/reports+json', { 'csp-report': {} }, 1],
  ])('browsers 3: are counted as lists and alone: %s %j', async (type, body, more) => {
    const before = await counted('csp-violation')
    expect((await send(type, body)).status).toBe(204)
    expect(await counted('csp-violation')).toBe(before + more)
  })

  it.each([
    [{ 'csp-report': 'text' }],
    [{ 'csp-report': null }],
    [{ type: 1 }],
    [{}],
    [null],
    ['text'],
    [[[report('crash')]]],
    [[report('crash'), {}]],
    [Array(51).fill({ 'csp-report': {} })],
  ])('browsers 3: are rejected in no known form: %j', async (body) => {
    for (const type of ['application/csp-report', 'application/reports+json'])
      expect([type, (await send(type, body)).status]).toEqual([
        type,
        body === null || typeof body === 'string' ? 400 : 422,
      ])
  })

  it('are rejected if invalid, too many, or too long', async () => {
    expect((await send('application/json', [])).status).toBe(415)
    expect((await send('application/reports+json', Array(51).fill({ type: 'crash' }))).status).toBe(422)
    expect((await send('application/reports+json', [report('x'.repeat(33_000))])).status).toBe(413)
    const broken = request(site.app).post('/api/reports').set('Content-Type', 'application/reports+json')
    expect((await broken.send('[{')).status).toBe(400)
    expect((await request(site.app).get('/api/reports')).status).toBe(405)
  })

  it('are rejected before their body is read once there are too many', async () => {
    const head = 'POST /api/reports HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 203.0.113.40\r\n'
    const type = 'Content-Type: application/reports+json\r\n'
    const one = `${head}${type}Content-Length: 2\r\nConnection: close\r\n\r\n[]`
    jest.spyOn(performance, 'now').mockReturnValue(performance.now())
    const statuses = (await Promise.all(Array.from({ length: 61 }, () => port.exchange(one)))).map(
      ({ status }) => status,
    )
    expect([204, 429].map((wanted) => statuses.filter((status) => status === wanted).length)).toEqual([60, 1])
    // Only the head of this request is sent, without its body, and the response comes all the same.
    const late = await port.exchange(`${head}${type}Content-Length: 30000\r\n\r\n`)
    jest.restoreAllMocks()
    expect([late.status, late.head]).toEqual([429, expect.stringMatching(/Retry-After: [1-9]/)])
  })
})

describe('a malformed request', () => {
  it('that asks for a proxy is rejected', async () => {
    const { status, head } = await port.exchange('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n')
    expect(status).toBe(405)
    expect(head).toContain('Allow: GET, HEAD, POST')
    expect(head).toContain('X-Content-Type-Options: nosniff')
  })
})

describe('a request through a proxy that is not trusted', () => {
  it('is logged once, without the address', async () => {
    const lines: string[] = []
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    await withApp({ logger, env: { TRUST_PROXY: 'false' } }, async (bare) => {
      await request(bare.app).get('/healthz')
      expect(lines).toEqual([])
      for (let times = 0; times < 3; times += 1)
        await request(bare.app).get('/healthz').set('X-Forwarded-For', '203.0.113.9')
      expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1)
      expect(lines.join('')).not.toContain('203.0.113.9')
    })
  })
})
