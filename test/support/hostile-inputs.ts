import { randomBytes } from 'node:crypto'
import { leadOf } from './lead'

type Random = () => number

export interface HostileInput {
  method: string
  target: string
  headers: Record<string, string>
  body: string | Buffer
}

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T

/** Every endpoint and kind of page, by method, with places for a hostile part. */
const endpoints = Object.entries({
  GET: `/api/posts?search=*&page=*&perPage=*&category=* /api/posts/* /api/categories /api/vendors?fields=* /api/vendors/*
    /api/* /api/admin/session /api/admin/blog-generations/* /api/admin/arrivals?since=* /api/admin/leads?search=*&page=*
    /api/admin/leads.csv /api/admin/posts/*/revisions/* / /* /vendors?price=*&*=* /emr/* /blog?search=*&page=* /blog/*
    /comparisons?emr1=*&emr2=*&emr3=*&emr4=*&sort=*&differences=* /blog/category/*?page=* /resources/* /contact?sent=*
    /corrections?vendor=*&field=* /admin/* /admin/queues/* /emr-comparison-data.csv?emr1=* /sitemap.xml /sitemaps/*
    /feed.xml?* /robots.txt /.well-known/* /assets/* /api/match?budget=*&providers=*&must=*&weights=*
    /match?industry=*&setting=*&want=* /data/* /emr/kipu?* /healthz /readyz /metrics /emr-comparison?*`,
  POST: `/api/leads /api/contact-messages /api/corrections /api/page-views /api/reports /api/* /api/admin/session
    /api/admin/posts/*/draft /api/admin/lead-changes /get-recommendation /contact /comparisons /* /corrections /admin/*
    /admin/sign-out /admin/leads/* /api/match`,
  PATCH: '/api/admin/leads/*',
  DELETE: '/api/admin/session /api/admin/messages/*',
}).flatMap(([method, paths]) => paths.split(/\s+/).map((path) => [method, path] as const))

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'M-SEARCH']

/** Parts that break parsers of addresses, patterns, statements, numbers, templates, and headers. */
const parts = [
  ...String.raw`' " \ % _ %00 %0a %0d%0a %C0%AF %ED%A0%80 %F0%9F%98%80 %E2%80%A8 .. . %2e%2e %2f %5c %252e ; && # ? // * + | ~ $
    { } [ ] < > __proto__ constructor prototype toString hasOwnProperty null undefined NaN Infinity true 0 -1 1e309
    2147483648 1.5 0x10 ٣ -0 1e2 {{7*7}} <script>alert(1)</script> ../../etc/passwd (a+)+$ kipu unknown-slug
    11111111-1111-4111-8111-111111111111 11111111-1111-4111-8111-11111111111g`.split(/\s+/),
  ...['', ' ', '`', "' or 1=1--", "';select pg_sleep(9)--", '$' + '{7*7}', '9'.repeat(400), 'a'.repeat(1_500)],
  ...['%25'.repeat(60), '/'.repeat(200), '&a='.repeat(80), 'é'.normalize('NFD'), '\u{202e}rtl'],
]

const targetOf = (random: Random, pattern: string) =>
  pattern.replaceAll('*', () => {
    const part = pick(random, parts)
    // Bytes that are not allowed in a request line are encoded as a client would do, and sometimes sent as they are.
    return random() < 0.8 ? encodeLoosely(part) : part.replace(/[^\x21-\x7e]/g, encodeURIComponent)
  })

