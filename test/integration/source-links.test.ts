import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { createOpener } from '../../server/source-links/open'
import { ask } from '../../server/source-links/request'
import { createSourceLinkChecker } from '../../server/source-links/service'
import type { SourceLinks } from '../../shared/admin/source-links'
import { sourceAddresses } from '../../shared/dataset/source-addresses'
import { perform } from '../support/acts'
import { signedIn } from '../support/admin'
import { createTestApp, storeKinds, type TestApp } from '../support/app'
import { openWorkers } from '../support/queues'
import { until } from '../support/until'

const logger = pino({ level: 'silent' })
const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const work of cleanUps.splice(0).reverse()) await work()
})

interface Asked {
  method: string | undefined
  url: string | undefined
  userAgent: string | undefined
}

/** A local site with the given responses that records its requests. */
async function openServer(answer: RequestListener) {
  const asked: Asked[] = []
  let open = 0
  let mostAtOnce = 0
  const server = createServer((request, response) => {
    asked.push({ method: request.method, url: request.url, userAgent: request.headers['user-agent'] })
    open += 1
    mostAtOnce = Math.max(mostAtOnce, open)
    response.on('close', () => {
      open -= 1
    })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUps.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { base, asked, mostAtOnce: () => mostAtOnce }
}

const statusOf: Record<string, number> = { '/fine': 200, '/gone': 404, '/closed': 403, '/broken': 500 }

/** Typical responses: some pages are gone, one does not support HEAD, one redirects to the home page. */
const web: RequestListener = ({ method, url = '' }, response) => {
  if (url === '/robots.txt') return void response.end('User-agent: *\nDisallow: /private')
  if (url === '/no-head') return void response.writeHead(method === 'HEAD' ? 405 : 200).end('x'.repeat(5_000_000))
  if (url === '/moved') return void response.writeHead(301, { Location: '/fine' }).end()
  if (url === '/home') return void response.writeHead(302, { Location: '/' }).end()
  if (url === '/round') return void response.writeHead(302, { Location: '/round' }).end()
  if (url === '/out') return void response.writeHead(302, { Location: 'file:///etc/passwd' }).end()
  if (url === '/odd') return void response.writeHead(302, { Location: 'http://[' }).end()
  return void response.writeHead(statusOf[url] ?? 200).end()
}

/** Nothing stops the work. */
const { signal } = new AbortController()

test.each([
  ['/fine', 'ok', ''],
  ['/moved', 'ok', ''],
  ['/no-head', 'ok', ''],
  ['/gone', 'failed', 'answers 404'],
  ['/broken', 'failed', 'answers 500'],
  ['/closed', 'refused', 'answers programs with 403'],
  ['/private/page', 'refused', 'robots.txt tells programs not to open it'],
  ['/home', 'failed', 'now leads to the home page'],
  ['/round', 'failed', 'leads to more than five redirects'],
  ['/out', 'failed', 'leads to a redirect to an address outside the web'],
  ['/odd', 'failed', 'leads to a redirect to an invalid address'],
])('an address that is %s counts as %s: %s', async (path, outcome, detail) => {
  const { base, asked } = await openServer(web)
  const open = createOpener({ userAgent: 'Test/1.0', signal, allowPrivate: true })
  expect(await open(base + path)).toEqual({ outcome, detail })
  expect(asked.some(({ url }) => url?.startsWith('/private'))).toBe(false)
})

test('a server that cannot be reached counts as failed', async () => {
  const { base } = await openServer(web)
  await cleanUps.pop()?.()
  const open = createOpener({ userAgent: 'Test/1.0', signal, allowPrivate: true })
  expect(await open(`${base}/a`)).toEqual({ outcome: 'failed', detail: 'could not be reached (ECONNREFUSED)' })
})

test('only as much of a body is read as needed', async () => {
  const { base } = await openServer(web)
  const { body } = await ask('GET', `${base}/no-head`, 1_000, { userAgent: 'Test/1.0', signal, allowPrivate: true })
  expect(body).toHaveLength(1_000)
})

test("without the tests' parameter, no local address is requested, by name, number, or redirect", async () => {
  const { base, asked } = await openServer(web)
  const open = createOpener({ userAgent: 'Test/1.0', signal })
  const port = new URL(base).port
  for (const address of [base, `http://localhost:${port}/`, 'http://localhost/', 'http://127.0.0.1/', 'http://[::1]/'])
    expect((await open(address)).outcome).toBe('failed')
  expect(asked).toEqual([])
})

it('the addresses of the catalogue are all included, each with the values that cite it', () => {
  const addresses = sourceAddresses()
  expect(addresses.size).toBeGreaterThan(200)
  for (const [url, rests] of addresses) {
    expect([url, new URL(url).hash, rests.length > 0]).toEqual([url, '', true])
    for (const { to } of rests) expect(to).toMatch(/^\/(emr\/\w+(#[\w.]+)?|rules#[\w-]+)$/)
  }
  expect([...addresses.values()].flat().some(({ to }) => to.startsWith('/rules#'))).toBe(true)
})

describe.each(storeKinds)('the job, with the queue in %s', (store) => {
  async function open(answer: RequestListener, paths: readonly string[], env: Record<string, string> = {}) {
    const server = await openServer(answer)
    const site = await createTestApp({ store, env: { SOURCE_LINKS: 'weekly', ...env } })
    cleanUps.push(site.close)
    const config = {
      siteUrl: 'https://guide.example',
      sourceLinks: env.SOURCE_LINKS === 'off' ? 'off' : 'weekly',
    } as const
    const addresses = paths.map((path) => server.base + path)
    const checker = createSourceLinkChecker({ config, db: site.db, logger, test: { addresses } })
    return { server, site, checker, admin: await signedIn(site) }
  }

  const read = async ({ admin }: { admin: Awaited<ReturnType<typeof signedIn>> }): Promise<SourceLinks> =>
    (await perform(admin, 'readSourceLinks').expect(200)).body
  const letDaysPass = (site: TestApp, days: number) =>
    site.db.raw(
      `update source_links set due_at = due_at - make_interval(days => :days), checked_at = checked_at - make_interval(days => :days),
         failing_since = failing_since - make_interval(days => :days)`,
      { days },
    )

  it('runs from its queue, and reports addresses that failed twice in a row, and since when', async () => {
    const opened = await open(web, ['/fine', '/gone', '/closed'])
    const { queues, close } = await openWorkers(opened.site, { 'check-source-links': opened.checker.run })
    cleanUps.push(close)
    await queues.jobs.addBulk([{ name: 'check-source-links', data: {} }])
    await until(async () => expect((await read(opened)).counts).toEqual({ all: 3, checked: 3, gone: 0, refused: 1 }))
    await letDaysPass(opened.site, 2)
    await opened.checker.run()
    const { gone, refused, counts } = await read(opened)
    expect(counts).toEqual({ all: 3, checked: 3, gone: 1, refused: 1 })
    expect(gone).toMatchObject([{ url: `${opened.server.base}/gone`, detail: 'answers 404', rests: [] }])
    expect(Date.now() - Date.parse(gone[0]?.failingSince ?? '')).toBeGreaterThan(24 * 3_600_000)
    expect(refused).toMatchObject([{ detail: 'answers programs with 403', failingSince: null }])
    expect((await opened.admin.get('/admin/sources').expect(200)).text).toContain(`${opened.server.base}/gone`)
    expect((await perform(opened.admin, 'getOverview').expect(200)).body.sourceLinks).toEqual({ gone: 1 })
  })

  it('requests each address once a week, one at a time per host, even with concurrent runs, and identifies itself', async () => {
    const paths = Array.from({ length: 12 }, (_, index) => `/page-${index}`)
    const { server, checker } = await open(web, paths)
    await Promise.all([checker.run(), checker.run()])
    await checker.run()
    const pages = server.asked.filter(({ url }) => url !== '/robots.txt')
    expect(pages.map(({ url }) => url).sort()).toEqual([...paths].sort())
    expect(server.mostAtOnce()).toBe(1)
    expect(new Set(server.asked.map(({ userAgent }) => userAgent))).toEqual(
      new Set(['BehavioralEmrSourceCheck/1.0 (+https://guide.example/methodology)']),
    )
  })

  it('requests nothing when switched off', async () => {
    const opened = await open(web, ['/fine'], { SOURCE_LINKS: 'off' })
    await opened.checker.run()
    expect(opened.server.asked).toEqual([])
    expect(await read(opened)).toMatchObject({ isOn: false, counts: { all: 0 } })
  })

  it('stops at once if told to, and the next run continues', async () => {
    let isStuck = true
    const { server, checker, site } = await open(
      (request, response) => (isStuck ? undefined : web(request, response)),
      ['/fine', '/moved'],
    )
    const first = checker.run()
    await until(async () => expect(server.asked.length).toBe(1))
    checker.stop()
    await first
    isStuck = false
    await checker.run()
    expect(await site.db('source_links').whereNot({ outcome: 'ok' }).orWhereNull('outcome')).toEqual([])
  })

  it('forgets addresses that are no longer cited, and failures that have ended', async () => {
    let status = 404
    const { site, checker } = await open((_request, response) => void response.writeHead(status).end(), ['/page'])
    await site.db('source_links').insert({ url: 'https://cited.example/before' })
    await checker.run()
    expect(await site.db('source_links')).toMatchObject([{ failures: 1, detail: 'answers 404' }])
    await letDaysPass(site, 2)
    status = 200
    await checker.run()
    expect(await site.db('source_links')).toMatchObject([{ failures: 0, failing_since: null, outcome: 'ok' }])
  })
})
