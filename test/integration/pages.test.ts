import { pino } from 'pino'
import request from 'supertest'
import type { PageRenderer } from '../../client/renderer/server'
import { vendors } from '../../shared/catalogue'
import { leadFields } from '../../shared/leads/fields'
import { sitePages } from '../../shared/site/pages'
import { openApp, withApp } from '../support/app'
import { rejectConnections } from '../support/database'
import { fieldsOf, textOf } from '../support/form-fields'
import { leadOf, messageOf, newKey } from '../support/lead'
import { received } from '../support/received'
import { stubApps } from '../support/stub-api'

const site = openApp({ env: { TRUST_PROXY: 'loopback' } })

const get = (path: string, headers: Record<string, string> = {}) => request(site.app).get(path).set(headers)
/** The same with a path and a method that no client would normalize. */
async function asked(path: string, method?: string) {
  const { status, headers, body } = await received(site.app, path, {}, method)
  return { status: Number(status), headers: headers as Record<string, string>, text: String(body) }
}
const occurrences = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0

/** Expects an error page inside the layout, without scripts and internal details. */
function expectErrorPage(response: { status: number; text: string; headers: Record<string, string> }, status: number) {
  const { text, headers } = response
  expect([response.status, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
  expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(text).toMatch(new RegExp(`<h1[^>]*>${status}</h1>`))
  expect([occurrences(text, /<title>/g), occurrences(text, /<header/g), occurrences(text, /<footer/g)]).toEqual([
    1, 1, 1,
  ])
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  expect(text).not.toMatch(/node_modules|Error:|\bat \w+ \(/)
}

describe.each(['/', '/comparisons', '/comparisons?emr1=kipu&emr2=credible', '/get-recommendation', '/thank-you'])(
  'the page %s',
  (address) => {
    it('has each tag about it once, in the head, and one heading', async () => {
      const [head = '', body = ''] = (await get(address).expect(200)).text.split('</head><body>')
      expect(head).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8">/)
      expect(head).toMatch(/<title>[^<]+ \| Behavioral EMR Guide<\/title>/)
      expect(head).toMatch(/<meta name="description" content="[^"]{50,160}"\/>/)
      expect(head).toContain(`<link rel="canonical" href="https://guide.example${address.split('?')[0]}"`)
      const tags =
        /<(title)>|<link rel="(canonical)"|<meta (?:property|name)="(description|(?:og|twitter):[\w:]+)" content="[^"]+"\/>/g
      expect([...head.matchAll(tags)].map((tag) => tag.slice(1).join('')).sort()).toEqual([
        ...['canonical', 'description', 'og:description', 'og:image', 'og:image:alt', 'og:image:height'],
        ...['og:image:width', 'og:site_name', 'og:title', 'og:type', 'og:url', 'title'],
        ...['twitter:card', 'twitter:description', 'twitter:image', 'twitter:image:alt', 'twitter:title'],
      ])
      expect(body).toMatch(/^<div id="app"><div id="page"/)
      expect(body).not.toMatch(/<(title|meta|link)/)
      expect(occurrences(body, /<h1[ >]/g)).toBe(1)
    })

    it('has no inline script and no event handler, and data that can be parsed', async () => {
      const { text: html } = await get(address)
      const scripts = [...html.matchAll(/(<script[^>]*>)(.*?)<\/script>/gs)]
      expect(scripts.length).toBeGreaterThan(0)
      for (const [, tag = '', content = ''] of scripts)
        if (/type="application\/(ld\+)?json"/.test(tag)) expect(JSON.parse(content)).toEqual(expect.any(Object))
        else expect([tag, content]).toEqual([expect.stringContaining(' src="/'), ''])
      expect(html).not.toMatch(/<[^>]* on\w+="|href="javascript:| style="/)
    })
  },
)

it.each(vendors)('the page of $id has a title short enough for search results', async ({ id, depth }) => {
  const { text } = await get(`/emr/${id}`)
  const [, title = ''] = /<title>([^<]*)/.exec(text) ?? []
  const kind = depth === 'review' ? ' Review: Cost & Features' : ': What We Know'
  expect(textOf(title)).toMatch(/^\S/)
  expect(textOf(title).endsWith(`${kind} | Behavioral EMR Guide`)).toBe(true)
  expect(textOf(title).length).toBeLessThanOrEqual(65)
})

describe('an address', () => {
  it.each([
    ['/comparisons/', '/comparisons'],
    ['/comparisons//?emr1=kipu&x=%2F', '/comparisons?emr1=kipu&x=%2F'],
    ['/emr-comparison?emr1=credible&sort=alphabetical', '/comparisons?emr1=credible&sort=alphabetical'],
    ['/emr-comparison/?a=//b', '/comparisons?a=//b'],
    ['/admin/', '/admin'],
    ['/%5Cevil.example/', '/%5Cevil.example'],
    ['/comparisons///////', '/comparisons'],
  ])('%s moved to %s, on this site', async (path, target) => {
    const { status, headers } = await asked(path)
    expect([status, headers.location]).toEqual([301, target])
    expect(new URL(String(headers.location), 'https://guide.example').host).toBe('guide.example')
  })

  it.each([
    ...['/nothing', '/Comparisons', '/emr/nobody', '/comparisons%2f', '/%2525', '/index.html'],
    ...['/comparisons%00', '/constructor'],
  ])('%s has no page: 404', async (path) => {
    const answer = await asked(path)
    expectErrorPage(answer, 404)
    expect(answer.text).toContain('Oops! Page not found')
  })

  it('leads a lost visitor home first, then to the search, then to the main entrances', async () => {
    const [, main = ''] = (await asked('/nothing')).text.split(/<\/?main/)
    expect(main.match(/Return to Home|<search|href="\/match"|href="\/comparisons"/g)).toEqual([
      'Return to Home',
      '<search',
      'href="/match"',
      'href="/comparisons"',
    ])
    expect(main.match(/class="button(?: no-print)?"/g)).toHaveLength(1)
  })

  it.each(['/%', '/%E0%A4%A', '/comparisons%ff?emr1=kipu', '/comparisons%0a', '/blog/%0d', '/%E2%80%A9'])(
    '%s cannot be read: 400',
    async (path) => expectErrorPage(await asked(path), 400),
  )

  it('is one page whatever its aliases, key order, and unknown keys', async () => {
    const { headers } = await get('/comparisons?emr1=kipu&emr2=credibleemr')
    for (const same of ['emr2=credible&emr1=kipu&sort=rating&utm=1', '%65mr1=kipu&emr%32=credible'])
      expect((await get(`/comparisons?${same}`)).headers.etag).toBe(headers.etag)
    expect((await get('/comparisons?emr1=kipu')).headers.etag).not.toBe(headers.etag)
  })
})

describe('a method', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s is not allowed on pages: 405',
    async (method) => {
      const pages = [
        ['/', 'GET, HEAD'],
        ['/about', 'GET, HEAD'],
        ['/emr/opus', 'GET, HEAD'],
        ['/nothing', 'GET, HEAD'],
        ['/contact', 'GET, HEAD, POST'],
        ['/get-recommendation', 'GET, HEAD, POST'],
      ] as const
      for (const [path, allow] of pages) {
        const answer = await asked(path, method)
        expectErrorPage(answer, 405)
        expect([path, answer.headers.allow]).toEqual([path, allow])
      }
    },
  )

  it('POST is not allowed on a page without a form: 405', async () => {
    const response = await request(site.app).post('/comparisons').type('form').send({ a: 'b' })
    expectErrorPage(response, 405)
    expect(response.headers.allow).toBe('GET, HEAD')
  })

  it('POST to an unknown address: 404', async () => {
    expectErrorPage(await request(site.app).post('/nothing').type('form').send({ a: 'b' }), 404)
  })

  it.each(['/', '/get-recommendation'])('HEAD has the headers of %s', async (path) => {
    const [head, whole] = [await request(site.app).head(path), await get(path)]
    expect([head.status, head.text]).toEqual([200, undefined])
    expect(head.headers['content-type']).toBe(whole.headers['content-type'])
  })
})

describe('a page that fails', () => {
  const internal = 'connect to postgres://admin:hunter2@db failed'
  const fail = () => Promise.reject(new Error(internal))
  const lines: string[] = []
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const { site: pages } = stubApps({ listVendors: fail })

  const failing = async (pages: PageRenderer, path: string) => {
    lines.length = 0
    return withApp({ site: pages, logger }, async (site) => {
      return await request(site.app).get(path)
    })
  }

  it('shows an error with its id in the layout; only the log has the cause', async () => {
    const answer = await failing(pages, '/comparisons')
    expectErrorPage(answer, 500)
    expect(answer.text).toContain(answer.headers['x-request-id'])
    expect(answer.text).not.toContain('hunter2')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { requestId: answer.headers['x-request-id'], err: { message: internal }, msg: 'request failed' },
    ])
  })

  it.each([
    [new Error(internal), 500, 1],
    [Object.assign(new Error(internal), { code: 'ECONNREFUSED' }), 503, 0],
  ])('outside its own error boundary does the same: %s', async (error, status, logged) => {
    const answer = await failing({ ...pages, render: () => Promise.reject(error) }, '/thank-you')
    expectErrorPage(answer, status)
    expect(answer.text).not.toContain('hunter2')
    expect(lines).toHaveLength(logged)
  })

  it('without any page that can be rendered answers a plain problem', async () => {
    const answer = await failing({ ...pages, render: fail, renderError: fail }, '/')
    expect([answer.status, answer.type]).toEqual([500, 'application/problem+json'])
    expect(answer.text).not.toContain('hunter2')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
  })
})

