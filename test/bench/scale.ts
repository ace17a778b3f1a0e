import type { Knex } from 'knex'
import { pino } from 'pino'
import { renderMetrics } from '../../server/outbox/metrics'
import { readConfig } from '../../server/platform/config'
import { createPools } from '../../server/platform/pools'
import { createServices, type Services } from '../../server/services'
import { passwordOwner } from '../../shared/admin/actor'
import { auditQuery } from '../../shared/admin/audit'
import { leadQuery } from '../../shared/admin/leads'
import { messageQuery } from '../../shared/admin/messages'
import { adminPostQuery } from '../../shared/admin/posts'
import { deliveryQuery } from '../../shared/admin/webhooks'
import { createTestDatabase } from '../support/database'
import { leadOf } from '../support/lead'
import { fillBlog } from './blog-posts'
import { fillAdmin, frequentWord, owners, type Size, seldomWord } from './scale-fill'
import { compareSizes, type Task } from './turns'

/**
 * BENCH_LEADS sets the number of leads of the large size for a quick run, with ten views for each and a tenth as many
 * posts.
 */
const most = Number(process.env.BENCH_LEADS ?? 1_000_000)
const sizes = [
  { leads: 1_000, views: 10_000, paths: 50, posts: 1_000 },
  { leads: most, views: 10 * most, paths: Math.ceil(most / 200), posts: Math.max(1_000, most / 10) },
] as const

interface Site {
  size: Size
  db: Knex
  services: Services
  /** A few hundred ids of existing leads. */
  ids: string[]
  /** Their email addresses. */
  addresses: string[]
  /** A cursor in the middle of the list. */
  middle: string
  /** Leads and messages with conversations. */
  conversed: { leads: string[]; messages: string[] }
  endpoint: string
  open: () => Services
}

const list = ({ services }: Site, query: object) => services.leadAdmin.listLeads(leadQuery.parse(query))
const messages = ({ services }: Site, query: object) => services.messageAdmin.listMessages(messageQuery.parse(query))
const posts = ({ services }: Site, query: object) => services.postAdmin.listAdminPosts(adminPostQuery.parse(query))
/** The number of a lead, a different one for each sample. */
const numberOf = ({ size }: Site, sample: number) => 1 + ((sample * 7_919) % size.leads)
const oneOf = <Value>(values: readonly Value[], sample: number) => values[sample % values.length] as Value

const tasks: Task<Site>[] = [
  { name: 'leads, due first', run: (site) => list(site, {}) },
  { name: 'leads, newest first', run: (site) => list(site, { sort: 'newest' }) },
  { name: 'leads, by organization', run: (site) => list(site, { sort: 'organization' }) },
  { name: 'leads, from the middle', run: (site) => list(site, { sort: 'oldest', after: site.middle }) },
  { name: 'leads, last page', run: (site) => list(site, { before: 'end' }) },
  { name: 'leads, overdue', run: (site) => list(site, { status: 'overdue' }) },
  { name: 'leads, closed', run: (site) => list(site, { status: 'closed' }) },
  { name: 'leads, in review, newest', run: (site) => list(site, { status: 'in-review', sort: 'newest' }) },
  { name: 'leads of an owner', run: (site, sample) => list(site, { owner: oneOf(owners, sample) }) },
  { name: 'leads of nobody', run: (site) => list(site, { owner: '-' }) },
  { name: 'leads of an industry', run: (site) => list(site, { industry: 'autism' }) },
  { name: 'search, mail address', run: (site, sample) => list(site, { search: oneOf(site.addresses, sample) }) },
  {
    name: 'search, part of an address',
    grows: true,
    run: (site, n) => list(site, { search: `practice${numberOf(site, n)}.example` }),
  },
  { name: 'search, phone number', run: (site, n) => list(site, { search: phoneOf(numberOf(site, n)) }) },
  { name: 'search, words in any order', run: (site, n) => list(site, { search: `${numberOf(site, n)} practice` }) },
  { name: 'search, no hit', run: (site, sample) => list(site, { search: `xylo${sample}phone` }) },
  { name: 'search, present system', run: (site) => list(site, { search: 'TherapyNotes' }) },
  { name: 'search, word of 3 in 10', run: (site) => list(site, { search: frequentWord }) },
  { name: 'search, word of 1 in 200', grows: true, run: (site) => list(site, { search: seldomWord }) },
  { name: 'a lead', run: ({ services, ids }, sample) => services.leadAdmin.getLead(oneOf(ids, sample)) },
  { name: 'messages', run: (site) => messages(site, {}) },
  { name: 'messages, search', run: (site, n) => messages(site, { search: `question ${1_000 - (n % 900)}` }) },
  { name: 'messages, overdue', run: (site) => messages(site, { status: 'overdue' }) },
  {
    name: 'a lead with a conversation',
    run: ({ services, conversed }, n) => services.leadAdmin.getLead(oneOf(conversed.leads, n)),
  },
  {
    name: 'a message with a conversation',
    run: ({ services, conversed }, n) => services.messageAdmin.getMessage(oneOf(conversed.messages, n)),
  },
  {
    name: 'webhooks of an endpoint',
    run: ({ services, endpoint }) => services.webhooks.getEndpoint(endpoint, deliveryQuery.parse({})),
  },
  { name: 'audit log', run: ({ services }) => services.audit.listAudit(auditQuery.parse({})) },
  { name: 'articles', run: (site) => posts(site, {}) },
  { name: 'articles, search', run: (site, sample) => posts(site, { search: `quorvex${sample % 50}q` }) },
  { name: 'overview', run: ({ services }) => services.overview.getOverview({ days: '90' }) },
  { name: 'overview, counted anew', grows: true, run: ({ open }) => open().overview.getOverview({ days: '90' }) },
  { name: 'metrics', run: ({ db }) => renderMetrics(db) },
  { name: 'lead comes in', run: ({ services }) => services.leads.submit({ answers: leadOf() }) },
  { name: 'lead is erased', run: ({ services, ids }) => services.leadAdmin.eraseLead(passwordOwner, ids.pop() ?? '') },
]