const encodeLoosely = (part: string) => part.replace(/[^\w.~%/&=;:@!$'()*+,-]/gu, encodeURIComponent)

const jsonValues: readonly ((random: Random) => unknown)[] = [
  () => null,
  () => true,
  () => -1e308,
  () => [],
  () => ({}),
  (random) => pick(random, parts),
  (random) => pick(random, parts).repeat(20),
  () => '\u0000',
  () => '\ud800',
  (random) => Array(Math.floor(random() * 300)).fill({ type: 'crash' }),
  () => ({ toString: 1, valueOf: null, length: -1 }),
]

const names = `firstName lastName workEmail phoneNumber organizationName industry organizationWebsite currentEmr
  numberOfProviders estimatedMonthlyBudget yourRole organizationDescription signals name email subject message path query
  referrer password topic intent csp-report __proto__ constructor idempotencyKey renderedAt trap id type `.split(/\s+/)

/** Valid except for one answer, so that it gets far. */
function almostRight(random: Random): Record<string, unknown> {
  const message = { name: 'Ana', email: 'ana@northside.example', subject: 'Hello', message: 'Hello' }
  return { ...leadOf(), ...message, [pick(random, names)]: pick(random, jsonValues)(random) }
}

function jsonBody(random: Random): string {
  const kind = random()
  if (kind < 0.08) return '['.repeat(20_000)
  if (kind < 0.16) return JSON.stringify(pick(random, jsonValues)(random))
  if (kind < 0.22) return `{"firstName": ${'"x"'.slice(0, Math.floor(random() * 3))}`
  if (kind < 0.26) return JSON.stringify({ message: 'x'.repeat(70_000) })
  if (kind < 0.6) return JSON.stringify(almostRight(random))
  const entries = Array.from({ length: Math.floor(random() * 14) }, () => [
    pick(random, names),
    pick(random, jsonValues)(random),
  ])
  return JSON.stringify(Object.fromEntries(entries))
}

function formBody(random: Random): string {
  if (random() < 0.1) return 'a=&'.repeat(Math.floor(random() * 40_000))
  const fields = Array.from(
    { length: Math.floor(random() * 30) },
    () => `${pick(random, names)}=${encodeLoosely(pick(random, parts))}`,
  )
  return fields.join(random() < 0.9 ? '&' : ';')
}

const types = [
  ...['application/json', 'application/json', 'application/json; charset=utf-8', 'application/json; charset=x'],
  ...['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'],
  ...['application/reports+json', 'application/csp-report', 'multipart/form-data; boundary=', '', ';', '*/*'],
]

/** Headers that the server reads, with unexpected values. */
const oddHeaders: readonly ((random: Random) => [string, string])[] = [
  (random) => ['Cookie', `__Host-session=s%3A${pick(random, parts).replace(/[^\x21-\x7e]/g, '')}.x; session=; =;;`],
  (random) => [
    'Accept-Encoding',
    pick(random, ['br', 'gzip', 'br;q=0', '*', 'gzip;q=x', ','.repeat(500), 'identity;q=0']),
  ],
  (random) => ['Accept', pick(random, ['text/event-stream', '*/*;q=9', 'x', ','.repeat(300), 'application/json'])],
  (random) => ['If-None-Match', pick(random, ['*', 'W/"', '"'.repeat(200), ','.repeat(400)])],
  (random) => ['Idempotency-Key', pick(random, ['short', 'k'.repeat(200), 'a key with blanks', 'valid-key-1234'])],
  (random) => ['Range', pick(random, ['bytes=0-', 'bytes=9-1', `bytes=${'0-1,'.repeat(200)}`, 'lines=1'])],
  (random) => ['Content-Encoding', pick(random, ['gzip', 'br', 'deflate', 'zip', 'identity, gzip'])],
  (random) => ['Origin', pick(random, ['null', 'https://evil.example', 'x', 'https://guide.example'])],
  (random) => ['Sec-Fetch-Site', pick(random, ['cross-site', 'same-origin', 'x', ''])],
  (random) => ['X-HTTP-Method-Override', pick(random, methods)],
  (random) => ['X-Forwarded-Proto', pick(random, ['https', 'https,http', 'x'.repeat(300)])],
  () => ['If-Modified-Since', 'Thu, 99 Foo 9999'],
  () => ['Upgrade', 'websocket'],
  () => ['Expect', 'something-unheard-of'],
  () => ['Authorization', 'Bearer \u00e9'],
]

/** One input of a sequence that is the same for the same random numbers. */
export function hostileInput(random: Random, at: number): HostileInput {
  const [usual, pattern] = pick(random, endpoints)
  const method = random() < 0.85 ? usual : pick(random, methods)
  const target = targetOf(random, pattern)
  const headers = Object.fromEntries(
    Array.from({ length: Math.floor(random() * 4) }, () => pick(random, oddHeaders)(random)),
  )
  // Each from a different address, so that no limit hides what is behind it.
  headers['X-Forwarded-For'] =
    random() < 0.95 ? `10.9.${(at >> 8) & 255}.${at & 255}` : pick(random, ['x', ',,', '::', '1.2.3.4:5', '[::1]:80'])
  if (method === 'GET' && random() < 0.9) return { method, target, headers, body: '' }
  const type = pick(random, types)
  const body =
    random() < 0.05
      ? randomBytes(200)
      : type.includes('json') || type.includes('report')
        ? jsonBody(random)
        : formBody(random)
  return { method, target, headers: { ...headers, 'Content-Type': type }, body }
}

/** Bytes that are barely a request, or that can be read as two different ones. */
export const hostileBytes: readonly string[] = [
  ...[
    '',
    '\r\n\r\n',
    'HELLO\r\n\r\n',
    'GET /\r\n\r\n',
    'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
    'GET  / HTTP/1.1\r\nHost: x\r\n\r\n',
  ],
  'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nX: a\u0000b\r\nConnection: close\r\n\r\n',
  'GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /\u0000 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST /api/leads HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\nConnection: close\r\n\r\n',
  'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(2_500)}Connection: close\r\n\r\n`,
  `GET /${'a'.repeat(10_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
  'GET / HTTP/1.0\r\n\r\n',
]
