import { buffer } from 'node:stream/consumers'
import { pino } from 'pino'
import { createApps } from '../../client/renderer/apps'
import type { PageRenderer } from '../../client/renderer/server'
import { articles } from '../../migrations/articles'
import { draftOf } from '../../migrations/seed-articles'
import { createPost } from '../../server/blog/writing'
import { finishPage } from '../../server/http/finished-page'
import { createPageApi } from '../../server/page-api'
import { pageSite } from '../../server/page-site'
import { type Config, readConfig } from '../../server/platform/config'
import { createPools } from '../../server/platform/pools'
import { createServices } from '../../server/services'
import { resourceLinks } from '../../shared/site/navigation'
import { specialtyGuidePath, specialtyGuides } from '../../shared/site/specialty-guides'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { median } from './compare'
import { aligned } from './table'

/** More articles than a process keeps anything of: each is read as for the first time. */
const copies = 40
const rounds = 15
const pagesInRound = 60
/** Of an article's time to that of a page with a text of the site's own. */
const mostRatio = 1.3

const guides = [...specialtyGuides.map(({ slug }) => specialtyGuidePath(slug)), ...resourceLinks.map(({ to }) => to)]

/**
 * What a page costs that no cache has: its data, its rendering and its validator, in CPU time of the whole process. The
 * kinds of pages take turns, so that whatever slows the machine slows all. True: an article keeps its target.
 */
export async function benchUncached(): Promise<boolean> {
  const database = await createTestDatabase()
  const config = readConfig({
    DATABASE_URL: database.url,
    SITE_URL: 'https://guide.example',
    SESSION_SECRET: 'a secret of the benchmark alone',
    ADMIN_PASSWORD: 'a password of the benchmark alone',
  })
  const pools = createPools(config)
  try {
    const services = createServices({ config, pools, logger: pino({ level: 'silent' }) })
    const { site } = createApps({ api: createPageApi(services), site: pageSite(config), assetTags: () => '' })
    const kinds = [
      kindOf('article', await fill(database)),
      kindOf('guide', guides),
      kindOf('vendor page', ['/emr/kipu', '/emr/valant', '/emr/epic']),
      kindOf('about, terms', ['/about', '/terms']),
    ] as const
    await takeTurns(kinds, site, config)
    return report(kinds)
  } finally {
    await pools.close()
    await database.drop()
  }
}

interface Kind {
  name: string
  paths: readonly string[]
  /** CPU milliseconds a page, one of each round. */
  times: number[]
  bytes: number
}

const kindOf = (name: string, paths: readonly string[]): Kind => ({ name, paths, times: [], bytes: 0 })

/** Publishes many copies of the articles that the product brings along, and answers their addresses. */
async function fill({ db }: TestDatabase): Promise<string[]> {
  const paths: string[] = []
  await db.transaction(async (transaction) => {
    for (let copy = 0; copy < copies; copy += 1)
      for (const article of articles) paths.push(`/blog/${(await createPost(transaction, draftOf(article))).slug}`)
  })
  await db.raw('vacuum analyze')
  return paths
}

async function takeTurns(kinds: readonly Kind[], site: PageRenderer, { siteUrl }: Config): Promise<void> {
  for (let round = -2; round < rounds; round += 1)
    for (const kind of round % 2 ? kinds : kinds.toReversed()) {
      const began = process.cpuUsage()
      for (let page = 0; page < pagesInRound; page += 1) {
        const path = kind.paths[((round + 2) * pagesInRound + page) % kind.paths.length] ?? ''
        kind.bytes = await render(site, new URL(path, siteUrl))
      }
      const { user, system } = process.cpuUsage(began)
      if (round >= 0) kind.times.push((user + system) / 1_000 / pagesInRound)
    }
}

async function render(site: PageRenderer, url: URL): Promise<number> {
  const { status, body } = await site.render(new Request(url), '', undefined)
  if (status !== 200 || !body) throw new Error(`${url.pathname} answered ${status}`)
  return finishPage({ status, headers: [], identity: await buffer(body) }).identity.length
}

function report(kinds: readonly [article: Kind, guide: Kind, ...Kind[]]): boolean {
  const [article, guide] = kinds.map(({ times }) => median(times))
  const ratio = (article ?? Number.NaN) / (guide ?? Number.NaN)
  const rows = kinds.map(({ name, times, bytes }) => [name, median(times).toFixed(2), String(bytes)])
  for (const line of aligned([['uncached page', 'CPU ms', 'bytes of HTML'], ...rows])) console.log(line)
  const isKept = ratio <= mostRatio
  console.log(`an article to a guide: ${ratio.toFixed(2)}, <= ${mostRatio} ${isKept ? 'kept' : 'MISSED'}`)
  return isKept
}
