import { signedIn } from '../support/admin'
import { openApp } from '../support/app'
import { fc } from '../support/fast-check'
import { sendLead } from '../support/lead'
import { openSitePort } from '../support/raw-http'

/** Content of admin pages that neither a visitor's page nor the sign-in page contains. */
const ofAdmin = /aria-label="Administration"|<title>(?!Sign in)[^<]*\| Administration<|Ninth Street Counseling/

const site = openApp()
const port = openSitePort(site)
let leadId: string
beforeAll(async () => {
  leadId = await sendLead(site, { organizationName: 'Ninth Street Counseling' })
})

/** Addresses that a careless parser takes for `/admin/leads` and a careless guard for another page. */
const disguises = [
  ...['/x/../admin/leads', '/./admin/leads', '/%2e/admin/leads', '/x/%2e%2e/admin/leads', '/blog/%2E%2E/admin/leads'],
  ...['/.%2e/admin/leads', '/.//../admin/leads', '/x/..\\admin\\leads', '/.\\admin/leads', '/x\\..\\admin/leads'],
  ...['/admin\\leads', '/admin\\', '/assets/../admin/leads', '/.well-known/../admin/leads', '//admin/leads'],
  ...['http://127.0.0.1/x/../admin/leads', 'https://guide.example/admin/leads', '/admin/leads#x'],
]

describe('an ambiguous address', () => {
  it.each(disguises)('%s is rejected, whatever the method', async (target) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, head, body } = await port.ask(method, target)
      expect([method, status]).toEqual([method, 400])
      expect(head).toContain("frame-ancestors 'none'")
      expect(head).toContain('nosniff')
      expect(body).not.toMatch(ofAdmin)
    }
  })

  it('changes nothing', async () => {
    const form = 'intent=erase'
    for (const prefix of ['/x/..', '/.', '/%2e', '/assets/..'])
      expect((await port.ask('POST', `${prefix}/admin/leads/${leadId}`, form)).status).toBe(400)
    const admin = await signedIn(site)
    await admin.get(`/api/admin/leads/${leadId}`).expect(200)
  })

  it('is one that would show the leads if it were read as an admin address', async () => {
    const admin = await signedIn(site)
    expect((await admin.get('/admin/leads').expect(200)).text).toMatch(ofAdmin)
  })
})

it('an address of more than 2,048 characters is rejected, whatever it contains', async () => {
  expect((await port.ask('GET', `/a${'/'.repeat(15_000)}b`)).status).toBe(414)
  expect((await port.ask('GET', `/blog?search=${'a'.repeat(2_036)}`)).status).toBe(414)
  expect((await port.ask('GET', `/blog?search=${'a'.repeat(2_035)}`)).status).toBe(200)
})

it('a rejected address under /api gets a problem document, as all errors there do', async () => {
  for (const [target, expected] of [
    ['/api/x/../vendors', 400],
    [`/api/match?budget=${'9'.repeat(2_048)}`, 414],
  ] as const) {
    const { status, head, body } = await port.ask('GET', target)
    expect([target, status]).toEqual([target, expected])
    expect(head).toContain('Content-Type: application/problem+json')
    expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status: expected, detail: expect.any(String) })
  }
})

it("the admin's address in capitals is a page that does not exist", async () => {
  for (const target of ['/ADMIN', '/Admin/leads', '/ADMIN/queues']) {
    const { status, body } = await port.ask('GET', target)
    expect([target, status]).toEqual([target, 404])
    expect(body).not.toContain('Something went wrong')
    expect(body).not.toMatch(ofAdmin)
  }
})

it.each([
  ...['/HEALTHZ', '/Readyz', '/METRICS', '/Sitemap.xml', '/ROBOTS.txt', '/Data/vendors.json', '/data/Match.json'],
  ...['/API/vendors', '/api/Vendors', '/api/ADMIN/session'],
])('%s differs from the lowercase address: 404', async (target) => {
  expect((await port.ask('GET', target)).status).toBe(404)
})

it.each(['/healthz', '/sitemap.xml', '/robots.txt', '/data/facts.csv', '/emr-comparison-data.csv'])(
  '%s with a trailing slash redirects to the address without it and keeps the query',
  async (path) => {
    const { status, head } = await port.ask('GET', `${path}/?a=b`)
    expect(status).toBe(301)
    expect(head).toContain(`Location: ${path}?a=b`)
  },
)

it.each(['/sitemap.xml', '/feed.xml', '/data/vendors.json', '/match.xlsx', '/emr-comparison-data.csv'])(
  '%s allows only GET and HEAD: 405',
  async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, head } = await port.ask(method, path)
      expect([method, status]).toEqual([method, 405])
      expect(head).toContain('Allow: GET, HEAD')
    }
  },
)

it.each([
  ['no Host', '', 400],
  ['two of them', 'Host: guide.example\r\nHost: evil.example\r\n', 400],
  ['the same twice', 'Host: guide.example\r\nhost: guide.example\r\n', 400],
  ['one', 'Host: guide.example\r\n', 200],
])('a request with %s', async (_name, hosts, expected) => {
  const { status, head } = await port.exchange(`GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
  expect(status).toBe(expected)
  expect(head).toContain("frame-ancestors 'none'")
  for (const name of ['X-Content-Type-Options', 'Referrer-Policy', 'X-Request-Id']) expect(head).toContain(`${name}: `)
  expect((await port.exchange('GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200)
})

it("a path that has a line break in it is a page of the sign-in, and 400 to who is signed in, as on the site's pages", async () => {
  expect((await port.ask('GET', '/admin/leads%0a')).status).toBe(401)
  const admin = await signedIn(site)
  expect((await admin.get('/admin/leads%0a')).status).toBe(400)
})

describe('any requested address', () => {
  const segment = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('admin', 'leads', 'messages', 'posts', 'blog-tools', 'api', 'x', '') },
    { weight: 4, arbitrary: fc.constantFrom('.', '..', '%2e', '%2E%2e', '.%2e', '%2e.', 'ADMIN', 'Admin', '%61dmin') },
    {
      weight: 2,
      arbitrary: fc.constantFrom('admin%2fleads', 'admin%5cleads', 'admin%00', 'leads%0a', 'leads%0d%0a', 'admin;x'),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 8 }).map(encodeURIComponent) },
  )
  const separator = fc.constantFrom('/', '/', '/', '//', '\\', '/./', '/\\')
  const path = fc
    .array(fc.tuple(separator, segment), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.map(([between, name]) => between + name).join(''))
  const target = fc
    .tuple(
      fc.constantFrom(
        '',
        '',
        '',
        '',
        'http://127.0.0.1',
        'http://guide.example',
        'https://evil.example',
        '//evil.example',
      ),
      path,
      fc.constantFrom('', '', '/', '?a=/../admin', '?emr1=kipu', '#admin', '%'),
    )
    .map((parts) => parts.join(''))
    .filter((one) => /^[\x21-\x7e]+$/.test(one))
  const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND')

  it('gets nothing from the admin without a session, and never a 5xx', async () => {
    const property = fc.asyncProperty(method, target, async (by, address) => {
      const { status, body } = await port.ask(by, address)
      expect(status).toBeLessThan(500)
      expect(body).not.toMatch(ofAdmin)
    })
    await fc.assert(property, { numRuns: 1_500 })
  })
})