describe('a page with per-visit values', () => {
  const keyOf = (html: string) => html.match(/name="idempotencyKey" value="([^"]+)"/)?.[1]

  it('is never cached and has a key for each visit', async () => {
    const [first, second] = [await get('/get-recommendation'), await get('/get-recommendation')]
    expect(keyOf(first.text)).toMatch(/^[\w-]{36}$/)
    expect(keyOf(second.text)).toMatch(/^[\w-]{36}$/)
    expect(keyOf(first.text)).not.toBe(keyOf(second.text))
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect(first.headers).not.toHaveProperty('etag')
  })

  it.each([
    ['gzip, br', 'gzip'],
    ['gzip;q=0, br;q=0', undefined],
  ])('is sent to a client that accepts %s as %s', async (accepted, encoding) => {
    const { headers, text } = await get('/get-recommendation', { 'Accept-Encoding': accepted })
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding'])
    expect(text).toMatch(/<\/html>$/)
  })
})

describe('every response', () => {
  const answers = {
    'a finished page': () => get('/'),
    'a rendered page': () => get('/get-recommendation'),
    'a 304': async () => get('/', { 'If-None-Match': String((await get('/')).headers.etag) }),
    'a redirect': () => get('/comparisons/'),
    'an error of a call': () => get('/api/nothing'),
    'a file': () => get('/favicon.svg'),
    'a file that is not there': () => get('/assets/gone.js'),
    'a refusal': () => request(site.app).post('/get-recommendation').set('Sec-Fetch-Site', 'cross-site'),
    'a probe': () => get('/healthz'),
  }

  it.each(Object.entries(answers))('has the protective headers: %s', async (_what, ask) => {
    const { headers } = await ask()
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/script-src 'self';.*frame-ancestors 'none'/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    })
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('set-cookie')
  })

  it.each(['/', '/get-recommendation', '/api/vendors', '/comparisons/'])(
    'sends HSTS if it came over https: %s',
    async (path) => {
      const over = async (protocol: string) =>
        (await get(path, { 'X-Forwarded-Proto': protocol })).headers['strict-transport-security']
      expect(await over('https')).toBe('max-age=31536000')
      expect(await over('https, http')).toBe('max-age=31536000')
      expect(await over('http')).toBeUndefined()
    },
  )

  it('ignores X-Forwarded-Proto if no proxy is trusted', async () => {
    await withApp({ env: { TRUST_PROXY: 'false' } }, async (bare) => {
      const { headers } = await request(bare.app).get('/').set('X-Forwarded-Proto', 'https')
      expect(headers).not.toHaveProperty('strict-transport-security')
    })
  })
})

