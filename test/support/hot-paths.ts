import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import request from 'supertest'
import { createEmail } from '../../server/email'
import { readConfig } from '../../server/platform/config'
import { adminPassword, createTestApp, type storeKinds, type TestApp } from './app'
import { leadOf } from './lead'
import { storePosts } from './posts'
import { deliveryOf, storeLead } from './promise'
import { startSmtpServer } from './smtp'
import { statementsOf } from './statements'

type Store = (typeof storeKinds)[number]

/** The statements that `docs/hot-paths.md` allows each path, by the store of sessions and limits. */
const statementBudgets = {
  lead: { postgres: 2, redis: 1 },
  'page from the cache': { postgres: 0, redis: 0 },
  'page rendered anew': { postgres: 2, redis: 2 },
  'article rendered anew': { postgres: 1, redis: 1 },
  email: { postgres: 3, redis: 3 },
  'sign-in': { postgres: 6, redis: 1 },
} satisfies Record<string, Record<Store, number>>

type HotPath = keyof typeof statementBudgets

export interface HotPathCost {
  path: HotPath
  /** The statements of the most expensive variant. */
  statements: string[]
  allowed: number
}

const pages = ['/', '/vendors', '/comparisons?emr1=opus&emr2=kipu', '/emr/kipu', '/match', '/rules', '/changes']
const blogPages = ['/blog/category/all', '/blog/category/billing-and-rcm', '/blog/best-ehr-psychiatry', '/free-guide']
const article = '/blog/hot'
const formPages = ['/get-recommendation', '/contact', '/corrections?vendor=opus&field=starRating']

/** Takes each hot path once, on a Postgres of its own, and returns the statements that it ran. */
export async function measureHotPaths(store: Store): Promise<HotPathCost[]> {
  const site = await createTestApp({ store })
  try {
    await storePosts(site.db, [{ slug: 'hot', content: '<h2 id="a">A</h2><p>A text</p>' }])
    // It was stored without the service, so its first reader prepares it.
    await read(site, '/api/posts/hot')
    // The first list after a write counts the articles of all categories for the following ones.
    await read(site, '/blog')
    const lead = () => request(site.app).post('/api/leads').send(leadOf()).expect(201)
    const mails = await emails(site)
    const taken: Record<HotPath, string[]> = {
      lead: await dearest([lead, lead]),
      'article rendered anew': await dearest([() => read(site, article)]),
      'page rendered anew': await dearest([...pages, ...blogPages, ...formPages].map((path) => () => read(site, path))),
      'page from the cache': await dearest([...pages, ...blogPages, article].map((path) => () => read(site, path))),
      email: await dearest(mails),
      'sign-in': await dearest([() => signIn(site)]),
    }
    const sent = await site.db('deliveries').where({ state: 'sent' })
    if (sent.length !== mails.length) throw new Error(`${sent.length} of ${mails.length} emails were sent`)
    return Object.entries(statementBudgets).map(([name, allowed]) => {
      const path = name as HotPath
      return { path, statements: taken[path], allowed: allowed[store] }
    })
  } finally {
    for (const close of closing.splice(0)) await close()
    await site.close()
  }
}

const closing: (() => unknown)[] = []

const read = ({ app }: TestApp, path: string) => request(app).get(path).expect(200)
const signIn = ({ app }: TestApp) =>
  request(app).post('/api/admin/session').send({ password: adminPassword }).expect(204)

/** The statements of the most expensive variant. */
async function dearest(ways: (() => unknown)[]): Promise<string[]> {
  let most: string[] = []
  for (const way of ways) {
    const statements = await statementsOf(way)
    if (statements.length > most.length) most = statements
  }
  return most
}

/** The team's and the visitor's email about a lead. */
async function emails({ db, addresses }: TestApp): Promise<(() => Promise<void>)[]> {
  const smtp = await startSmtpServer()
  const config = readConfig({
    SITE_URL: 'https://guide.example',
    SESSION_SECRET: randomUUID(),
    DATABASE_URL: addresses.databaseUrl,
    LEADS_TO: 'team@guide.example',
    SMTP_URL: smtp.url,
  })
  const service = createEmail({ config, db, logger: pino({ level: 'silent' }) })
  closing.push(
    () => service.close(),
    () => smtp.close(),
  )
  const leadId = await storeLead(db)
  const ids = await Promise.all(
    (['lead-team', 'lead-confirmation'] as const).map(async (kind) => (await deliveryOf(db, leadId, kind)).id),
  )
  return ids.map((id) => () => service.deliver({ deliveryId: id }, id))
}
