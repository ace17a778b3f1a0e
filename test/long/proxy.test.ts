import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { leadOf } from '../support/lead'
import { startNginx } from '../support/nginx'
import { freePort, type Site, startSite } from '../support/site'
import { until } from '../support/until'

let site: Site
let nginx: Awaited<ReturnType<typeof startNginx>>
let port: number

beforeAll(async () => {
  site = await startSite({ SITE_URL: 'https://guide.example.com', TRUST_PROXY: 'loopback' })
  port = await freePort()
  nginx = await startNginx(documented)
  await until(async () => expect((await ask('/healthz')).status).toBe(200))
})

afterAll(async () => {
  await nginx.close()
  await site.stop()
})

/** The configuration from the documentation with other ports and a test certificate. */
function documented(plainPort: number, folder: string): string {
  const [certificate, key] = [join(folder, 'site.crt'), join(folder, 'site.key')]
  const wanted = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=guide.example.com', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...wanted, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  return readFileSync('docs/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ', `listen 127.0.0.1:${port} `)
    .replace('/etc/ssl/guide.example.com.crt', certificate)
    .replace('/etc/ssl/guide.example.com.key', key)
    .replaceAll(/127\.0\.0\.1:300[01]/g, new URL(site.url).host)
}

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

/** Requests a target from nginx exactly as it is written. */
async function ask(
  path: string,
  { headers = {}, body }: { headers?: object; body?: object | Buffer } = {},
): Promise<Answer> {
  const asked = request({
    ...{ host: '127.0.0.1', port, path, servername: 'guide.example.com', rejectUnauthorized: false },
    method: body ? 'POST' : 'GET',
    headers: { host: 'guide.example.com', ...(body && { 'content-type': 'application/json' }), ...headers },
  })
  asked.end(Buffer.isBuffer(body) ? body : body && JSON.stringify(body))
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }
}

async function signIn(): Promise<string> {
  const { headers } = await ask('/api/admin/session', { body: { password: 'a password for tests' } })
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

/** A picture that does not compress. */
const noise = () =>
  sharp(randomBytes(2_000 * 2_000 * 3), { raw: { width: 2_000, height: 2_000, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()

describe('the documented nginx configuration', () => {
  it('serves pages with https headers, and accepts leads', async () => {
    const home = await ask('/')
    expect([home.status, home.headers['strict-transport-security']]).toEqual([200, expect.stringContaining('max-age=')])
    const lead = await ask('/api/leads', { body: leadOf() })
    expect(lead.status).toBe(201)
    expect(await site.db('leads').count()).toEqual([{ count: '1' }])
  })

  it.each(['/x/../admin/leads', '/%2e%2e/admin', '/admin%2fleads', '/..;/admin/leads', '//admin/leads'])(
    'passes %s on unchanged, so that the site rejects it or shows nothing of the admin',
    async (target) => {
      const { status, body } = await ask(target)
      expect(status).toBeGreaterThanOrEqual(300)
      expect(status).toBeLessThan(500)
      expect(body).not.toContain('Lead admin')
    },
  )

  it('redirects pages from http to https, and rejects API calls', async () => {
    const page = await fetch(`${nginx.url}/blog?page=2`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([301, 'https://guide.example.com/blog?page=2'])
    expect((await fetch(`${nginx.url}/api/leads`, { method: 'POST', body: '{}', redirect: 'manual' })).status).toBe(403)
  })

  it.each([
    ['a call', '/api/admin/pictures?alt=Noise', 201],
    ['a form', '/admin/pictures/upload', 303],
  ])('real F3: takes a picture of more than 2 MB by %s', async (what, path, expected) => {
    const cookie = await signIn()
    const picture = await noise()
    expect(picture.length).toBeGreaterThan(2 * 1024 * 1024)
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'noise.jpg')
    form.set('alt', 'Noise')
    const sent = what === 'a form' ? new Response(form) : new Response(new Uint8Array(picture))
    const type = sent.headers.get('Content-Type') ?? 'image/jpeg'
    const body = Buffer.from(await sent.arrayBuffer())
    expect((await ask(path, { headers: { cookie, 'content-type': type }, body })).status).toBe(expected)
  })

  it('lets no visitor choose the address that limits apply to', async () => {
    const wrong = (address: string) =>
      ask('/api/admin/session', { headers: { 'x-forwarded-for': address }, body: { password: 'wrong' } })
    const statuses: number[] = []
    for (let at = 0; at < 12; at++) statuses.push((await wrong(`192.0.2.${at}`)).status)
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
    expect(statuses.slice(10)).toEqual([429, 429])
  })

  it.each(['/metrics', '/readyz', '/readyz?a=b'])('real F12: does not show %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
    expect((await fetch(new URL('/readyz', site.url))).status).toBe(200)
  })
})