const formPaths = ['/comparisons', '/vendors', '/match', '/blog', '/get-recommendation', '/contact', '/corrections']

/** The directives that differ from the general policy. */
const ownPolicy = (headers: Record<string, unknown>) =>
  String(headers['content-security-policy']).match(/require-trusted-types-for 'script';trusted-types ([^;]+)/)?.[1]

describe("a visitor's page", () => {
  it.each(sitePages.map(({ path }) => path).filter((path) => !formPaths.includes(path.replace(/\?.*$/, ''))))(
    '%s allows no text to become elements',
    async (path) => {
      const { headers } = await get(path)
      expect(ownPolicy(headers)).toBe("'none'")
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(headers['speculation-rules']).toBe('"/speculation-rules.json"')
    },
  )

  it.each(formPaths)("%s allows its form to turn only the site's own responses into elements", async (path) => {
    expect(ownPolicy((await get(path)).headers)).toBe('enhance')
  })

  it.each(['/no-such-page', '/emr/nobody', '/blog/no-such-article'])('%s, an error page, does so too', async (path) => {
    expect(ownPolicy((await get(path)).headers)).toBe("'none'")
  })

  it('keeps its policies in a 304', async () => {
    const first = await get('/about')
    const again = await get('/about', { 'If-None-Match': String(first.headers.etag) })
    expect(again.status).toBe(304)
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  })

  it('of the admin has neither policy, because React creates its elements', async () => {
    const { headers } = await get('/admin')
    expect(ownPolicy(headers)).toBeUndefined()
    expect(headers).not.toHaveProperty('speculation-rules')
  })
})