const phoneOf = (number: number) => {
  const digits = `555${String(Math.floor(number / 10_000)).padStart(3, '0')}${String(number % 10_000).padStart(4, '0')}`
  return `${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`
}

/**
 * Measures the cost of the admin's pages with 1,000 leads and with 1,000,000 (with 10,000,000 page views and 100,000
 * posts) in the services: their statements and the processing of rows, without pages. Returns whether every ratio meets
 * its target.
 */
export async function benchScale(): Promise<boolean> {
  const sites = [await openSite(sizes[0]), await openSite(sizes[1])]
  try {
    const [open, counts] = [sites.map((site) => () => site), sizes.map(({ leads }) => leads)]
    return await compareSizes({ what: 'admin', sizes: counts, open, tasks, warmUp: 10, samples: 100, judged: ['p50'] })
  } finally {
    for (const { close } of sites) await close()
  }
}

async function openSite(size: (typeof sizes)[number]): Promise<Site & { close: () => Promise<void> }> {
  const began = performance.now()
  const database = await createTestDatabase()
  await fillAdmin(database.db, size)
  await fillBlog(database.db, size.posts)
  const config = readConfig({ DATABASE_URL: database.url, SESSION_SECRET: 'a secret of the benchmark alone' })
  const pools = createPools(config)
  const db = pools.admin
  const open = () => createServices({ config, pools, logger: pino({ level: 'silent' }) })
  const services = open()
  const ids = await db('leads').orderBy('id').limit(700).pluck('id')
  const addresses = await db('leads').whereIn('id', ids).pluck('work_email')
  const entries = db('thread_entries').limit(200)
  const conversed = {
    leads: await entries.clone().whereNotNull('lead_id').pluck('lead_id'),
    messages: await entries.clone().whereNotNull('message_id').pluck('message_id'),
  }
  const endpoint = (await db('webhook_endpoints').first('id')).id
  const half = new Date(Date.now() - 1.5 * 365 * 24 * 3_600_000)
  const middle = `0.${half.getTime()}000.00000000-0000-0000-0000-000000000000`
  console.log(`${size.leads.toLocaleString('en-US')} leads after ${((performance.now() - began) / 1_000).toFixed(0)} s`)
  return {
    ...{ size, db, services, ids, addresses, middle, conversed, endpoint, open },
    async close() {
      await pools.close()
      await database.drop()
    },
  }
}