it('a page with a tracker sends no Trusted Types policy', async () => {
  await withApp({ env: { GA_MEASUREMENT_ID: 'G-TEST123' } }, async (site) => {
    const { headers } = await request(site.app).get('/about')
    expect(ownPolicy(headers)).toBeUndefined()
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"')
  })
})

describe('the form, posted as a page', () => {
  const shown = { renderedAt: String(Date.now() - 60_000), trap: '' }
  const post = (answers: object, app = site.app) =>
    request(app)
      .post('/get-recommendation')
      .type('form')
      .send({ ...shown, idempotencyKey: newKey(), ...answers })

  const valuesOf = (html: string): Record<string, string> => Object.fromEntries(fieldsOf(html))
  const answers = { ...leadOf({ firstName: "D'Ávila & Co 🦊", linkedinProfile: 'in/ana' }) } as Record<string, string>

  it('redirects to the confirmation once stored', async () => {
    const { status, headers } = await post(answers)
    expect([status, headers.location]).toEqual([302, '/thank-you'])
    expect(await site.db('leads').where({ first_name: answers.firstName })).toHaveLength(1)
  })

  it('gives a script the address and the stored id instead of a redirect, which the script would follow', async () => {
    const asked = request(site.app).post('/get-recommendation').set('X-Enhanced', '1').type('form')
    const { status, headers, text } = await asked.send({ ...answers, lastName: 'Of a script' })
    const [stored] = await site.db('leads').where({ last_name: 'Of a script' })
    expect([status, headers.location, text]).toEqual([204, '/thank-you', ''])
    expect(headers['x-submission-id']).toBe(stored.id)
  })

  const correction = { vendor: 'kipu', field: 'website', message: 'It moved.' }

  describe.each([
    ['/get-recommendation', 'leads', leadOf({ lastName: 'Quick' }), '/thank-you'],
    ['/contact', 'contact_messages', messageOf(), '/contact?sent'],
    ['/corrections', 'corrections', correction, '/corrections?sent'],
  ])('peers F1: the time on %s', (path, table, entered, next) => {
    it.each([
      ['just shown', 0, true],
      ['shown by a clock that is ahead', 300_000, false],
      ['shown last year', -365 * 86_400_000, false],
    ])('%s', async (_, aheadMs, isHeld) => {
      const renderedAt = String(Date.now() + aheadMs)
      const sent = { ...shown, renderedAt, idempotencyKey: newKey(), ...entered }
      const post = () => request(site.app).post(path).type('form').send(sent)
      const { headers, text } = await post()
      const { status } = await site.db(table).where({ idempotency_key: sent.idempotencyKey }).first('status')
      const held = next.includes('?') ? `${next}&held` : `${next}?held`
      expect([headers.location, status, text]).toEqual([
        isHeld ? held : next,
        isHeld ? 'spam' : 'new',
        expect.anything(),
      ])
      expect((await post()).headers.location).toBe(headers.location)
      const told = (await request(site.app).get(headers.location ?? '')).text
      expect(told.includes('a person looks at it before we send any email')).toBe(isHeld)
    })
  })

  it('comes back with 422 and every value when an answer is wrong', async () => {
    const entered: Record<string, string> = { ...answers, workEmail: 'no address', organizationName: '' }
    const { status, text } = await post(entered)
    expect(status).toBe(422)
    for (const { name } of leadFields) expect([name, valuesOf(text)[name]]).toEqual([name, entered[name]])
    expect(text).toContain('Please check your answers')
    expect(occurrences(text, /aria-invalid="true"/g)).toBe(2)
    expect(occurrences(text, /<h1[ >]/g)).toBe(1)
  })

  it('comes back with what was entered and chosen, also at /corrections, whose address may choose too', async () => {
    const fields = { ...correction, message: '', source: 'a <letter>', ...shown }
    const { status, text } = await request(site.app).post('/corrections').type('form').send(fields)
    expect([status, text]).toEqual([422, expect.stringContaining('Write what is wrong.')])
    expect(text).toContain('value="a &lt;letter&gt;"')
    const chosenIn = (html: string) =>
      Array.from(html.matchAll(/<option value="(\w+)" selected=""/g), ([, value]) => value)
    expect(chosenIn(text)).toEqual(['kipu', 'website'])
    expect(chosenIn((await get('/corrections?vendor=kareo&field=aiNotetaking')).text)).toEqual([
      'kareo',
      'aiNotetaking',
    ])
    expect(chosenIn((await get('/corrections?vendor=nobody&field=%3Cb%3E').expect(200)).text)).toEqual([])
  })

  it('keeps its key until the lead is stored', async () => {
    const idempotencyKey = newKey()
    const { text } = await post({ ...answers, workEmail: '', idempotencyKey })
    expect(valuesOf(text).idempotencyKey).toBe(idempotencyKey)
    const twice = [await post({ ...answers, idempotencyKey }), await post({ ...answers, idempotencyKey })]
    expect(twice.map(({ status }) => status)).toEqual([302, 302])
    expect(await site.db('leads').where({ idempotency_key: idempotencyKey })).toHaveLength(1)
  })

  it('reports a key used for other answers, and offers a new key for these', async () => {
    const idempotencyKey = newKey()
    await post({ ...answers, idempotencyKey })
    const { status, text } = await post({ ...answers, firstName: 'Bo', idempotencyKey })
    expect(status).toBe(422)
    expect(text).toContain('We already received your earlier answers')
    expect(valuesOf(text)).toMatchObject({ ...answers, firstName: 'Bo', idempotencyKey: expect.any(String) })
    expect(valuesOf(text).idempotencyKey).not.toBe(idempotencyKey)
  })

  it('comes back with 503, every value and its key while the database is away', async () => {
    await withApp({}, async (away) => {
      const restore = await rejectConnections(away.db)
      const idempotencyKey = newKey()
      const { status, text } = await post({ ...answers, idempotencyKey }, away.app)
      expect(status).toBe(503)
      expect(text).toContain('Submission Failed')
      expect(valuesOf(text)).toMatchObject({ ...answers, idempotencyKey })
      expect(text).not.toMatch(/ECONN|postgres|node_modules/i)
      await restore()
      expect((await post({ ...answers, idempotencyKey }, away.app)).status).toBe(302)
    })
  })

  it('from another site is rejected: 403', async () => {
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }, { Origin: 'null' }])
      expectErrorPage(await post(answers).set(headers), 403)
  })

  it('that is too large is rejected: 413', async () => {
    expectErrorPage(await post({ organizationDescription: 'x'.repeat(129 * 1024) }), 413)
    expect((await post({ ...answers, organizationDescription: 'x'.repeat(120 * 1024) })).status).toBe(422)
    const fields = Object.fromEntries(Array.from({ length: 65 }, (_, at) => [`field${at}`, '']))
    expectErrorPage(await post(fields), 413)
  })

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'as %s is rejected: 415',
    async (type) => {
      expectErrorPage(await request(site.app).post('/get-recommendation').set('Content-Type', type).send('{}'), 415)
    },
  )

  it('past the limit is rejected and keeps everything entered: 429', async () => {
    const from = (call: request.Test) => call.set('X-Forwarded-For', '2001:db8:7::1')
    for (let batch = 0; batch < 30; batch += 1)
      await Promise.all(Array.from({ length: 20 }, () => from(request(site.app).post('/api/leads')).send(leadOf())))
    const refused = await from(post(answers))
    expect(refused.status).toBe(429)
    expect(refused.text).toContain('Submission Failed')
    expect(refused.text).toContain(`value="${answers.organizationName}"`)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})
